import type { EntryHold } from '@clinical/contract/transcripts/holds.schemas';
import { hasWords } from '@clinical/contract/transcripts/speakers.rules';
import type { Context, Tx } from '../../../platform/context.ts';
import { succeedTask } from '../../../platform/jobs/background-tasks.ts';
import { isUnpaid } from '../../credits/public.ts';
import { getNoteFor } from '../../notes/public.ts';
import { resolveRecipe } from '../../templates/public.ts';
import { findHoldOf, holdEntry } from '../../checks/public.ts';
import { reserveForNote, writeNote } from '../../scribe/public.ts';
import {
  findRun,
  insertRun,
  changeTranscript,
  type Entry,
  getTranscriptFor,
  lockTranscriptFor,
  preferredModel,
} from '../../transcripts/public.ts';
import type { TranscribeEntryPayload } from './transcribe-entry.job.ts';

const draftHeard = 'Transcribed as a low-accuracy draft. Check each line, then generate the note.';

/**
 * Goes on with an entry that was heard: its note is written in the same job, unless nobody asked for it, the engine gives a draft
 * only, something stands against it, or there are no credits. Then the entry says so, and a person decides.
 */
export async function writeTranscribedNote(ctx: Context, ref: TranscribeEntryPayload): Promise<void> {
  const entry = await getTranscriptFor(ctx, ref.transcriptId, 'edit');
  if (!entry.speech?.generate || entry.speech.draft || entry.sections.length > 0) {
    const message = entry.speech?.draft && hasWords(entry) ? draftHeard : '';
    return ctx.transaction((tx) => succeedTask(tx, ref.taskId, message));
  }
  const chart = await getNoteFor(ctx, entry.noteId, 'edit');
  const hold = (await findHoldOf(ctx, chart, entry, { anyway: false })) ?? (await creditsHold(ctx, ref));
  if (hold) return ctx.transaction((tx) => endHeld(tx, ref, hold));
  await writeNote(ctx, ref);
}

async function endHeld(tx: Tx, { taskId, transcriptId }: TranscribeEntryPayload, hold: EntryHold): Promise<void> {
  const entry = await lockTranscriptFor(tx, transcriptId, 'edit');
  await holdEntry(tx, entry, hold);
  await succeedTask(tx, taskId, hold.kind === 'credits' ? 'Waiting for credits' : '');
}

/** Begins the run of writing with its credits set aside, or says that there are none. */
async function creditsHold(ctx: Context, ref: TranscribeEntryPayload): Promise<EntryHold | null> {
  try {
    await ctx.transaction(async (tx) => beginRun(tx, await lockTranscriptFor(tx, ref.transcriptId, 'edit'), ref));
    return null;
  } catch (error) {
    if (isUnpaid(error)) return { kind: 'credits' };
    throw error;
  }
}

async function beginRun(tx: Tx, entry: Entry, { taskId, attempt, local }: TranscribeEntryPayload): Promise<void> {
  await resolveRecipe(tx, entry.templateId);
  await tx.audit('transcript.start-generate', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  if (!(await findRun(tx, taskId))) {
    const { id: transcriptId, request, version: baseVersion } = entry;
    await insertRun(tx, { taskId, transcriptId, request, baseVersion });
  }
  await changeTranscript(tx, entry.id, { taskId, hold: null });
  const model = entry.model ?? (await preferredModel(tx));
  const run = { taskId, attempt, local, noteId: entry.noteId, model, entry };
  await reserveForNote(tx, run);
}
