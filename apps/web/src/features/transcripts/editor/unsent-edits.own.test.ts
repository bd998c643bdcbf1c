import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importKey, openEncryptedStore } from '../../../lib/store/encrypted-store.ts';
import { memoryRecords } from '../../../testing/memory-records.ts';

const device = vi.hoisted(() => ({ store: null as unknown }));
vi.mock('../../../lib/store/store.ts', () => ({ localStore: async () => device.store }));

const entry = { id: 'e1', noteId: 'n1' };
const draft = { base: [], mine: [{ key: 'plan', header: 'Plan', html: '<p>Rest.</p>' }] };

/** Web Locks of one browser that grants when it is told to. */
function fakeLocks() {
  const held: { name: string }[] = [];
  const asked: (() => void)[] = [];
  const request = (name: string, work: () => Promise<unknown>) =>
    new Promise((resolve) =>
      asked.push(() => {
        held.push({ name });
        resolve(work());
      }),
    );
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request, query: async () => ({ held: [...held] }) },
  });
  const grant = () => asked.splice(0).forEach((one) => one());
  return { grant, always: () => void (asked.push = (one) => (one(), 0)) };
}

/** A tab of the browser: modules of its own, one device. */
async function openTab() {
  vi.resetModules();
  return import('./unsent-edits.ts');
}

beforeEach(async () => {
  device.store = openEncryptedStore({ user: 'ada', secret: await importKey('A'.repeat(43)) }, memoryRecords());
});
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('a tab that begins to type is never taken for one that was left', async () => {
  const locks = fakeLocks();
  const [typing, other] = [await openTab(), await openTab()];
  const kept = typing.persistEdit(entry, draft);
  // its words are not on the device before it is known to live
  await new Promise((resolve) => setTimeout(resolve));
  expect(await other.unsentEditsOf('e1', true)).toEqual([]);
  locks.grant();
  await kept;
  expect(await other.unsentEditsOf('e1', true)).toEqual([]);
  expect(await other.unsentEdits()).toEqual([]);
});

test('a tab that begins to type while another one looks is not taken for one that was left', async () => {
  const locks = fakeLocks();
  const [typing, other] = [await openTab(), await openTab()];
  const query = navigator.locks.query.bind(navigator.locks);
  locks.always();
  navigator.locks.query = async () => {
    const before = await query();
    await typing.persistEdit(entry, draft);
    return before;
  };
  expect(await other.unsentEditsOf('e1', true)).toEqual([]);
});

test('what a tab that is gone left is found by the next one', async () => {
  const locks = fakeLocks();
  const kept = (await openTab()).persistEdit(entry, draft);
  locks.grant();
  await new Promise((resolve) => setTimeout(resolve));
  locks.grant();
  await kept;
  fakeLocks();
  expect(await (await openTab()).unsentEdits()).toMatchObject([{ entryId: 'e1', mine: draft.mine }]);
});
