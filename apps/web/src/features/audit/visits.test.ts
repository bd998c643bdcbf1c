import { auditKindOf } from '@clinical/contract/audit/audit.rules';
import type { AuditEntry } from '@clinical/contract/audit/audit.schemas';
import { expect, test } from 'vitest';
import { visitsOf } from './visits.ts';

const row = (userId: string, action: string, at: string): AuditEntry => ({
  id: `${userId}${action}${at}`,
  at,
  userId,
  userName: userId.toUpperCase(),
  asUserId: null,
  asUserName: null,
  action,
  kind: auditKindOf(action),
  recordType: 'note',
  recordId: null,
  noteId: 'n1',
  noteTitle: null,
  outcome: 'ok',
  address: null,
  userAgent: null,
});

test('puts what a person did on a day together, newest first, and leaves out looks at the log itself', () => {
  const rows = [
    row('ben', 'note.read', '2026-03-11T09:00:00.000Z'),
    row('ada', 'audit.read', '2026-03-10T12:00:00.000Z'),
    row('ada', 'note.edit', '2026-03-10T11:00:00.000Z'),
    row('ben', 'note.read', '2026-03-10T10:30:00.000Z'),
    row('ada', 'note.read', '2026-03-10T10:00:00.000Z'),
    row('ada', 'note.read', '2026-03-10T09:00:00.000Z'),
  ];
  expect(
    visitsOf(rows, (at) => at.slice(0, 10)).map(({ userId, first, last, kinds }) => [
      userId,
      first.slice(8, 16),
      last.slice(8, 16),
      kinds.join(' '),
    ]),
  ).toEqual([
    ['ben', '11T09:00', '11T09:00', 'view'],
    ['ada', '10T09:00', '10T11:00', 'view edit'],
    ['ben', '10T10:30', '10T10:30', 'view'],
  ]);
});
