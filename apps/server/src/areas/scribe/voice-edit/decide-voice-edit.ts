import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { DecidedVoiceEdit, DecideVoiceEdit } from '@clinical/contract/scribe/voice-edit.schemas';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import {
  type FoundInText,
  addVersion,
  sameSections,
  mergeWithStored,
  relinkSentences,
  showEntry,
  type Entry,
  getTranscriptFor,
  lockTranscriptFor,
} from '../../transcripts/public.ts';
import { checkBeforeSave } from '../../checks/public.ts';
import { getOwnVoiceEdit, removeVoiceEdits, type StoredVoiceEdit } from './voice-edits.queries.ts';

type Outcome = { sections: NoteSection[]; sentences: NoteSentence[]; checks: FoundInText };

/** Somebody may save while the checks run; then they run again. */
const mostTries = 5;

/**
 * Takes the sections of a voice edit that were accepted, as a version of its own, so that the text before it stays in the history;
 * without any the edit is refused. What others saved meanwhile in other sections stays.
 * @throws AppError CONFLICT when there is no proposal, VERSION_CONFLICT when somebody changed one of these sections
 */
export async function decideVoiceEdit(ctx: Context, id: string, input: DecideVoiceEdit): Promise<DecidedVoiceEdit> {
  for (let tries = 0; tries < mostTries; tries++) {
    const entry = await getTranscriptFor(ctx, id, 'edit');
    const edit = await getOwnVoiceEdit(ctx, input.voiceEditId);
    if (edit.transcriptId !== id) throw notFound();
    const outcome = input.accept.length === 0 ? null : await workOut(ctx, entry, edit, new Set(input.accept));
    const decided = await ctx.transaction((tx) => store(tx, entry, edit, outcome));
    if (decided) return decided;
  }
  throw new AppError('VERSION_CONFLICT');
}

async function workOut(ctx: Context, entry: Entry, edit: StoredVoiceEdit, accepted: Set<string>): Promise<Outcome> {
  const { before, after } = edit;
  if (!before || !after) throw new AppError('CONFLICT', { message: 'There is no proposal to accept yet.' });
  const sections = mergeWithStored(before, entry.sections, taken(before, after, accepted));
  const { utterances } = entry;
  const sentences = await relinkSentences(ctx, entry, sections, utterances);
  return { sections, sentences, checks: await checkBeforeSave(ctx, { utterances, sentences, sections }) };
}

/** The note with the accepted sections only. A section that stands in one of the two texts comes or goes by its key. */
function taken(before: NoteSection[], after: NoteSection[], accepted: Set<string>): NoteSection[] {
  const was = new Map(before.map((section) => [section.key, section]));
  const stays = new Set(after.map(({ key }) => key));
  return [
    ...after.flatMap((section) => (accepted.has(section.key) ? [section] : (was.get(section.key) ?? []))),
    ...before.filter(({ key }) => !stays.has(key) && !accepted.has(key)),
  ];
}

/** Null when somebody saved since `read`; then nothing is written. */
async function store(
  tx: Tx,
  read: Entry,
  edit: StoredVoiceEdit,
  outcome: Outcome | null,
): Promise<DecidedVoiceEdit | null> {
  const entry = await lockTranscriptFor(tx, read.id, 'edit');
  const record = { type: 'transcript', id: entry.id, noteId: entry.noteId };
  if (!outcome) {
    await tx.audit('transcript.refuse-voice-edit', record);
    await removeVoiceEdits(tx, entry.id);
    return { transcript: await showEntry(tx, entry.id) };
  }
  if (entry.version !== read.version) return null;
  if (entry.taskId) throw new AppError('CONFLICT', { message: 'The note is being generated. Wait until it is done.' });
  await tx.audit('transcript.accept-voice-edit', record);
  if (!sameSections(outcome.sections, entry.sections)) {
    await addVersion(tx, entry, {
      ...outcome,
      name: 'Voice edit',
      cause: 'voice',
      baseVersion: edit.version,
    });
  }
  await removeVoiceEdits(tx, entry.id);
  return { transcript: await showEntry(tx, entry.id) };
}
