import type { NoteChecks } from '@clinical/language/checks/check-types';
import type { Context } from '../../platform/context.ts';
import type { FoundInText } from '../transcripts/public.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import type { CheckInput } from './check-note.worker.ts';
import type { FoundHolds, SourceCheckInput } from './check-source.worker.ts';

const moduleUrl = (name: string): string => new URL(name, import.meta.url).href;

const noteTask = workTask<CheckInput, NoteChecks>(moduleUrl('./check-note.worker.ts'));
const sourceTask = workTask<SourceCheckInput, FoundHolds[]>(moduleUrl('./check-source.worker.ts'));

/** What differs between a note and its source, what nobody said, and what is missing. Null without a source: then all is typed. */
export async function checkInPool(ctx: Context, input: CheckInput): Promise<NoteChecks | null> {
  if (input.utterances.length === 0) return null;
  return runInPool(ctx, noteTask, input);
}

/**
 * The same for a text that is about to be saved. What was typed counts more than its checks: when they fail the text is saved
 * without them, and running them again tells why.
 */
export async function checkBeforeSave(ctx: Context, input: CheckInput): Promise<FoundInText> {
  try {
    return await checkInPool(ctx, input);
  } catch (error) {
    if (ctx.signal.aborted) throw error;
    return 'not-run';
  }
}

export const checkSourcesInPool = (ctx: Context, input: SourceCheckInput): Promise<FoundHolds[]> =>
  runInPool(ctx, sourceTask, input);
