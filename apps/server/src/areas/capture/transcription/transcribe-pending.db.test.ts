import { uploadAudioFiles } from '@clinical/contract/capture/files.calls';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccount } from '../../../../test/builders/accounts.ts';
import { entryById, newPatient } from '../../../../test/builders/transcripts.ts';
import { sendForm } from '../../../../test/builders/uploads.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { spokenVisit, startSpeechServer, type SpeechServer } from '../../../../test/speech-server.ts';
import { tones } from '../../../../test/spoken-audio.ts';

let vendor: SpeechServer;
let before: TestServer;
beforeAll(async () => {
  vendor = await startSpeechServer();
  // long enough to be a visit
  vendor.setScript([...spokenVisit, ...spokenVisit]);
  before = await startTestServer({ RUN_JOBS: 'false' });
});
afterAll(async () => {
  await before.stop();
  await vendor.close();
});

it('a recording that waited for an engine is heard when the program starts with one', async () => {
  const account = await newAccount(before);
  const wav = tones(Array.from({ length: 24 }, (_, i): [number, number] => (i % 2 ? [0.2, 0] : [1.8, 0.3])));
  const fields = { noteId: (await newPatient(account)).id };
  const { body } = await sendForm(
    before,
    account,
    uploadAudioFiles.path,
    [{ name: 'visit.wav', content: wav }],
    fields,
  );
  const { taskId, transcripts } = body;
  const [entry] = transcripts;
  expect([taskId, entry!.speech!.state, entry!.assets.length]).toEqual([null, 'waiting', 1]);

  const environment = { DATA_DIR: before.dataDir, STT_BASE_URL: vendor.url };
  const after = await startTestServer(environment, { engine: before.engine });
  try {
    let heard = await entryById(account, entry!.id);
    for (; heard.version === 0 && !heard.hold && !heard.failure; heard = await entryById(account, entry!.id))
      await wait(50);
    expect(heard).toMatchObject({ speech: { state: 'heard', missing: [] }, failure: null, hold: null, version: 1 });
    expect(heard.question).toContain('sore throat');
  } finally {
    await after.stop();
  }
});
