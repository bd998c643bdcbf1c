import { texts } from '../../lib/texts.ts';

/** The price list's actions and the ledger's own entries, as people read them. */
const known = {
  trial: 'Trial credits',
  refill: 'Monthly refill',
  lapse: 'Unused credits expired',
  note: 'Note',
  command: 'Command',
  pdf: 'PDF',
  dictation: 'Dictation',
  'voice-edit': 'Voice edit',
  'nurse-sequence': 'AI nurse sequence',
  evidence: 'DeepEvidentia',
  visualizer: 'Patient visualizer',
  fax: 'Fax',
  'talk-to-template': 'Talk to template',
  'synthetic-transcript': 'Synthetic transcript',
  'preview-note': 'Template preview',
  'employee-task': 'AI employee task',
} as const;
const t = texts(known);

/** An action of a later version is shown by its own name in plain letters. */
export function actionName(action: string): string {
  if (Object.hasOwn(known, action)) return t(action as keyof typeof known);
  const words = action.replace(/[._-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
