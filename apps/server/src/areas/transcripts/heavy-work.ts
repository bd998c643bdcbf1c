import { limits } from '@clinical/contract/limits';
import type { NoteSentence } from '@clinical/contract/transcripts/transcripts.schemas';
import type { ComposedNote } from '@clinical/language/compose-note';
import type { TypedFact } from '@clinical/language/typed-facts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { workPool, workTask, type WorkTask } from '../../platform/work/work-pool.ts';
import type { AlignInput } from './align-note.worker.ts';
import type { BlanksInput, FilledBlanks } from './fill-blanks.worker.ts';
import type { MarkInput, WrittenText } from './mark-chart.worker.ts';
import type { PlaceInput } from './place-typed.worker.ts';
import type { SourceInput } from './read-source.worker.ts';
import type { ReadSource, Source } from './source-text.ts';
import type { NoteSource } from './written-note.ts';

const moduleUrl = (name: string): string => new URL(name, import.meta.url).href;

const cleanTask = workTask<string[], string[]>(moduleUrl('./clean-html.worker.ts'));
const readTask = workTask<SourceInput[], ReadSource[]>(moduleUrl('./read-source.worker.ts'));
const composeTask = workTask<NoteSource, ComposedNote>(moduleUrl('./compose-note.worker.ts'));
const markTask = workTask<MarkInput, WrittenText>(moduleUrl('./mark-chart.worker.ts'));
const alignTask = workTask<AlignInput, NoteSentence[]>(moduleUrl('./align-note.worker.ts'));
const blanksTask = workTask<BlanksInput, FilledBlanks>(moduleUrl('./fill-blanks.worker.ts'));
const placeTask = workTask<PlaceInput, TypedFact[][]>(moduleUrl('./place-typed.worker.ts'));

function run<Input, Output>(ctx: Context, task: WorkTask<Input, Output>, input: Input): Promise<Output> {
  return ctx.use(workPool).run(task, input, ctx.signal);
}

/** HTML from outside, cut down to the tags of a note. */
export const cleanPieces = (ctx: Context, pieces: string[]): Promise<string[]> => run(ctx, cleanTask, pieces);

/** A note by the embedded engine. */
export const composeInPool = (ctx: Context, source: NoteSource): Promise<ComposedNote> => run(ctx, composeTask, source);

/** A note's sentences with the utterances they come from. */
export const alignInPool = (ctx: Context, input: AlignInput): Promise<NoteSentence[]> => run(ctx, alignTask, input);

/** The same note with what comes from the chart told from what was said. */
export const markChartInPool = (ctx: Context, input: MarkInput): Promise<WrittenText> => run(ctx, markTask, input);

/** The same note with the template's blanks filled from the chart. */
export const fillBlanksInPool = (ctx: Context, input: BlanksInput): Promise<FilledBlanks> =>
  run(ctx, blanksTask, input);

/** For each typed text its sentences, with the section of a note that each belongs in. */
export const placeInPool = (ctx: Context, input: PlaceInput): Promise<TypedFact[][]> => run(ctx, placeTask, input);

/** `name` is the file or field it came from. `mayBeSilent`: one without words is an empty source, for its audio must be kept. */
export type SourceText = SourceInput & { name: string; mayBeSilent?: boolean };

/**
 * Reads source texts into utterances.
 * @throws AppError EMPTY_SOURCE, UNREADABLE_SOURCE or TOO_LARGE, saying what is wrong and where
 */
export async function readSourceTexts(ctx: Context, sources: SourceText[]): Promise<Source[]> {
  if (sources.length === 0) return [];
  const inputs = sources.map(({ text, before }) => ({ text, before }));
  const results = await run(ctx, readTask, inputs);
  return results.map((result, index) => {
    const { name, mayBeSilent = false } = sources[index]!;
    if (!('code' in result)) return notTooMany(result, name);
    if (mayBeSilent && result.code === 'EMPTY_SOURCE') return { question: '', utterances: [] };
    const message = name === 'question' ? result.message : `“${name}”: ${result.message}`;
    throw new AppError(result.code, { message });
  });
}

function notTooMany(source: Source, name: string): Source {
  if (source.utterances.length <= limits.utterances) return source;
  throw new AppError('TOO_LARGE', {
    message: `This transcript has more than ${limits.utterances} lines. Save its parts one by one.`,
    detail: [{ loc: ['body', name], msg: `at most ${limits.utterances} lines` }],
  });
}
