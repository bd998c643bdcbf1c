/** One line of the audit log, as it is handed over for writing. Ids only, never patient data. */
export type AuditRow = {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  userId: string | null;
  /** As whom they saw it, for an admin who views the workspace as a member. */
  asUserId: string | null;
  workspaceId: string | null;
  sessionId: string | null;
  /** `<record>.<verb>` */
  action: string;
  recordType: string;
  recordId: string | null;
  noteId: string | null;
  outcome: 'ok' | 'refused' | 'error';
  requestId: string | null;
  address: string | null;
  userAgent: string | null;
};

/** Longest text that comes from the client. */
const foreignTextLimit = 200;

/** Names as in the table, texts in a form that every insert accepts: one bad header must not make a whole batch fail. */
export function columnsOf(row: AuditRow): Record<string, string | number | null> {
  return {
    id: row.id,
    at: row.at,
    user_id: clean(row.userId),
    as_user_id: clean(row.asUserId),
    workspace_id: clean(row.workspaceId),
    session_id: clean(row.sessionId),
    action: clean(row.action),
    record_type: clean(row.recordType),
    record_id: clean(row.recordId),
    note_id: clean(row.noteId),
    outcome: row.outcome,
    request_id: clean(row.requestId),
    address: clean(row.address),
    user_agent: clean(row.userAgent),
  };
}

/**
 * Without control characters, broken surrogates and line separators, at most 200 characters. Takes undefined for null: a client
 * that hung up has no address any more, whatever the type says, and must not make the others' batch fail.
 */
function clean(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  return text
    .slice(0, foreignTextLimit)
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .toWellFormed();
}
