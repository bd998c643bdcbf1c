import { systemClock } from '../src/platform/clock.ts';
import { createIds } from '../src/platform/ids.ts';
import type { AuditRow } from '../src/platform/audit/audit-row.ts';

const ids = createIds(systemClock);

/** A row as a read of a note leaves it. */
export function auditRow(overrides: Partial<AuditRow> = {}): AuditRow {
  return {
    id: ids.uuid(),
    at: Date.parse('2026-11-20T10:55:42.123Z'),
    userId: ids.uuid(),
    asUserId: null,
    workspaceId: ids.uuid(),
    sessionId: ids.uuid(),
    action: 'note.read',
    recordType: 'note',
    recordId: ids.uuid(),
    noteId: null,
    outcome: 'ok',
    requestId: ids.uuid(),
    address: '127.0.0.1',
    userAgent: 'test',
    ...overrides,
  };
}
