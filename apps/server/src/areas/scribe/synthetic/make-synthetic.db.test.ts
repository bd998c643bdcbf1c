import { getSigning, signEntry } from '@clinical/contract/signing/signing.calls';
import { exportTranscript } from '@clinical/contract/exports/exports.calls';
import { makeSynthetic } from '@clinical/contract/scribe/synthetic.calls';
import type { MakeSynthetic } from '@clinical/contract/scribe/synthetic.schemas';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { password } from '../../../../test/builders/signing.ts';
import { entryById, finishedTask, newPatient } from '../../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { modelBacked } from '../../../../test/model-backed.ts';

const wish: MakeSynthetic = { specialty: 'Cardiology', visitType: 'new', seed: 4 };
const ledgerOf = (from: TestServer, { userId }: TestAccount) =>
  from.engine.query(
    "select taken, returned from credit_entries where user_id = $1 and action = 'synthetic-transcript' order by created_at",
    [userId],
  );

describe('with the embedded engine', () => {
  let server: TestServer;
  let account: TestAccount;
  beforeEach(async () => {
    server = await testServer();
    account = await newAccount(server, { password });
  });
  const written = async () => {
    const { id: noteId } = await newPatient(account);
    const made = await account.ok(makeSynthetic, { body: { ...wish, noteId, generate: true } });
    await finishedTask(account, made.taskId!);
    return entryById(account, made.transcript!.id);
  };

  it('makes the same words again for the same seed, saves nothing and costs one credit', async () => {
    const made = await account.ok(makeSynthetic, { body: wish });
    expect(made).toMatchObject({ specialty: 'Cardiology', seed: 4, engine: 'local', transcript: null });
    expect((await account.ok(makeSynthetic, { body: wish })).dialogue).toBe(made.dialogue);
    expect(await ledgerOf(server, account)).toEqual([
      { taken: 1, returned: 0 },
      { taken: 1, returned: 0 },
    ]);
    const rows = await server.engine.query('select action from audit_events where user_id = $1', [account.userId]);
    expect(rows.map(({ action }) => action)).toContain('transcript.make-synthetic');
  });

  it('makes an entry that is marked, whatever name stands on the chart', async () => {
    const entry = await written();
    expect(entry).toMatchObject({ kind: 'synthetic', hold: null, abilities: { edit: true, release: false } });
    expect(entry.answer).not.toBe('');
  });

  it('can be neither signed by the page nor by the call', async () => {
    const { id, version } = await written();
    expect((await account.ok(getSigning, { params: { id } })).abilities.sign).toBe(false);
    const { status, body } = await account.call(signEntry, {
      params: { id },
      body: { version, attested: true, password },
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'SYNTHETIC_ENTRY' });
  });

  it('says what it is in a file', async () => {
    const { id } = await written();
    const { status } = await account.call(exportTranscript, { params: { id }, query: { format: 'docx' } });
    expect(status).toBe(200);
  });

  it('is no context of a real note', async () => {
    const { id, noteId } = await written();
    const { status } = await account.call(saveTranscript, {
      body: { noteId, question: 'Doctor: Good morning.', contextEntryIds: [id] },
    });
    expect(status).toBe(404);
  });

  it('costs nothing when it comes to nothing', async () => {
    const { status, body } = await account.call(makeSynthetic, { body: { ...wish, specialty: 'Astrology' } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'NOT_POSSIBLE' });
    expect(await ledgerOf(server, account)).toEqual([{ taken: 0, returned: 1 }]);
  });

  it('is refused in a chart that is not mine, and for bad input', async () => {
    const { id: noteId } = await newPatient(await newAccount(server));
    expect((await account.call(makeSynthetic, { body: { ...wish, noteId } })).status).toBe(404);
    expect((await account.call(makeSynthetic, { body: { ...wish, visitType: 'sleep' as 'new' } })).status).toBe(422);
    expect(await ledgerOf(server, account)).toEqual([]);
  });
});

describe('with a model', () => {
  const backed = modelBacked();

  it('has it make the visit up, and keeps what the call took under the credit that pays', async () => {
    const { server, model } = backed();
    model.setMode('good');
    const account = await newAccount(server);
    const made = await account.ok(makeSynthetic, { body: { ...wish, model: 'gpt-4.1' } });
    expect(made).toMatchObject({ title: 'A model’s visit', seed: null, engine: 'gpt-4.1' });
    expect(made.dialogue).toContain('Patient: I take 3 mg of it.');
    const calls = await server.engine.query(
      'select c.purpose from model_calls c join credit_entries e on e.key = c.credit_key and e.user_id = c.user_id where c.user_id = $1',
      [account.userId],
    );
    expect(calls).toEqual([{ purpose: 'synthetic-transcript' }]);
  });

  it('gives the credit back when it fails, and the local engine can be asked instead', async () => {
    const { server, model } = backed();
    model.setMode('wrong-json');
    const account = await newAccount(server);
    expect((await account.call(makeSynthetic, { body: { ...wish, model: 'gpt-4.1' } })).status).toBe(502);
    expect(await ledgerOf(server, account)).toEqual([{ taken: 0, returned: 1 }]);
    expect((await account.ok(makeSynthetic, { body: { ...wish, engine: 'local' } })).engine).toBe('local');
  });
});
