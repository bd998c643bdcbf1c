import { limits } from '@clinical/contract/limits';
import type { NoteChecks } from '@clinical/language/checks/check-types';
import type {
  NoteSection,
  NoteSentence,
  Transcript,
  UpdateTranscript,
} from '@clinical/contract/transcripts/transcripts.schemas';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { addVersion, foldWithinMs } from './add-version.ts';
import { insideSection, sectionsOfAnswer } from './answer-sections.ts';
import { checkBeforeSave } from './checks/checks-in-pool.ts';
import { entryTime } from './entry-time.ts';
import { cleanPieces, readSourceTexts } from './heavy-work.ts';
import { noteTooLong } from './note-too-long.ts';
import { sameSections } from './merge-sections.ts';
import { baseOf, mergeWithStored } from './merge-with-stored.ts';
import { relinkSentences } from './relink-sentences.ts';
import { showEntry } from './show-entry.ts';
import type { Source } from './source-text.ts';
import { storable } from './storable-text.ts';
import { getTranscriptAt, lockTranscriptFor, type Entry } from './transcripts.queries.ts';
import { recordQuestionEdit, sourceChangedSince } from './versions.queries.ts';

/** What came in, clean already. */
type Edit = Pick<UpdateTranscript, 'question'> & {
  answer?: string | undefined;
  sections?: NoteSection[] | undefined;
  editDurationMs: number;
};
type Outcome = {
  source: Source | null;
  sections: NoteSection[];
  sentences: NoteSentence[];
  checks: NoteChecks | null;
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
  const { answer, sections, question, editDurationMs = 0 } = input;
  const keys = sections?.map((section) => section.key) ?? [];
  if (new Set(keys).size < keys.length) throw invalid(['body', 'sections'], 'each key may stand once');
  const pieces = sections?.map((section) => storable(section.html)) ?? (answer === undefined ? [] : [storable(answer)]);
  refuseTooLong(pieces);
  const clean = await cleanPieces(ctx, pieces);
  refuseTooLong(clean);
  if (!sections) return { answer: clean[0], question, editDurationMs };
  const cleanSections = sections.map(({ key, header }, index) => ({
    key: storable(key),
    header: storable(header),
    html: insideSection(clean[index]!),
  }));
  return { sections: cleanSections, question, editDurationMs };
}

function refuseTooLong(pieces: readonly string[]): void {
  if (pieces.reduce((length, piece) => length + piece.length, 0) > limits.answerHtml) throw noteTooLong();
}

async function workOut(ctx: Context, entry: Entry, edit: Edit): Promise<Outcome> {
  const source = await editedSource(ctx, entry, edit.question);
  const sections = await mergedSections(ctx, entry, edit);
  const changed = source !== null || !sameSections(sections, entry.sections);
  const utterances = source?.utterances ?? entry.utterances;
  const sentences = changed ? await relinkSentences(ctx, entry, sections, utterances) : entry.sentences;
  const checks = changed ? await checkBeforeSave(ctx, { utterances, sentences, sections }) : null;
  return { source, sections, sentences, checks, editDurationMs: edit.editDurationMs };
}

async function editedSource(ctx: Context, entry: Entry, question: string | undefined): Promise<Source | null> {
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
  return source!.question === entry.question ? null : source!;
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
  { source, sections, sentences, checks, editDurationMs }: Outcome,
): Promise<Transcript | null> {
  const entry = await lockTranscriptFor(tx, read.id, 'edit');
  if (entry.version !== read.version) return null;
  await tx.audit('transcript.edit', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  const changed = source !== null || !sameSections(sections, entry.sections);
  if (!changed) return showEntry(tx, entry.id);
  if (source)
    await recordQuestionEdit(tx, { transcriptId: entry.id, before: entry.question, editDurationMs }, foldWithinMs);
  await addVersion(
    tx,
    entry,
    {
      name: source ? 'Source edited' : 'Edit',
      cause: source ? 'source' : 'edit',
      sections,
      sentences,
      checks,
      editDurationMs,
      baseVersion: entry.version,
    },
    // what stood against the old words must be looked at anew
    source ? { ...source, sourceVersion: entry.version + 1, hold: null } : {},
  );
  return showEntry(tx, entry.id);
}
