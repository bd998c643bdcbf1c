import { texts } from '../../lib/texts.ts';

/** The price list's actions and the ledger's own entries, as people read them. */
const known = {
  trial: 'Trial credits',
  refill: 'Monthly refill',
  lapse: 'Unused credits lapsed',
  recording: 'Recording or upload',
  upload: 'Recording or upload',
  audio: 'Recording or upload',
  dictation: 'Dictation',
  'voice-edit': 'Voice edit',
  regenerate: 'Note written again',
  'regenerate-note': 'Note written again',
  note: 'Note',
  'generate-note': 'Note',
  nurse: 'AI nurse sequence',
  'nurse-sequence': 'AI nurse sequence',
  evidence: 'DeepEvidentia',
  visualizer: 'Patient visualizer',
  fax: 'Fax',
  'talk-template': 'Talk to template',
  synthetic: 'Synthetic transcript',
  'synthetic-transcript': 'Synthetic transcript',
  preview: 'Preview of a template',
  'preview-note': 'Preview of a template',
  command: 'Command',
  pdf: 'PDF',
  'employee-task': 'AI employee task',
} as const;
const t = texts(known);

/** An action of a later version is shown by its own name in plain letters. */
export function actionName(action: string): string {
  if (Object.hasOwn(known, action)) return t(action as keyof typeof known);
  const words = action.replace(/[._-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
