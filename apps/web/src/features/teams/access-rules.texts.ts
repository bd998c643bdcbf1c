import { texts } from '../../lib/texts.ts';

export const t = texts({
  noAccess: 'No permission gives them access to this patient.',
  capped: 'Their workspace permission limits them to reading.',
  rule: '{why}: {may}',
  mayread: 'can read',
  mayedit: 'can edit',
  maymanage: 'can edit, delete and merge',
  owner: 'Owns this patient',
  admin: 'Workspace admin',
  department: 'Member of the department {name}',
  collaborator: 'Shared by {name}',
  merge: 'Owned a chart that was merged into this one',
  breakGlass: 'Emergency access until {time}',
  couldNotExplain: 'The reason for this access could not be loaded',
  whyTitle: 'Access of {name} to a patient',
  whyLead: 'Select a patient to see why {name} has access to the chart.',
  patient: 'Patient',
  patientBorn: '{name}, born {day}',
  noPatient: 'No patients found',
  close: 'Close',
});
