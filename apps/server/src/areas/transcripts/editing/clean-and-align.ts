import { limits } from '@clinical/contract/limits';
import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { runInPool, workTask } from '../../../platform/work/work-pool.ts';
import type { AlignInput } from './align-note.worker.ts';
import { excessOfHtml } from './html-excess.ts';

const cleanTask = workTask<string[], string[]>(
  new URL('./clean-html.worker.ts', import.meta.url).href,
  limits.answerHtml,
);
const alignTask = workTask<AlignInput, NoteSentence[]>(new URL('./align-note.worker.ts', import.meta.url).href);

/**
 * HTML from outside, cut down to the tags of a note. `field` is the part of the body that it came from.
 * @throws AppError INVALID_INPUT for more tags, or deeper ones, than a text may have
 */
export async function cleanPieces(ctx: Context, pieces: string[], field: string): Promise<string[]> {
  const excess = excessOfHtml(pieces);
  if (excess) {
    const message = `This text has ${excess}. Paste it as plain text, or save its parts one by one.`;
    throw new AppError('INVALID_INPUT', { message, detail: [{ loc: ['body', field], msg: message }] });
  }
  return runInPool(ctx, cleanTask, pieces);
}

/** A note's sentences with the utterances they come from. */
export const alignInPool = (ctx: Context, input: AlignInput): Promise<NoteSentence[]> =>
  runInPool(ctx, alignTask, input);
