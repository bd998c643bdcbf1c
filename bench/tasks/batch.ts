import { asker } from '../lib/ask.ts';
import { median, timed } from '../lib/numbers.ts';

/** A batch of 200 operations, in ms, beside the same number of single creates of patients one after the other. */
export async function batchFigures(address: string, token: string) {
  const ask = asker(address, token);
  const { id: noteId } = await ask<{ id: string }>('POST', '/notes/', { title: 'Batch' });
  const batches: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const operations = Array.from({ length: 200 }, (_, n) => ({
      action: 'create',
      id: crypto.randomUUID(),
      noteId,
      set: { title: `Task ${run} ${n}`, category: 'Orders', dueOn: '2026-12-01' },
    }));
    await timed(batches, () => ask('POST', '/notes/batch-apply-task-operations', { operations }));
  }
  const singles: number[] = [];
  await timed(singles, async () => {
    for (let n = 0; n < 200; n += 1) await ask('POST', '/notes/', { title: `Patient ${n}` });
  });
  const batch = Math.round(median(batches));
  const single = Math.round(singles[0] ?? 0);
  return { batchMs: batch, limitMs: 1_000, creates200Ms: single, ratio: Math.round((batch / single) * 100) / 100 };
}
