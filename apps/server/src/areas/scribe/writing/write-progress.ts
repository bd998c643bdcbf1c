import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { Context } from '../../../platform/context.ts';
import { progressTask } from '../../../platform/jobs/background-tasks.ts';
import { storeWrittenSections } from '../../transcripts/public.ts';
import type { OnProgress } from '../written-note.ts';

/** Tells how far a job is. What comes while a step is being written down goes with the next. */
export type WriteProgress = {
  report: OnProgress;
  /** Resolves when all is written down. What went wrong there shows here. */
  settled: () => Promise<void>;
};

/** Writes down percent and sections while the work goes on, one step after the other. */
export function writeProgress(ctx: Context, taskId: string, from: number): WriteProgress {
  const sections: NoteSection[] = [];
  let percent = from;
  let dirty = false;
  let steps: Promise<void> = Promise.resolve();

  const step = async (): Promise<void> => {
    if (!dirty) return;
    dirty = false;
    const written = [...sections];
    await ctx.transaction(async (tx) => {
      await storeWrittenSections(tx, taskId, written);
      await progressTask(tx, taskId, percent);
    });
  };
  return {
    report(reached, section) {
      if (reached <= percent && !section) return;
      percent = Math.max(percent, reached);
      if (section) sections.push(section);
      dirty = true;
      steps = steps.then(step);
      steps.catch(() => undefined);
    },
    settled: () => steps,
  };
}
