import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './note-cursor.ts';

const place = {
  sort: 'activity' as const,
  starred: true,
  lastActivityAt: 1_764_000_000_123,
  id: '019a1f8c-0000-7000-8000-00000000000a',
};

test('a cursor leads back to the place it was written for', () => {
  expect(readCursor(writeCursor(place), 'activity')).toEqual(place);
  const byName = { ...place, sort: 'name' as const, starred: false };
  expect(readCursor(writeCursor(byName), 'name')).toEqual(byName);
});

test.each([
  '',
  'x',
  'null',
  writeCursor(place).slice(1),
  writeCursor({ ...place, sort: 'name' }),
  Buffer.from("1.' or 1=1 --").toString('base64url'),
  '%00',
])('a cursor that was not written here is refused: %j', (cursor) => {
  expect(() => readCursor(cursor, 'activity')).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
});
