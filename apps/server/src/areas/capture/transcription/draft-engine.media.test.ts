import { generateTranscript } from '@clinical/contract/scribe/generate.calls';
import { uploadAudioFiles } from '@clinical/contract/capture/files.calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAccount } from '../../../../test/builders/accounts.ts';
import { entryById, finishedTask, newPatient } from '../../../../test/builders/transcripts.ts';
import { sendForm } from '../../../../test/builders/uploads.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { canHear, canSpeak, speak } from '../../../../test/spoken-audio.ts';

const visit = [
  'What brings you in today?',
  'I have had a sore throat and a fever for three days.',
  'Are you allergic to any medicine?',
  'Yes, penicillin gives me a rash.',
  'Your throat is red. Take a lot of water and rest for three days. Come back if the fever lasts.',
].join(' ');

let server: TestServer;
const isInstalled = canSpeak && canHear;
beforeAll(async () => {
  if (isInstalled) server = await startTestServer({ STT_ENGINE: 'pocketsphinx' });
});
afterAll(() => server?.stop());

it.skipIf(!isInstalled)(
  'an uploaded visit is heard by PocketSphinx as a draft, and its note waits for Generate',
  async () => {
    const account = await newAccount(server);
    const fields = { noteId: (await newPatient(account)).id };
    const files = [{ name: 'visit.wav', content: await speak(visit) }];
    const { body } = await sendForm(server, account, uploadAudioFiles.path, files, fields);
    const task = await finishedTask(account, body.taskId!);
    expect(task).toMatchObject({ status: 'success', result: { message: expect.stringMatching(/low-accuracy draft/) } });
    const { id } = body.transcripts[0]!;
    const heard = await entryById(account, id);
    expect(heard).toMatchObject({
      version: 0,
      taskId: null,
      speech: { state: 'heard', engine: 'PocketSphinx', draft: true },
    });
    expect(heard.question).toContain('sore throat and a fever');
    expect(heard.utterances.every(({ startMs, endMs }) => startMs !== null && endMs !== null && endMs > startMs)).toBe(
      true,
    );

    await account.call(generateTranscript, { params: { id }, body: { anyway: true } });
    const written = await entryById(account, id);
    expect(written.version).toBe(1);
    expect(written.answer).toContain('sore throat');
  },
);
