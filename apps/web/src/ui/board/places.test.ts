import { expect, test } from 'vitest';
import { arranged, cardBeside, type Direction, placeBeside, placeOf } from './places.ts';

const cards = (names: string) => [...names].map((id) => ({ id }));
const board = (todo: string, doing: string, done: string) => [
  { id: 'todo', cards: cards(todo) },
  { id: 'doing', cards: cards(doing) },
  { id: 'done', cards: cards(done) },
];
const named = (columns: ReturnType<typeof board>) => columns.map((column) => column.cards.map(({ id }) => id).join(''));

test('a moved card leaves its place and stands below the one it follows', () => {
  const moved = (column: string, after: string | null) =>
    named([...arranged(board('abc', 'd', ''), new Map([['b', { column, after }]]))]);
  expect(moved('todo', 'c')).toEqual(['acb', 'd', '']);
  expect(moved('todo', null)).toEqual(['bac', 'd', '']);
  expect(moved('doing', 'd')).toEqual(['ac', 'db', '']);
  expect(moved('done', null)).toEqual(['ac', 'd', 'b']);
});

test('a card that follows one which has gone stands last, and a place that does not exist changes nothing', () => {
  expect(named([...arranged(board('abc', 'd', ''), new Map([['a', { column: 'doing', after: 'x' }]]))])).toEqual([
    'bc',
    'da',
    '',
  ]);
  const columns = board('abc', 'd', '');
  expect(arranged(columns, new Map([['a', { column: 'none', after: null }]]))).toBe(columns);
  expect(arranged(columns, new Map([['x', { column: 'done', after: null }]]))).toBe(columns);
});

test.each<[id: string, Direction, result: string[] | undefined]>([
  ['b', 'ArrowUp', ['bac', 'd', '']],
  ['a', 'ArrowUp', undefined],
  ['a', 'ArrowDown', ['bac', 'd', '']],
  ['c', 'ArrowDown', undefined],
  ['c', 'ArrowRight', ['ab', 'dc', '']],
  ['a', 'ArrowRight', ['bc', 'ad', '']],
  ['d', 'ArrowRight', ['abc', '', 'd']],
  ['d', 'ArrowLeft', ['dabc', '', '']],
  ['a', 'ArrowLeft', undefined],
])('%s goes by %s to %j', (id, direction, result) => {
  const columns = board('abc', 'd', '');
  const place = placeBeside(columns, id, direction);
  expect(place && named([...arranged(columns, new Map([[id, place]]))])).toEqual(result);
});

test('arrows go to the card beside, over an empty column', () => {
  const columns = board('abc', '', 'de');
  expect(cardBeside(columns, 'c', 'ArrowRight')?.id).toBe('e');
  expect(cardBeside(columns, 'd', 'ArrowLeft')?.id).toBe('a');
  expect(cardBeside(columns, 'a', 'ArrowDown')?.id).toBe('b');
  expect(cardBeside(columns, 'a', 'ArrowUp')).toBeUndefined();
});

test('a place is told as the how-manieth of how many', () => {
  expect(placeOf(board('abc', '', ''), 'b')).toEqual({ column: 'todo', after: 'a', at: 2, of: 3 });
  expect(placeOf(board('abc', '', ''), 'x')).toBeUndefined();
});
