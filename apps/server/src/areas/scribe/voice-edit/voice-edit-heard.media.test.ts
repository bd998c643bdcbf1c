import { expect, it } from 'vitest';
import { newAccount } from '../../../../test/builders/accounts.ts';
import { finishedVoiceEdit, knownEntry } from '../../../../test/builders/voice-edits.ts';
import { startTestServer } from '../../../../test/harness.ts';
import { startSpeechServer } from '../../../../test/speech-server.ts';
import { canHear, canSpeak, speak, tones } from '../../../../test/spoken-audio.ts';

it('the words go through a speech service as they were spoken', async () => {
  const vendor = await startSpeechServer();
  vendor.setScript(['Remove the first paragraph.']);
  const server = await startTestServer({ STT_ENGINE: 'openai', STT_BASE_URL: vendor.url, STT_API_KEY: 'key-1' });
  const account = await newAccount(server);
  const entry = await knownEntry(account);
  const wav = { name: 'spoken.wav', content: tones([[2, 0.5]]) };
  expect(await finishedVoiceEdit(server, account, { transcriptId: entry.id }, [wav])).toMatchObject({
    status: 'success',
    instruction: 'Remove the first paragraph.',
  });
  await server.stop();
  await vendor.close();
});

it.skipIf(!canSpeak || !canHear)(
  'PocketSphinx hears a spoken change on this machine alone',
  async () => {
    const server = await startTestServer({ STT_ENGINE: 'pocketsphinx' });
    const account = await newAccount(server);
    const entry = await knownEntry(account);
    const wav = { name: 'spoken.wav', content: await speak('Remove the second paragraph.') };
    expect(await finishedVoiceEdit(server, account, { transcriptId: entry.id }, [wav])).toMatchObject({
      status: 'success',
      instruction: expect.stringMatching(/remove the second paragraph/i),
    });
    await server.stop();
  },
  60_000,
);
