import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from '../../../../test/builders/accounts.ts';
import { newEntry } from '../../../../test/builders/transcripts.ts';
import { creditsOf, finishedVoiceEdit, knownEntry } from '../../../../test/builders/voice-edits.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { type ModelServer, startModelServer } from '../../../../test/model-server.ts';

describe('with a model', () => {
  let model: ModelServer;
  let server: TestServer;
  beforeAll(async () => {
    model = await startModelServer();
    server = await startTestServer({ OPENAI_API_KEY: 'key-1', OPENAI_BASE_URL: model.url });
  });
  afterAll(async () => {
    await model.close();
    await server.stop();
  });

  it('asks with the whole note and the chosen entries, and what comes is text', async () => {
    const account = await newAccount(server);
    const entry = await knownEntry(account);
    const other = await newEntry(account, { noteId: entry.noteId, question: 'Patient: I keep canaries.' });
    model.setMode('hostile');
    const fields = { transcriptId: entry.id, instruction: 'as a haiku', contextEntryIds: other.id };
    const edit = await finishedVoiceEdit(server, account, fields);
    const asked = JSON.stringify(model.requests.at(-1));
    expect(asked).toContain('as a haiku');
    expect(asked).toContain('Azithromycin 500 mg once a day.');
    expect(asked).toContain('I keep canaries');
    expect(JSON.stringify(edit.after)).not.toMatch(/<(?:img|script)/);
    expect(edit.engine).not.toBe('local');
  });

  it('gives the credit back when it fails', async () => {
    const account = await newAccount(server);
    const entry = await knownEntry(account);
    const before = await creditsOf(account);
    model.setMode('wrong-json');
    expect(
      await finishedVoiceEdit(server, account, { transcriptId: entry.id, instruction: 'as a haiku' }),
    ).toMatchObject({
      status: 'failure',
    });
    expect(await creditsOf(account)).toBe(before);
  });
});
