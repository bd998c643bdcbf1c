import type { AuditEntry } from '@clinical/contract/audit/audit.schemas';
import type { BreakGlassAccess } from '@clinical/contract/audit/break-glass.schemas';

let made = 0;

/** Ben Ode looked at Maria Santos. */
export function auditEntry(overrides: Partial<AuditEntry> = {}): AuditEntry {
  made += 1;
  const noteId = '0190a000-0000-7000-8000-0000000000a1';
  return {
    id: `0190a000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    at: '2026-03-10T12:00:00.000Z',
    userId: '0190a000-0000-7000-8000-0000000000b1',
    userName: 'Ben Ode',
    asUserId: null,
    asUserName: null,
    action: 'note.read',
    kind: 'view',
    recordType: 'note',
    recordId: noteId,
    noteId,
    noteTitle: 'Maria Santos',
    outcome: 'ok',
    address: '127.0.0.1',
    userAgent: 'Firefox',
    ...overrides,
  };
}

/** Ben Ode opened Maria Santos in an emergency that is over; nobody has reviewed it. */
export function emergencyAccess(overrides: Partial<BreakGlassAccess> = {}): BreakGlassAccess {
  return {
    id: '0190a000-0000-7000-8000-0000000000e1',
    noteId: '0190a000-0000-7000-8000-0000000000a1',
    noteTitle: 'Maria Santos',
    userId: '0190a000-0000-7000-8000-0000000000b1',
    userName: 'Ben Ode',
    reason: 'Unconscious in the waiting room',
    startedAt: '2026-03-10T12:00:00.000Z',
    endsAt: '2026-03-10T13:00:00.000Z',
    review: null,
    abilities: { review: true },
    ...overrides,
  };
}
