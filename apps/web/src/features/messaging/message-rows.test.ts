import { expect, test } from 'vitest';
import { message } from '../../testing/messaging-builders.ts';
import { chunksOf, messageRows } from './message-rows.ts';

const ada = { id: 'u-1', name: 'Ada Okafor' };
const ben = { id: 'u-2', name: 'Ben Ito' };
const at = (sequence: number, author = ben, createdAt = '2026-03-10T12:00:00.000Z') =>
  message({ id: `c-${sequence}`, clientId: `c-${sequence}`, sequence, author, createdAt });
const waiting = (clientId: string, written: string) => ({
  clientId,
  channelId: 'c',
  content: 'x',
  replyTo: null,
  note: null,
  at: Date.parse(written),
  refusal: null,
});
const shape = (rows: ReturnType<typeof messageRows>) =>
  rows.map((row) =>
    row.kind === 'message' || row.kind === 'waiting' ? `${row.key}${row.isFirst ? '!' : ''}` : row.kind,
  );

test('messages of one author stand together for some minutes, and each day has its line', () => {
  const items = [
    at(1),
    at(2, ben, '2026-03-10T12:04:00.000Z'),
    at(3, ben, '2026-03-10T12:06:00.000Z'),
    at(4, ada, '2026-03-10T12:07:00.000Z'),
    at(5, ada, '2026-03-12T12:07:00.000Z'),
  ];
  const rows = messageRows({ items, waiting: [], me: 'u-1', newAfter: null });
  expect(shape(rows)).toEqual(['day', 'c-1!', 'c-2', 'c-3!', 'c-4!', 'day', 'c-5!']);
});

test('the line stands before the first new message of somebody else', () => {
  const items = [at(1), at(2, ada), at(3), at(4)];
  const rows = messageRows({ items, waiting: [], me: 'u-1', newAfter: 1 });
  expect(shape(rows)).toEqual(['day', 'c-1!', 'c-2!', 'new', 'c-3!', 'c-4']);
  expect(shape(messageRows({ items, waiting: [], me: 'u-1', newAfter: 4 }))).not.toContain('new');
});

test('a day that begins with a new message has its line above', () => {
  const items = [at(1, ada), at(2, ben, '2026-03-12T12:00:00.000Z')];
  const rows = messageRows({ items, waiting: [], me: 'u-1', newAfter: 0 });
  expect(shape(rows)).toEqual(['day', 'c-1!', 'day', 'new', 'c-2!']);
});

test('what waits stands at the end until its message is there', () => {
  const items = [at(1, ada)];
  const lines = [waiting('c-1', '2026-03-10T12:00:00.000Z'), waiting('c-9', '2026-03-10T12:01:00.000Z')];
  expect(shape(messageRows({ items, waiting: lines, me: 'u-1', newAfter: null }))).toEqual(['day', 'c-1!', 'c-9']);
});

test('rows stand in the same chunks when older ones come before them', () => {
  const items = Array.from({ length: 120 }, (_, n) => at(n + 1, n % 2 ? ada : ben));
  const chunks = (shown: typeof items) =>
    chunksOf(messageRows({ items: shown, waiting: [], me: 'u-1', newAfter: null }));
  expect(chunks(items).map(({ key, rows }) => [key, rows.length])).toEqual([
    [0, 50],
    [1, 50],
    [2, 21],
  ]);
  expect(chunks(items.slice(80)).map(({ key }) => key)).toEqual([1, 2]);
  expect(chunksOf([])).toEqual([]);
});
