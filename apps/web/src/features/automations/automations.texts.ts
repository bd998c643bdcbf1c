import { texts } from '../../lib/texts.ts';

export const t = texts({
  title: 'Automation Rules',
  notSaved: 'The change was not saved',
  context: 'Context',
  autoAppend: 'Use the last visit as context',
  autoAppendHint: 'Opening a chart selects its latest earlier entry. You can deselect it there.',
  recording: 'Recording',
  spokenNotice: 'Spoken notice',
  spokenNoticeHint: {
    one: 'Your first recording begins with the spoken words “This visit is being recorded for your chart.”',
    other: 'Your first {n} recordings begin with the spoken words “This visit is being recorded for your chart.”',
  },
  copying: 'Copying',
  richFormatting: 'Rich formatting',
  richFormattingHint: 'Copies notes with bold, lists and tables. Otherwise as plain text.',
  preview: 'Preview of a copied note',
  previewLead: 'How a copied note looks where it is pasted',
});
