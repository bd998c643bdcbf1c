import type { AlertKind } from '@clinical/contract/messaging/messaging.schemas';

/** The text of each kind of alert in the reader's language. */
export const alertTexts = {
  'red-flag': 'redFlag',
  'fax-received': 'faxReceived',
  'fax-failed': 'faxFailed',
  'job-failed': 'jobFailed',
  'checks-failed': 'checksFailed',
  'invitation-accepted': 'invitationAccepted',
  'invitation-expired': 'invitationExpired',
  'backup-failed': 'backupFailed',
} as const satisfies Record<AlertKind, string>;
