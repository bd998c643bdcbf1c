import type { Alert } from '../../platform/alerts.ts';
import type { FaxRow } from './fax.queries.ts';

/** Tells the workspace once that a person has to look at a fax that came in. */
export function receivedAlert({ id, workspaceId }: Pick<FaxRow, 'id' | 'workspaceId'>): Alert {
  return { kind: 'fax-received', workspaceId, key: id, noteId: null, recordId: id };
}
