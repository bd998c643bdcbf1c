import type { Message, MessagePage } from '@clinical/contract/messaging/messaging.schemas';
import { expect, test } from 'vitest';
import { message } from '../../testing/messaging-builders.ts';
import { addOlder, applyChanges, lastWithoutGap, openLog, putMessage } from './message-log.ts';

const at = (sequence: number, overrides: Partial<Message> = {}) =>
  message({ id: `m-${sequence}`, sequence, revision: sequence, content: String(sequence), ...overrides });
const page = (items: Message[], key: string | null, revision: number): MessagePage => ({
  items,
  last_evaluated_key: key,
  revision,
});
const texts = ({ items }: { items: readonly Message[] }) => items.map(({ content }) => content);

test('pages come newest first, and older ones go before them', () => {
  const log = openLog(page([at(4), at(3)], '3', 4));
  expect(texts(log)).toEqual(['3', '4']);
  const all = addOlder(log, page([at(2), at(1)], null, 4));
  expect(texts(all)).toEqual(['1', '2', '3', '4']);
  expect(all).toMatchObject({ older: null, revision: 4 });
});

test('a change replaces its message, a new one goes to its place, and one of a page to come is left out', () => {
  const log = openLog(page([at(4), at(3)], '3', 4));
  const changed = [at(3, { revision: 6, content: 'three' }), at(1, { revision: 7 }), at(5, { revision: 5 })];
  const next = applyChanges(log, changed, 7);
  expect(texts(next)).toEqual(['three', '4', '5']);
  expect(next.revision).toBe(7);
});

test('an answer that is older than what is known changes nothing', () => {
  const log = openLog(page([at(1, { revision: 5, content: 'new' })], null, 5));
  expect(texts(applyChanges(log, [at(1, { revision: 3, content: 'old' })], 3))).toEqual(['new']);
  expect(applyChanges(log, [], 3).revision).toBe(5);
});

test('an own message does not count as having read what came before it', () => {
  const log = putMessage(openLog(page([at(1)], null, 1)), at(3));
  expect(log.revision).toBe(1);
  expect(lastWithoutGap(log.items)?.content).toBe('1');
  expect(lastWithoutGap(applyChanges(log, [at(2)], 3).items)?.content).toBe('3');
});
