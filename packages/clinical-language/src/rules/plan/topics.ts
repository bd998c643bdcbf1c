/** What a section of a note is about. */
export const topics = [
  'cc',
  'hpi',
  'ros',
  'pmh',
  'psh',
  'meds',
  'allergies',
  'fh',
  'sh',
  'vitals',
  'exam',
  'results',
  'procedure',
  'assessment',
  'plan',
  'instructions',
] as const;
export type Topic = (typeof topics)[number];
