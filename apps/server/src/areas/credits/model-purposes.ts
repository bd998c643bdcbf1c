/** All that a model is asked for. Each has its row in the table of `docs/security.md`, and a run in its test. */
export const modelPurposes = [
  'note',
  'command',
  'edit',
  'voice-edit',
  'gather',
  'patient-summary',
  'synthetic-transcript',
  'preview-note',
  'check-template',
  'talk-to-template',
  'repair-template',
  'reasoning',
  'hear-tasks',
  'read-task-instruction',
  'evidence',
  'test-engine',
] as const;
export type ModelPurpose = (typeof modelPurposes)[number];
