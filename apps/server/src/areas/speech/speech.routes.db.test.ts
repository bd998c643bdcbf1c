import * as calls from '@clinical/contract/speech/speech.calls';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../test/builders/accounts.ts';
import { creditsOf } from '../../../test/builders/voice-edits.ts';
import { errorCode, startTestServer, testServer, type TestServer } from '../../../test/harness.ts';
import { startSpeechServer, type SpeechServer } from '../../../test/speech-server.ts';

describe('the words that engines are to expect', () => {
  let server: TestServer;
  let account: TestAccount;
  beforeAll(async () => {
    server = await testServer();
    account = await newAccount(server);
  });

  it('are mine and the workspace’s, each once, and what is absent stays', async () => {
    const colleague = await newColleague(server, account);
    await account.ok(calls.updateVocabulary, { body: { mine: ['Xarelto', ' Dr.  Özdemir ', 'xarelto', '\0'] } });
    await colleague.ok(calls.updateVocabulary, { body: { workspace: ['Lindenhof'] } });
    expect(await account.ok(calls.getVocabulary, {})).toEqual({
      mine: ['Xarelto', 'Dr. Özdemir'],
      workspace: ['Lindenhof'],
      abilities: { editWorkspace: true },
    });
    expect((await colleague.ok(calls.getVocabulary, {})).mine).toEqual([]);
    const rows = await server.engine.query(
      `select action, record_id from audit_events where action = 'vocabulary.update' and user_id = $1`,
      [account.userId],
    );
    expect(rows).toEqual([{ action: 'vocabulary.update', record_id: account.userId }]);
  });

  it('of the workspace are not changed by who only reads there', async () => {
    const reader = await newColleague(server, account, 'read');
    const refused = await reader.call(calls.updateVocabulary, { body: { workspace: ['x'] } });
    expect([refused.status, errorCode(refused)]).toEqual([409, 'CONFLICT']);
    await reader.ok(calls.updateVocabulary, { body: { mine: ['x'] } });
    expect((await reader.ok(calls.getVocabulary, {})).abilities.editWorkspace).toBe(false);
  });

  it('come and go by themselves, so that two people who add at once lose nothing', async () => {
    const colleague = await newColleague(server, account);
    await account.ok(calls.updateVocabulary, { body: { workspace: ['Eliquis', 'Lindenhof'] } });
    await Promise.all([
      account.ok(calls.updateVocabulary, { body: { workspace: { add: ['Özdemir', 'ELIQUIS'] } } }),
      colleague.ok(calls.updateVocabulary, { body: { workspace: { add: ['Ozempic'], remove: ['lindenhof'] } } }),
    ]);
    const { workspace } = await account.ok(calls.getVocabulary, {});
    expect(workspace.toSorted()).toEqual(['Eliquis', 'Ozempic', 'Özdemir']);
  });

  it('are at most so many, also when they are added one by one', async () => {
    const full = Array.from({ length: 500 }, (_, at) => `word ${at}`);
    const other = await newAccount(server);
    await other.ok(calls.updateVocabulary, { body: { mine: full } });
    const refused = await other.call(calls.updateVocabulary, { body: { mine: { add: ['one more'] } } });
    expect([refused.status, errorCode(refused)]).toEqual([422, 'INVALID_INPUT']);
    await other.ok(calls.updateVocabulary, { body: { mine: { remove: ['word 7'], add: ['one more'] } } });
    expect((await other.ok(calls.getVocabulary, {})).mine).toHaveLength(500);
  });

  it('are not another workspace’s', async () => {
    await account.ok(calls.updateVocabulary, { body: { workspace: ['secret-project'] } });
    const stranger = await newAccount(server);
    expect((await stranger.ok(calls.getVocabulary, {})).workspace).toEqual([]);
  });

  it.each([[['']], [['x'.repeat(61)]], [Array.from({ length: 501 }, (_, i) => `w${i}`)]])(
    'are refused: %#',
    async (mine) => {
      const refused = await account.call(calls.updateVocabulary, { body: { mine } });
      expect([refused.status, errorCode(refused)]).toEqual([422, 'INVALID_INPUT']);
    },
  );

  it('without an engine there is no key for live speech', async () => {
    const refused = await account.call(calls.getSpeechGrant, {});
    expect([refused.status, errorCode(refused)]).toEqual([409, 'NO_SPEECH_ENGINE']);
  });
});

it('a dictation is paid once however often it is told, and not without credits', async () => {
  const server = await testServer();
  const account = await newAccount(server);
  const before = await creditsOf(account);
  const id = randomUUID();
  await Promise.all([1, 2, 3].map(() => account.ok(calls.chargeDictation, { body: { id } })));
  expect(before - (await creditsOf(account))).toBe(1);
  for (let left = before - 1; left > 0; left--) await account.ok(calls.chargeDictation, { body: { id: randomUUID() } });
  const refused = await account.call(calls.chargeDictation, { body: { id: randomUUID() } });
  expect([refused.status, errorCode(refused)]).toEqual([409, 'NO_CREDITS']);
  await account.ok(calls.chargeDictation, { body: { id } });
});

describe('a key for the engine’s own service', () => {
  let vendor: SpeechServer;
  let server: TestServer;
  beforeAll(async () => {
    vendor = await startSpeechServer();
    server = await startTestServer({ DEEPGRAM_API_KEY: 'key-1', DEEPGRAM_BASE_URL: vendor.url });
  });
  afterAll(async () => {
    await server.stop();
    await vendor.close();
  });

  it('is given again until 5 s before its end, and to nobody else', async () => {
    const [account, other] = [await newAccount(server), await newAccount(server)];
    const first = await account.ok(calls.getSpeechGrant, {});
    expect(first).toEqual({ token: expect.stringMatching(/^grant-/), ttl: expect.any(Number) });
    expect(first.ttl).toBeGreaterThan(25);
    expect((await account.ok(calls.getSpeechGrant, {})).token).toBe(first.token);
    expect((await other.ok(calls.getSpeechGrant, {})).token).not.toBe(first.token);
    server.clock.advance(26_000);
    const next = await account.ok(calls.getSpeechGrant, {});
    expect(next.token).not.toBe(first.token);
    expect(JSON.stringify(vendor.requests.map(({ authorization }) => authorization))).toContain('Token key-1');
  });

  it('is not had when the vendor refuses: a fault of theirs, never a dead session', async () => {
    const account = await newAccount(server);
    vendor.setMode('refused-key');
    const refused = await account.call(calls.getSpeechGrant, {});
    expect([refused.status, errorCode(refused)]).toEqual([502, 'PROVIDER_FAILED']);
  });
});
