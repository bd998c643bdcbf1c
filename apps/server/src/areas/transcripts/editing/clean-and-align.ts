import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Context } from '../../../platform/context.ts';
import { runInPool, workTask } from '../../../platform/work/work-pool.ts';
import type { AlignInput } from './align-note.worker.ts';

const cleanTask = workTask<string[], string[]>(new URL('./clean-html.worker.ts', import.meta.url).href);
const alignTask = workTask<AlignInput, NoteSentence[]>(new URL('./align-note.worker.ts', import.meta.url).href);

/** HTML from outside, cut down to the tags of a note. */
export const cleanPieces = (ctx: Context, pieces: string[]): Promise<string[]> => runInPool(ctx, cleanTask, pieces);

/** A note's sentences with the utterances they come from. */
export const alignInPool = (ctx: Context, input: AlignInput): Promise<NoteSentence[]> =>
  runInPool(ctx, alignTask, input);
