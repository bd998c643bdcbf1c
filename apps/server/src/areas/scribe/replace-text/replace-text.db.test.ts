import { replaceText } from '@clinical/contract/scribe/replace-text.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { entryById, writtenEntry } from '../../../../test/builders/transcripts.ts';
import { startTestServer, testServer, type TestServer } from '../../../../test/harness.ts';
import { startModelServer, type ModelServer } from '../../../../test/model-server.ts';

let server: TestServer;
let account: TestAccount;
let transcriptId: string;
const actions = async (from: TestServer) => {
  const rows = await from.engine.query('select action from audit_events where record_id = $1 order by seq', [
    transcriptId,
  ]);
  return rows.map((row) => row['action']);
};

describe('with the embedded engine', () => {
  beforeEach(async () => {
    server = await testServer();
    account = await newAccount(server);
    transcriptId = (await writtenEntry(account)).id;
  });
  // as pages ask: with a key for repeats
  const ask = (html: string, instruction: string, who = account) =>
    who.call(
      replaceText,
      { body: { transcriptId, html, instruction } },
      { idempotencyKey: `edit-${html.length}-${instruction.length}` },
    );

  it('proposes a text, saves nothing and leaves a row in the log', async () => {
    const before = await entryById(account, transcriptId);
    const { body } = await ask('<p onclick="x()">Rest. <script>x()</script>Fluids.</p>', 'turn into bullets');
    expect(body).toEqual({ html: '<ul><li>Rest</li><li>Fluids</li></ul>', engine: 'local' });
    expect((await entryById(account, transcriptId)).version).toBe(before.version);
    expect(await actions(server)).toContain('transcript.propose-edit');
  });

  it('says what it cannot do', async () => {
    const { status, body } = await ask('<p>Rest.</p>', 'make it rhyme');
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'NOT_POSSIBLE', message: expect.stringContaining('cannot do “make it rhyme”') });
    expect((await ask('<p></p>', 'shorten')).status).toBe(422);
  });

  it('takes no credits', async () => {
    await ask('<p>Rest. Fluids.</p>', 'bullets');
    const rows = await server.engine.query(
      "select action from credit_entries where user_id = $1 and action like '%edit%'",
      [account.userId],
    );
    expect(rows).toEqual([]);
  });

  it('is not there for others, and refuses bad input', async () => {
    expect((await ask('<p>a</p>', 'shorten', await newAccount(server))).status).toBe(404);
    expect((await ask('<p>a</p>', '  ')).status).toBe(422);
    expect((await ask('x'.repeat(60_001), 'shorten')).status).toBe(422);
  });
});

describe('with a model', () => {
  let model: ModelServer;
  let ownServer: TestServer;
  beforeAll(async () => {
    model = await startModelServer();
    ownServer = await startTestServer({ OPENAI_API_KEY: 'key-1', OPENAI_BASE_URL: model.url });
    account = await newAccount(ownServer);
    transcriptId = (await writtenEntry(account)).id;
  });
  afterAll(async () => {
    await model.close();
    await ownServer.stop();
  });

  it('has it write, and takes what comes as text', async () => {
    model.setMode('hostile');
    const { body } = await account.call(replaceText, {
      body: { transcriptId, html: '<p>Rest. Fluids.</p>', instruction: 'as a haiku' },
    });
    const { html } = body as { html: string };
    expect(html).toContain('&lt;img src=x');
    expect(html).toContain('Rest. Fluids.');
    expect(html).not.toMatch(/<(?:img|script)/);
    const asked = JSON.stringify(model.requests.at(-1));
    expect(asked).toContain('as a haiku');
    expect((await actions(ownServer)).slice(-2)).toEqual(['transcript.propose-edit', 'transcript.send-to-model']);
  });
});
