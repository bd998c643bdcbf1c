import * as live from '@clinical/contract/capture/live-lines.calls';
import { discardRecording } from '@clinical/contract/capture/recordings.calls';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { newAccount, newColleague, type TestAccount } from '../../../../test/builders/accounts.ts';
import { finish, newRecording, sendSeconds } from '../../../../test/builders/recordings.ts';
import { errorCode, type TestServer, testServer } from '../../../../test/harness.ts';
import { TestRecorder } from '../../../../test/recorder.ts';

let server: TestServer;
let account: TestAccount;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  account = await newAccount(server);
});
const line = (startMs: number, text: string) => ({ startMs, endMs: startMs + 900, text, speaker: null });
const save = (id: string, lines: ReturnType<typeof line>[], by = account) =>
  by.call(live.saveLiveLines, { params: { id }, body: { lines } });

it('are kept with their recording, each once, in their order, with an audit row', async () => {
  const { id } = await newRecording(account);
  await save(id, [line(1_000, 'take aspirin'), line(0, 'Good morning.')]);
  await save(id, [line(1_000, 'Take aspirin.')]);
  expect((await account.ok(live.getLiveLines, { params: { id } })).lines.map(({ text }) => text)).toEqual([
    'Good morning.',
    'Take aspirin.',
  ]);
  const rows = await server.engine.query(
    `select distinct action from audit_events where record_id = $1 and action like 'recording.%live' order by action`,
    [id],
  );
  expect(rows).toEqual([{ action: 'recording.read-live' }, { action: 'recording.save-live' }]);
});

it('are nobody else’s, and go with the recording', async () => {
  const { id } = await newRecording(account);
  await save(id, [line(0, 'secret')]);
  const colleague = await newColleague(server, account);
  for (const other of [colleague, await newAccount(server)]) {
    expect((await save(id, [line(0, 'x')], other)).status).toBe(404);
    expect((await other.call(live.getLiveLines, { params: { id } })).status).toBe(404);
  }
  await account.ok(discardRecording, { params: { id } });
  expect(await server.engine.query('select 1 from live_lines where recording_id = $1', [id])).toEqual([]);
  expect(errorCode(await save(id, [line(0, 'x')]))).toBe('RECORDING_CLOSED');
});

it('are compared with the final text, until somebody puts that away', async () => {
  const recording = await newRecording(account);
  const recorder = new TestRecorder(1);
  await sendSeconds(account, recording.id, recorder, 2);
  await save(recording.id, [line(0, 'take metformin five hundred')]);
  const { transcript } = (await finish(account, recording.id, recorder)).body;
  const utterance = { id: 'u1', speaker: '', role: 'unknown', startMs: 0, endMs: 900, confidence: null };
  await server.engine.query('update transcripts set utterances = $1 where id = $2', [
    JSON.stringify([{ ...utterance, text: 'Take metoprolol 500.' }]),
    transcript.id,
  ]);
  const { id } = transcript;
  const read = () => account.ok(live.getLiveChanges, { params: { id } });
  expect(await read()).toEqual({
    changes: [{ utteranceId: 'u1', start: 5, end: 15, before: 'metformin', kind: 'drug' }],
    dismissed: false,
  });
  await account.ok(live.dismissLiveChanges, { params: { id }, body: { dismissed: true } });
  expect((await read()).dismissed).toBe(true);
  const stranger = await newAccount(server);
  expect((await stranger.call(live.getLiveChanges, { params: { id } })).status).toBe(404);
  expect((await stranger.call(live.dismissLiveChanges, { params: { id }, body: { dismissed: false } })).status).toBe(
    404,
  );
});
