import * as calls from '@clinical/contract/quick-phrases/quick-phrases.calls';
import type { NewQuickPhrase, QuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { errorCode, testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
let account: TestAccount;

beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
});

const form = (changes: Partial<NewQuickPhrase> = {}): NewQuickPhrase => ({
  name: 'knee-normal',
  html: '<p>Knee without swelling, seen {{today}}.</p>',
  ...changes,
});
const make = (who: TestAccount, changes: Partial<NewQuickPhrase> = {}) =>
  who.ok(calls.createQuickPhrase, { body: form(changes) });
const names = async (who: TestAccount) =>
  (await who.ok(calls.listQuickPhrases, {})).map(({ name, scope }) => `${name} ${scope}`);

function saved(phrase: QuickPhrase, changes: Partial<NewQuickPhrase> = {}) {
  const { name, html, scope, version } = phrase;
  return { params: { id: phrase.id }, body: { name, html, scope, version, ...changes } };
}

async function recorded(id: string): Promise<unknown[]> {
  const rows = await server.engine.query('select action from audit_events where record_id = $1 order by seq', [id]);
  return rows.map((row) => row['action']);
}

describe('making a phrase', () => {
  test('puts it into the list under its author’s name', async () => {
    const phrase = await make(account);
    expect(phrase).toMatchObject({
      name: 'knee-normal',
      html: '<p>Knee without swelling, seen {{today}}.</p>',
      scope: 'me',
      author: 'Ada Okafor',
      version: 1,
      abilities: { edit: true, delete: true },
    });
    expect(await account.ok(calls.listQuickPhrases, {})).toEqual([phrase]);
    expect(await recorded(phrase.id)).toEqual(['quick-phrase.create']);
  });

  test('keeps nothing of its text that could run', async () => {
    const { html } = await make(account, {
      name: 'pasted',
      html: '<p onclick="x()">Ice<script>alert(1)</script></p><img src=x onerror=alert(1)>',
    });
    expect(html).toBe('<p>Ice</p>');
  });

  test.each([
    [{ name: '' }],
    [{ name: 'two words' }],
    [{ name: '/knee' }],
    [{ name: 'x'.repeat(41) }],
    [{ html: '' }],
    [{ html: '<p> &nbsp;</p><script>alert(1)</script>' }],
    [{ html: 'x'.repeat(20_001) }],
    [{ scope: 'everybody' }],
  ])('from what is no phrase is refused: %#', async (wrong) => {
    const reply = await account.call(calls.createQuickPhrase, { body: { ...form(), ...wrong } as NewQuickPhrase });
    expect([reply.status, errorCode(reply)]).toEqual([422, 'INVALID_INPUT']);
  });

  test('with a name that I have already is refused, whatever its case', async () => {
    const mine = await newAccount(server);
    await make(mine, { name: 'Ankle' });
    const reply = await mine.call(calls.createQuickPhrase, { body: form({ name: 'ankle' }) });
    expect([reply.status, errorCode(reply)]).toEqual([409, 'CONFLICT']);
    expect(reply.body).toMatchObject({ message: expect.stringContaining('“ankle” already') });
    expect(await names(mine)).toEqual(['Ankle me']);
  });
});

describe('a phrase of the workspace', () => {
  test('is there for those who work in it, beside one of mine with the same name', async () => {
    const [owner, other] = [await newAccount(server), await newAccount(server)];
    const colleague = await newColleague(server, owner);
    const shared = await make(owner, { scope: 'workspace' });
    await make(colleague);
    await make(colleague, { name: 'advice' });
    expect(await names(colleague)).toEqual(['advice me', 'knee-normal me', 'knee-normal workspace']);
    expect(await names(owner)).toEqual(['knee-normal workspace']);
    expect(await names(other)).toEqual([]);
    const [seen] = (await colleague.ok(calls.listQuickPhrases, {})).filter(({ id }) => id === shared.id);
    expect(seen?.abilities).toEqual({ edit: false, delete: false });
  });

  test('is changed by its author and by admins, and taken back by its author alone', async () => {
    const owner = await newAccount(server);
    const [author, admin] = [await newColleague(server, owner), await newColleague(server, owner, 'admin')];
    const phrase = await make(author, { scope: 'workspace' });
    const changed = await admin.ok(calls.updateQuickPhrase, saved(phrase, { html: '<p>Better</p>' }));
    expect(changed).toMatchObject({ html: '<p>Better</p>', scope: 'workspace', version: 2 });
    const taking = await admin.call(calls.updateQuickPhrase, saved(changed, { scope: 'me' }));
    expect([taking.status, errorCode(taking)]).toEqual([409, 'CONFLICT']);
    await author.ok(calls.updateQuickPhrase, saved(changed, { scope: 'me' }));
    expect(await names(admin)).toEqual([]);
    expect(await names(author)).toEqual(['knee-normal me']);
  });

  test('is not made by who only reads there', async () => {
    const reader = await newColleague(server, account, 'read');
    const reply = await reader.call(calls.createQuickPhrase, { body: form({ scope: 'workspace' }) });
    expect([reply.status, errorCode(reply)]).toEqual([409, 'CONFLICT']);
    expect(await make(reader)).toMatchObject({ scope: 'me' });
  });
});

describe('saving a phrase', () => {
  test('replaces name and text', async () => {
    const mine = await newAccount(server);
    const phrase = await make(mine);
    const after = await mine.ok(calls.updateQuickPhrase, saved(phrase, { name: 'knee', html: '<p>Knee</p>' }));
    expect(after).toMatchObject({ id: phrase.id, name: 'knee', html: '<p>Knee</p>', version: 2 });
    expect(await mine.ok(calls.listQuickPhrases, {})).toEqual([after]);
    expect(await recorded(phrase.id)).toEqual(['quick-phrase.create', 'quick-phrase.edit']);
  });

  test('by two at once: the second learns of it and overwrites nothing', async () => {
    const mine = await newAccount(server);
    const phrase = await make(mine);
    const save = (html: string) => mine.call(calls.updateQuickPhrase, saved(phrase, { html }));
    const replies = await Promise.all([save('<p>One</p>'), save('<p>Other</p>')]);
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409]);
    expect(replies.map(errorCode)).toContain('VERSION_CONFLICT');
    const winner = replies.find((reply) => reply.status === 200)!.body;
    expect(await mine.ok(calls.listQuickPhrases, {})).toEqual([winner]);
  });

  test('under a name that is taken changes nothing', async () => {
    const mine = await newAccount(server);
    const [first, second] = [await make(mine, { name: 'one' }), await make(mine, { name: 'two' })];
    const reply = await mine.call(calls.updateQuickPhrase, saved(second, { name: first.name }));
    expect(errorCode(reply)).toBe('CONFLICT');
    expect(await names(mine)).toEqual(['one me', 'two me']);
  });
});

test('a deleted phrase is gone', async () => {
  const mine = await newAccount(server);
  const phrase = await make(mine);
  expect(await mine.ok(calls.deleteQuickPhrase, { params: { id: phrase.id } })).toEqual({ ok: true });
  expect(await names(mine)).toEqual([]);
  expect(await recorded(phrase.id)).toEqual(['quick-phrase.create', 'quick-phrase.delete']);
  expect((await mine.call(calls.deleteQuickPhrase, { params: { id: phrase.id } })).status).toBe(404);
});

test('nobody else changes or deletes one, and cannot tell that it is there', async () => {
  const stranger = await newAccount(server);
  const phrase = await make(await newAccount(server), { scope: 'workspace' });
  const replies = [
    await stranger.call(calls.updateQuickPhrase, saved(phrase, { html: '<p>Mine now</p>' })),
    await stranger.call(calls.deleteQuickPhrase, { params: { id: phrase.id } }),
  ];
  expect(replies.map((reply) => `${reply.status} ${errorCode(reply)}`)).toEqual(Array(2).fill('404 NOT_FOUND'));
});
