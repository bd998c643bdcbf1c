import { texts } from '../../lib/texts.ts';

export const t = texts({
  noAccess: 'No rule gives them access to this patient.',
  capped: 'Their permission in the workspace lets them only read.',
  rule: '{why}: {may}',
  mayread: 'may read',
  mayedit: 'may edit',
  maymanage: 'may edit, delete and merge',
  owner: 'Owns this patient',
  admin: 'Is an admin of the workspace',
  department: 'Is in the department {name}',
  collaborator: '{name} shares it with them',
  merge: 'Owned a chart that was merged into this one',
  breakGlass: 'Opened it in an emergency, until {time}',
  couldNotExplain: 'Could not find out why they see this patient',
  whyTitle: 'Why {name} sees a patient',
  whyLead: 'Choose a patient to see which rules open the chart to {name}.',
  patient: 'Patient',
  patientBorn: '{name}, born {day}',
  noPatient: 'No patient is called that',
  close: 'Close',
});
