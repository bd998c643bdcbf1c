import type { AlertKind } from '@clinical/contract/messaging/messaging.schemas';
import type { Alert, Alerts, AlertScope } from '../../platform/alerts.ts';
import { hasAlert, holdChart, joinEverybody, lockAlertChannel } from './alert-channel.queries.ts';
import { countChange, insertMessage } from './messages.queries.ts';
import { publishChannel, publishMessages } from './publish-messages.ts';
import { startCall } from './urgent-calls.ts';

/** What the alerts say: nothing about a patient. Pages have these texts in the reader's language; searches find these. */
const words: Record<AlertKind, string> = {
  'red-flag': 'A patient’s answers need somebody now.',
  'fax-received': 'A new fax needs a person.',
  'fax-failed': 'A fax was not delivered.',
  'job-failed': 'A background job failed.',
  'checks-failed': 'The checks of a note could not run.',
  'invitation-accepted': 'An invitation was accepted.',
  'invitation-expired': 'An invitation expired without an answer.',
  'backup-failed': 'A backup failed.',
};

/** Writes alerts into the workspace's channel for them, which is there from the first one on. */
export const raisedAlerts: Alerts = {
  raise: (scope, alert) => write(scope, alert, false),
  callOnCall: (scope, alert) => write(scope, alert, true),
};

async function write(scope: AlertScope, alert: Alert, urgent: boolean): Promise<void> {
  const { kind, workspaceId, recordId } = alert;
  const alertKey = `${kind}:${alert.key}`;
  const channelId = await lockAlertChannel(scope, workspaceId);
  if (await hasAlert(scope.db, workspaceId, alertKey)) return;
  const joined = await joinEverybody(scope, channelId, workspaceId);
  const { sequence, revision } = await countChange(scope, channelId, true);
  const message = {
    id: scope.ids.uuid(),
    workspaceId,
    channelId,
    sequence,
    revision,
    authorId: null,
    clientId: scope.ids.uuid(),
    content: words[kind],
    replyTo: null,
    threadId: null,
    // the chart may be gone by now
    noteId: alert.noteId === null ? null : await holdChart(scope.db, alert.noteId),
    urgent,
    alert: kind,
    alertKey,
    recordId,
    createdAt: scope.clock.now(),
    editedAt: null,
    deletedAt: null,
  };
  await insertMessage(scope, message);
  if (urgent) await startCall(scope, message);
  if (joined) await publishChannel(scope, channelId);
  await publishMessages(scope, channelId, revision);
}
