import { expect, test } from 'vitest';
import { auditKindOf, auditKinds, auditPatterns } from './audit.rules.ts';

test.each([
  ['note.read', 'view'],
  ['note.list-bin', 'view'],
  ['transcript.outline', 'view'],
  ['audit.read', 'view'],
  ['note.edit', 'edit'],
  ['transcript.create', 'edit'],
  ['template.copy', 'other'],
  ['transcript.copy', 'copy'],
  ['transcript.print', 'print'],
  ['transcript.sign', 'sign'],
  ['transcript.addend', 'sign'],
  ['note.export', 'export'],
  ['transcript.export-packet', 'export'],
  ['audit.export', 'export'],
  ['note.merge', 'merge'],
  ['note.delete', 'delete'],
  ['recording.erase', 'delete'],
  ['note.restore', 'restore'],
  ['session.sign-in', 'sign-in'],
  ['session.sign-in-refused', 'refused'],
  ['access.refused', 'refused'],
  ['workspace.set-sign-in-policy', 'permission'],
  ['note.hand-over', 'permission'],
  ['transcript.send-to-model', 'ai'],
  ['model.call', 'ai'],
  ['break-glass.open', 'break-glass'],
  ['break-glass.end', 'break-glass'],
  ['break-glass.not-justified', 'break-glass'],
  ['break-glass.list', 'view'],
  ['task.cancel', 'other'],
  ['task.list', 'background'],
  ['note.read-editors', 'background'],
])('%s is of the kind %s', (action, kind) => {
  expect(auditKindOf(action)).toBe(kind);
});

test('every kind but the last has its patterns', () => {
  expect(auditPatterns.map(([kind]) => kind).toSorted()).toEqual(
    auditKinds.filter((kind) => kind !== 'other').toSorted(),
  );
});
