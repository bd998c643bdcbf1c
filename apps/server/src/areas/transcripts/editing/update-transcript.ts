import { limits } from '@clinical/contract/limits';
import type { UpdateTranscript } from '@clinical/contract/transcripts/edits.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { CorrectedLine } from '@clinical/contract/transcripts/source.schemas';
import { AppError, invalid } from '../../../platform/app-error.ts';
import { isoTime } from '../../../platform/clock.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { storable } from '../../../platform/storable.ts';
import { addVersion, foldWithinMs } from '../add-version.ts';
import { insideSection, sectionsOfAnswer } from '../answer-sections.ts';
import { type FoundInText, noteGuard } from '../note-guard.ts';
import { noteTooLong } from '../note-too-long.ts';
import { showEntry } from '../show-entry.ts';
import { readSourceTexts } from '../source/read-texts.ts';
import type { Source } from '../source/source-text.ts';
import { getTranscriptAt, lockTranscriptFor, type Entry, type EntryChanges } from '../transcripts.queries.ts';
import { nameOf, recordQuestionEdit, sourceChangedSince } from '../versions.queries.ts';
import { cleanPieces } from './clean-and-align.ts';
import { correctLines, followLines, type Moved } from './correct-lines.ts';
import { sameSections } from './merge-sections.ts';
import { baseOf, mergeWithStored } from './merge-with-stored.ts';
import { relinkSentences } from './relink-sentences.ts';

/** What came in, clean already. */
type Edit = Pick<UpdateTranscript, 'question' | 'lines'> & {
  answer?: string | undefined;
  sections?: NoteSection[] | undefined;
  editDurationMs: number;
};
type EditedSource = { source: Source; moved: Moved };
type Outcome = {
  edited: EditedSource | null;
  sections: NoteSection[];
  sentences: NoteSentence[];
  checks: FoundInText;
  editDurationMs: number;
};

/** Reading, cleaning and linking happen before the transaction; when somebody saves meanwhile, they happen again. */
const mostTries = 20;

/**
 * Saves an edited note or source text. Saves that touched other sections than those of other people since then merge.
 * @throws AppError NOT_FOUND, UNREADABLE_SOURCE, VERSION_CONFLICT with both texts of each section that two people changed
 */
export async function updateTranscript(ctx: Context, input: UpdateTranscript): Promise<Transcript> {
  const find = (): Promise<Entry> => getTranscriptAt(ctx, input.noteId, entryTime(input.createdAt), 'edit');
  let entry = await find();
  const edit = await cleanEdit(ctx, input);
  for (let tries = 0; tries < mostTries; tries++) {
    const outcome = await workOut(ctx, entry, edit);
    const saved = await ctx.transaction((tx) => store(tx, entry, outcome));
    if (saved) return saved;
    entry = await find();
  }
  throw new AppError('VERSION_CONFLICT');
}

async function cleanEdit(ctx: Context, input: UpdateTranscript): Promise<Edit> {
  const { answer, sections, question, lines, editDurationMs = 0 } = input;
  if (question !== undefined && lines) throw invalid(['body', 'lines'], 'either the whole source or lines of it');
  const keys = sections?.map((section) => section.key) ?? [];
  if (new Set(keys).size < keys.length) throw invalid(['body', 'sections'], 'each key may stand once');
  const pieces = sections?.map((section) => storable(section.html)) ?? (answer === undefined ? [] : [storable(answer)]);
  refuseTooLong(pieces);
  const clean = await cleanPieces(ctx, pieces, sections ? 'sections' : 'answer');
  refuseTooLong(clean);
  if (!sections) return { answer: clean[0], question, lines, editDurationMs };
  const cleanSections = sections.map(({ key, header }, index) => ({
    key: storable(key),
    header: storable(header),
    html: insideSection(clean[index]!),
  }));
  return { sections: cleanSections, question, lines, editDurationMs };
}

function refuseTooLong(pieces: readonly string[]): void {
  if (pieces.reduce((length, piece) => length + piece.length, 0) > limits.answerHtml) throw noteTooLong();
}

async function workOut(ctx: Context, entry: Entry, edit: Edit): Promise<Outcome> {
  const edited = edit.lines
    ? await correctedSource(ctx, entry, edit.lines, edit.editDurationMs)
    : await editedSource(ctx, entry, edit.question);
  const sections = await mergedSections(ctx, entry, edit);
  const changed = edited !== null || !sameSections(sections, entry.sections);
  const utterances = edited?.source.utterances ?? entry.utterances;
  const before = edited ? followLines(entry.sentences, edited.moved) : entry.sentences;
  const sentences = changed ? await relinkSentences(ctx, { sentences: before }, sections, utterances) : before;
  const checks = changed ? await ctx.use(noteGuard).check(ctx, { utterances, sentences, sections }) : null;
  return { edited, sections, sentences, checks, editDurationMs: edit.editDurationMs };
}

async function correctedSource(
  ctx: Context,
  entry: Entry,
  lines: readonly CorrectedLine[],
  editDurationMs: number,
): Promise<EditedSource | null> {
  const author = await nameOf(ctx, ctx.actor.userId);
  return correctLines(entry, lines, { author, at: isoTime(ctx.clock.now()), editDurationMs });
}

async function editedSource(ctx: Context, entry: Entry, question: string | undefined): Promise<EditedSource | null> {
  if (question === undefined || storable(question) === entry.question) return null;
  const basedOn = ctx.ifMatch ?? entry.version;
  if (basedOn !== entry.version && (await sourceChangedSince(ctx, entry.id, basedOn))) {
    const loc = ['body', 'question'];
    const detail = [
      { loc: [...loc, 'yours'], msg: question },
      { loc: [...loc, 'theirs'], msg: entry.question },
    ];
    throw new AppError('VERSION_CONFLICT', { detail });
  }
  const [source] = await readSourceTexts(ctx, [{ name: 'question', text: question, before: entry.utterances }]);
  return source!.question === entry.question ? null : { source: source!, moved: new Map() };
}

/** Cutting at headings may part a list or quotation from its end tag, so the pieces are cleaned once more. */
async function cutAnswer(
  ctx: Context,
  answer: string | undefined,
  before: NoteSection[],
): Promise<NoteSection[] | null> {
  if (answer === undefined) return null;
  const sections = sectionsOfAnswer(answer, before);
  const pieces = await cleanPieces(
    ctx,
    sections.map((section) => section.html),
    'answer',
  );
  return sections.map((section, index) => ({ ...section, html: pieces[index]! }));
}

async function mergedSections(ctx: Context, entry: Entry, edit: Edit): Promise<NoteSection[]> {
  const base = await baseOf(ctx, entry);
  const yours = edit.sections ?? (await cutAnswer(ctx, edit.answer, base ?? entry.sections));
  return yours ? mergeWithStored(base, entry.sections, yours) : entry.sections;
}

/** Null when somebody saved since `read`; then nothing is written. */
async function store(
  tx: Tx,
  read: Entry,
  { edited, sections, sentences, checks, editDurationMs }: Outcome,
): Promise<Transcript | null> {
  const entry = await lockTranscriptFor(tx, read.id, 'edit');
  if (entry.version !== read.version) return null;
  await tx.audit('transcript.edit', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  const changed = edited !== null || !sameSections(sections, entry.sections);
  if (!changed) return showEntry(tx, entry.id);
  if (edited)
    await recordQuestionEdit(tx, { transcriptId: entry.id, before: entry.question, editDurationMs }, foldWithinMs);
  await addVersion(
    tx,
    entry,
    {
      name: edited ? 'Source edited' : 'Edit',
      cause: edited ? 'source' : 'edit',
      sections,
      sentences,
      checks,
      editDurationMs,
      baseVersion: entry.version,
    },
    edited ? { ...edited.source, ...ofEditedSource(entry, edited.moved) } : {},
  );
  return showEntry(tx, entry.id);
}

/** What else an entry is once its source reads otherwise. */
function ofEditedSource(entry: Entry, moved: Moved): EntryChanges {
  const ids = [...moved.values()].map(({ after }) => after.id);
  const { speech } = entry;
  return {
    sourceVersion: entry.version + 1,
    // what stood against the old words must be looked at anew
    hold: null,
    // whoever corrected a line of a draft has looked at it
    ...(speech?.draft && ids.length > 0
      ? { speech: { ...speech, reviewed: [...(speech.reviewed ?? []), ...ids] } }
      : {}),
    ...(entry.engine !== null && entry.sections.length > 0 ? { sourceEdited: true } : {}),
  };
}

/** Epoch milliseconds of a time as clients name an entry by: ISO 8601 or the number itself. */
function entryTime(createdAt: string | number): number {
  return typeof createdAt === 'number' ? createdAt : Date.parse(createdAt);
}
