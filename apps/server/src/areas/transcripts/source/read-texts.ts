import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { runInPool, workTask } from '../../../platform/work/work-pool.ts';
import type { SourceInput } from './read-source.worker.ts';
import { excessOfText } from './source-excess.ts';
import { type ReadSource, type Source, tooMuch } from './source-text.ts';

/** Two hours of talk, which are read in 0.1 s. */
const longFrom = 120_000;
const readTask = workTask<SourceInput[], ReadSource[]>(
  new URL('./read-source.worker.ts', import.meta.url).href,
  longFrom,
);

/** `name` is the file or field it came from. `mayBeSilent`: one without words is an empty source, for its audio must be kept. */
export type SourceText = SourceInput & { name: string; mayBeSilent?: boolean };

/**
 * Reads source texts into utterances.
 * @throws AppError EMPTY_SOURCE, UNREADABLE_SOURCE or INVALID_INPUT, saying what is wrong and where
 */
export async function readSourceTexts(ctx: Context, sources: SourceText[]): Promise<Source[]> {
  if (sources.length === 0) return [];
  for (const { text, name } of sources) {
    const excess = excessOfText(text);
    if (excess) throw unreadable(tooMuch(excess), name);
  }
  const inputs = sources.map(({ text, before }) => ({ text, before }));
  const results = await runInPool(ctx, readTask, inputs);
  return results.map((result, index) => {
    const { name, mayBeSilent = false } = sources[index]!;
    if (!('code' in result)) return result;
    if (mayBeSilent && result.code === 'EMPTY_SOURCE') return { question: '', utterances: [] };
    throw unreadable(result, name);
  });
}

function unreadable({ code, message }: Exclude<ReadSource, Source>, name: string): AppError {
  return new AppError(code, {
    message: name === 'question' ? message : `“${name}”: ${message}`,
    ...(code === 'INVALID_INPUT' ? { detail: [{ loc: ['body', name], msg: message }] } : {}),
  });
}
