import { texts } from '../../../lib/texts.ts';

export const t = texts({
  synthetic: 'Synthetic transcript',
  rule: 'A visit that never took place, made up from a specialty and a kind of visit. Nothing of a patient is in it.',
  entryRule:
    'The entry is marked as synthetic for good: it cannot be signed or sent, and counts in no figures and for no other note.',
  specialty: 'Specialty',
  visitType: 'Kind of visit',
  typeNew: 'New patient',
  typeFollowUp: 'Follow-up',
  typeAcute: 'Acute complaint',
  typeProcedure: 'Procedure',
  typeWell: 'Check-up',
  make: 'Make up a visit',
  failed: 'No visit was made up',
  madeBy: 'Made by {engine}',
  localEngine: 'Local engine',
  mark: 'Synthetic',
  whatWasSaid: 'What was said',
  whatItBecomes: 'What this template makes of it',
  notWritten: 'What the template makes of it could not be shown.',
  noSections: 'Add a section to see what the template makes of this visit.',
  copy: 'Copy the transcript',
  copied: 'Copied',
  notCopied: 'Not copied',
  close: 'Close',
});
