import type { AuditEntry } from '@clinical/contract/audit/audit.schemas';
import { texts } from '../../lib/texts.ts';
import { t } from './audit.texts.ts';

const sentences = {
  'note.read': 'Opened the chart',
  'note.list': 'Opened the patient list',
  'note.list-work': 'Opened the list of unsigned visits',
  'note.create': 'Added the patient',
  'note.edit': 'Changed the patient’s details',
  'note.delete': 'Deleted the chart',
  'note.restore': 'Restored the chart',
  'note.share': 'Shared the chart',
  'note.merge': 'Merged two charts',
  'note.unmerge': 'Undid the merge of two charts',
  'note.export': 'Exported the chart',
  'note.file': 'Filed the chart in a department',
  'note.hand-over': 'Handed the chart over',
  'note.command': 'Asked a question about the chart',
  'transcript.read': 'Read a note',
  'transcript.outline': 'Opened the timeline of the chart',
  'transcript.read-history': 'Read the history of a note',
  'transcript.read-asset': 'Opened an original file',
  'transcript.create': 'Added an entry',
  'transcript.edit': 'Edited a note',
  'transcript.generate': 'Generated a note',
  'transcript.start-generate': 'Started to generate a note',
  'transcript.sign': 'Signed a note',
  'transcript.addend': 'Added an addendum',
  'transcript.delete': 'Deleted an entry',
  'transcript.erase': 'Erased an entry',
  'transcript.restore': 'Restored an earlier version of a note',
  'transcript.restore-entry': 'Restored an entry',
  'transcript.export': 'Exported a note',
  'transcript.export-packet': 'Exported a signed record',
  'transcript.move': 'Moved an entry to another chart',
  'transcript.change-speakers': 'Changed who spoke',
  'transcript.send-to-model': 'Sent a visit to the connected model',
  'clinical-task.send-to-model': 'Sent an instruction for tasks to the connected model',
  'transcript.send-to-speech-engine': 'Sent audio to the speech service',
  'checks.read': 'Read the checks of a note',
  'checks.run': 'Ran the checks of a note',
  'consent.list': 'Read the consents',
  'signing.read': 'Read the signatures of a note',
  'prechart.read': 'Read the precharts',
  'patient-summary.read': 'Read the patient summary',
  'patient-summary.write': 'Made a patient summary',
  'recording.start': 'Started a recording',
  'recording.finish': 'Finished a recording',
  'recording.list': 'Read the list of recordings',
  'recording.erase': 'Erased a recording',
  'audit.read': 'Read the audit log',
  'audit.export': 'Exported the audit log',
  'audit.verify': 'Verified the audit log',
  'break-glass.open': 'Opened the chart in an emergency',
  'session.sign-in': 'Signed in',
  'session.end': 'Signed out',
  'account.change-password': 'Changed the password',
  'member.invite': 'Invited a colleague',
  'member.remove': 'Removed a member',
  'member.set-permission': 'Changed a member’s permission',
  'template.create': 'Created a template',
  'template.edit': 'Changed a template',
  'template.delete': 'Deleted a template',
  'template.roll-back': 'Rolled a template back',
} as const;
const said = texts(sentences);

const hasSentence = (action: string): action is keyof typeof sentences => action in sentences;

/** What a row of the log tells, for a reader: "Opened the chart"; its kind where it has no sentence of its own. */
export function auditSentence({ action, kind }: Pick<AuditEntry, 'action' | 'kind'>): string {
  return hasSentence(action) ? said(action) : t(kind);
}
