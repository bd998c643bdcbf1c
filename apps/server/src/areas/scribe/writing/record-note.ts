import type { BuiltFrom } from '@clinical/contract/transcripts/entries.schemas';
import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { succeedTask, type TaskRef } from '../../../platform/jobs/background-tasks.ts';
import {
  type FoundInText,
  addVersion,
  storeWrittenSections,
  digestsOf,
  getTranscriptFor,
  lockTranscriptFor,
  type Entry,
  countVersions,
  findVersion,
} from '../../transcripts/public.ts';
import { checkBeforeSave } from '../../checks/public.ts';
import { takeForNote } from '../note-credits.ts';
import { notePreparations } from '../context/note-preparations.ts';
import type { WrittenNote } from '../written-note.ts';
import { noteWritten } from './note-written.ts';

/** What a job has written, and what it was written from. */
export type Outcome = TaskRef & {
  transcriptId: string;
  note: WrittenNote;
  /** Keys of the sections that it was to write; null for the whole note. */
  keys: readonly string[] | null;
  /** Version of the note when it was asked for. */
  baseVersion: number;
  templateName: string;
  utterances: Utterance[];
  /** What else of the chart it was written from. */
  builtFrom: BuiltFrom[];
  sourceVersion: number;
};
type Text = { sections: NoteSection[]; sentences: NoteSentence[] };

/** Single sections are put among the others as they are now; when somebody saves meanwhile, that happens again. */
const mostTries = 20;

/** Makes what was written a version of the note. @throws AppError CONFLICT when a person edited a section that was written anew */
export async function recordNote(ctx: Context, outcome: Outcome): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const entry = await getTranscriptFor(ctx, outcome.transcriptId, 'edit');
    const text = outcome.keys ? await amongOthers(ctx, entry, outcome, outcome.keys) : outcome.note;
    const checks = await checkBeforeSave(ctx, { ...text, utterances: outcome.utterances });
    ctx.signal.throwIfAborted();
    if (await ctx.transaction((tx) => store(tx, entry, outcome, text, checks))) return;
  }
  throw new AppError('VERSION_CONFLICT');
}

async function amongOthers(
  ctx: Context,
  entry: Entry,
  { note, baseVersion }: Outcome,
  keys: readonly string[],
): Promise<Text> {
  const before =
    entry.version === baseVersion ? entry.sections : (await findVersion(ctx, entry.id, baseVersion))?.sections;
  const edited = entry.sections.find(
    ({ key, html }) => keys.includes(key) && before && before.find((section) => section.key === key)?.html !== html,
  );
  if (edited) {
    throw new AppError('CONFLICT', {
      message: `“${edited.header}” was edited while it was being generated, so the edit was kept. Regenerate it to replace the edit.`,
    });
  }
  const gone = note.sections.filter(({ key }) => !entry.sections.some((section) => section.key === key));
  const sections = [
    ...entry.sections.map((section) => note.sections.find(({ key }) => key === section.key) ?? section),
    ...gone,
  ];
  const sentences = sections.flatMap(({ key }) => {
    const from = keys.includes(key) ? note.sentences : entry.sentences;
    return from.filter(({ section }) => section === key);
  });
  return { sections, sentences };
}

/** False when somebody saved since `read`, and that counts; then nothing is written. */
async function store(tx: Tx, read: Entry, outcome: Outcome, text: Text, checks: FoundInText): Promise<boolean> {
  const { taskId, attempt, note, keys, templateName, sourceVersion, builtFrom } = outcome;
  const entry = await lockTranscriptFor(tx, read.id, 'edit');
  if (keys && entry.version !== read.version) return false;
  await takeForNote(tx, { taskId, attempt });
  // a job that was stopped meanwhile takes back all of it
  await succeedTask(tx, taskId);
  const drafts = await countVersions(tx, entry.id, 'ai');
  const { engine, model, promptVersion } = note;
  const headers = keys ? `: ${note.sections.map(({ header }) => header).join(', ')}` : '';
  await addVersion(
    tx,
    entry,
    {
      ...text,
      engine,
      model,
      promptVersion,
      name: `AI draft ${drafts + 1}, ${templateName}${headers}`,
      cause: 'ai',
      taskId,
      baseVersion: entry.version,
      builtFrom: keys ? together(entry.builtFrom, builtFrom) : builtFrom,
      // of a source that was edited meanwhile they say nothing
      checks: entry.sourceVersion === sourceVersion ? checks : null,
    },
    {
      engine,
      digests: { ...(keys ? entry.digests : null), ...digestsOf(note.sections) },
      ...(keys === null && entry.sourceVersion === sourceVersion
        ? { speakersChanged: false, sourceEdited: false }
        : {}),
    },
  );
  await takePreparations(tx, builtFrom, entry.id);
  await storeWrittenSections(tx, taskId, []);
  if (keys === null) for (const learns of tx.use(noteWritten)) await learns(tx, entry);
  await tx.audit('transcript.generate', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  return true;
}

/** The other sections rest on what they rested on. */
function together(before: readonly BuiltFrom[], now: readonly BuiltFrom[]): BuiltFrom[] {
  return [...before.filter(({ id }) => !now.some((one) => one.id === id)), ...now];
}

async function takePreparations(tx: Tx, builtFrom: readonly BuiltFrom[], entryId: string): Promise<void> {
  const ids = builtFrom.filter(({ kind }) => kind === 'prechart').map(({ id }) => id);
  if (ids.length > 0) await tx.use(notePreparations).use(tx, ids, entryId);
}
