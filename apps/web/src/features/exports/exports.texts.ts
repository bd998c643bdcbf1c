import { texts } from '../../lib/texts.ts';

export const t = texts({
  pdf: 'Download as PDF',
  word: 'Download as Word',
  print: 'Print',
  notMade: 'The file was not created',
  born: 'Born {day}',
  mrn: 'MRN {mrn}',
  // copying
  copied: 'Copied to clipboard',
  copiedPlainTitle: 'Copied to clipboard. Need bold and tables?',
  copiedPlainText: 'Turn on rich formatting in the Automation Rules page.',
  openRichFormatting: 'Turn on',
  copyFailed: 'Failed to copy',
  copyFailedText: 'Unable to copy text.',
  copyFailedRich: 'Unable to copy formatted text to clipboard.',
  copyFailedPlain: 'Unable to copy text to clipboard.',
  draftLine: 'DRAFT, not reviewed',
  syntheticDraftLine: 'DRAFT, not reviewed. SYNTHETIC, not a real visit',
  noSourceMark: 'no source',
  differsMark: 'differs from the transcript',
});
