import { expect, test } from 'vitest';
import { isFiltered, readAuditAddress, toAuditSelection } from './audit-filter.ts';

const id = '0190a000-0000-7000-8000-000000000001';

test('keeps what it understands of an address', () => {
  expect(
    readAuditAddress({
      tab: 'emergency',
      userId: id,
      noteId: 'Maria Santos',
      kind: 'view',
      from: '2026-03-01',
      to: '2026-13-45',
    }),
  ).toEqual({ tab: 'emergency', userId: id, noteId: undefined, kind: 'view', from: '2026-03-01', to: undefined });
  expect(readAuditAddress({ kind: 'everything', tab: 'x', userId: 7 })).toEqual({});
});

test('asks for whole days of the zone of whoever reads', () => {
  const selection = toAuditSelection({ from: '2026-03-01', to: '2026-03-01', kind: 'edit' });
  expect(selection.action).toBe('edit');
  expect(new Date(selection.from!).getHours()).toBe(0);
  expect(Date.parse(selection.to!) - Date.parse(selection.from!)).toBe(24 * 60 * 60_000);
});

test('a tab alone narrows nothing', () => {
  expect(isFiltered({ tab: 'emergency' })).toBe(false);
  expect(isFiltered({ noteId: id })).toBe(true);
});
