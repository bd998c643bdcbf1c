import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { getVoiceEdit, startVoiceEdit } from '@clinical/contract/scribe/voice-edit.calls';
import type { VoiceEdit } from '@clinical/contract/scribe/voice-edit.schemas';
import { expect } from 'vitest';
import type { TestServer } from '../harness.ts';
import type { TestAccount } from './accounts.ts';
import { entryById, finishedTask, writtenEntry } from './transcripts.ts';
import { sendForm, type Upload } from './uploads.ts';

/** The first section of `knownEntry`. */
export const knownHtml = '<p>Sore throat.</p><p>Azithromycin 500 mg once a day.</p>';

/** An entry whose note is known to the letter. */
export async function knownEntry(account: TestAccount): Promise<Transcript> {
  const { id, noteId, createdAt } = await writtenEntry(account);
  const sections = [
    { key: 'history', header: 'History', html: knownHtml },
    { key: 'plan', header: 'Plan', html: '<p>Rest. Come back if the fever lasts.</p>' },
  ];
  await account.ok(updateTranscript, { body: { noteId, createdAt, sections } });
  return entryById(account, id);
}

type Fields = { transcriptId: string } & Record<string, string>;

export async function askForVoiceEdit(server: TestServer, account: TestAccount, fields: Fields, files: Upload[] = []) {
  const { status, body } = await sendForm(server, account, startVoiceEdit.path, files, fields);
  return { status, body: body as unknown as VoiceEdit & { code?: string; message: string } };
}

/** A voice edit when its job has ended, however. */
export async function finishedVoiceEdit(
  server: TestServer,
  account: TestAccount,
  fields: Fields,
  files: Upload[] = [],
): Promise<VoiceEdit> {
  const { status, body } = await askForVoiceEdit(server, account, fields, files);
  expect(status, body.message).toBe(200);
  await finishedTask(account, body.taskId);
  return (await account.ok(getVoiceEdit, { params: { id: fields.transcriptId } })).voiceEdit!;
}

export const creditsOf = async (account: TestAccount): Promise<number> =>
  (await account.ok(getUserInfo, {})).user.tokens;
