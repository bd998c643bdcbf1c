import { auditKindOf } from '@clinical/contract/audit/audit.rules';
import type { AuditEntry } from '@clinical/contract/audit/audit.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { AuditEventRow, AuditNames } from './audit.queries.ts';

export function viewAudit(row: AuditEventRow, names: AuditNames): AuditEntry {
  return {
    id: row.id,
    at: isoTime(row.at),
    userId: row.userId,
    userName: (row.userId && names.users.get(row.userId)) || null,
    asUserId: row.asUserId,
    asUserName: (row.asUserId && names.users.get(row.asUserId)) || null,
    action: row.action,
    kind: auditKindOf(row.action),
    recordType: row.recordType,
    recordId: row.recordId,
    noteId: row.noteId,
    noteTitle: (row.noteId && names.notes.get(row.noteId)) || null,
    outcome: row.outcome,
    address: row.address,
    userAgent: row.userAgent,
  };
}
