import { limits } from '@clinical/contract/limits';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { runInPool, workTask } from '../../../platform/work/work-pool.ts';
import type { SourceInput } from './read-source.worker.ts';
import type { ReadSource, Source } from './source-text.ts';

const readTask = workTask<SourceInput[], ReadSource[]>(new URL('./read-source.worker.ts', import.meta.url).href);

/** `name` is the file or field it came from. `mayBeSilent`: one without words is an empty source, for its audio must be kept. */
export type SourceText = SourceInput & { name: string; mayBeSilent?: boolean };

/**
 * Reads source texts into utterances.
 * @throws AppError EMPTY_SOURCE, UNREADABLE_SOURCE or TOO_LARGE, saying what is wrong and where
 */
export async function readSourceTexts(ctx: Context, sources: SourceText[]): Promise<Source[]> {
  if (sources.length === 0) return [];
  const inputs = sources.map(({ text, before }) => ({ text, before }));
  const results = await runInPool(ctx, readTask, inputs);
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
