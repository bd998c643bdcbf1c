import type { BundleIssue, ChartFacts } from '@clinical/contract/visualizer/chart-facts.schemas';
import type { ChartImport, NewChartImport } from '@clinical/contract/visualizer/visualizer.schemas';
import type { ReadBundle } from '@clinical/language/fhir/read-bundle';
import { createHash } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import { getNoteFor } from '../notes/public.ts';
import { otherPatient } from './other-patient.ts';
import { publishImport } from './publish-import.ts';
import { getChartImportFor, insertChartImport, selectChartImports } from './visualizer.queries.ts';
import { viewChartImport } from './visualizer.view.ts';

const readTask = workTask<unknown, ReadBundle | { wrong: BundleIssue[] }>(
  new URL('./read-bundle.worker.ts', import.meta.url).href,
);
const mostNamed = 20;

/**
 * Reads a FHIR Bundle into a chart. A file whose patient is not surely that of the chart needs somebody to confirm it.
 * @throws AppError NOT_FOUND; INVALID_INPUT with the places that are wrong; CONFLICT for another patient, and for a file that is in the
 * chart already
 */
export async function importChart(ctx: Context, noteId: string, input: NewChartImport): Promise<ChartImport> {
  const chart = await getNoteFor(ctx, noteId, 'edit');
  const read = await runInPool(ctx, readTask, input.bundle);
  if ('wrong' in read) throw unreadable(read.wrong);
  const { facts, ...report } = read;
  if (isEmpty(facts))
    throw unreadable([{ path: 'entry', message: 'holds nothing that can be read' }, ...report.issues]);
  if (!input.confirmed) assertSamePatient(facts, chart);
  const digest = createHash('sha256').update(JSON.stringify(input.bundle)).digest('hex');
  return ctx.transaction(async (tx) => {
    const { workspaceId } = await getNoteFor(tx, noteId, 'edit');
    const there = await selectChartImports(tx, noteId);
    if (there.some((row) => row.digest === digest))
      throw new AppError('CONFLICT', { message: 'This file is in the chart already.' });
    const id = tx.ids.uuid();
    await insertChartImport(tx, {
      id,
      workspaceId,
      noteId,
      createdBy: tx.actor.userId,
      name: storable(input.name),
      digest,
      facts: storable(facts),
      report: storable(report),
      createdAt: tx.clock.now(),
    });
    await tx.audit('chart-import.create', { type: 'chart-import', id, noteId });
    await publishImport(tx, noteId);
    return viewChartImport(await getChartImportFor(tx, noteId, id, 'read'));
  });
}

const isEmpty = ({ problems, medications, allergies, values }: ChartFacts): boolean =>
  problems.length + medications.length + allergies.length + values.length === 0;

const unreadable = (issues: readonly BundleIssue[]): AppError =>
  new AppError('INVALID_INPUT', {
    message: 'This file is no FHIR R4 Bundle of one patient.',
    detail: issues
      .slice(0, mostNamed)
      .map(({ path, message }) => ({ loc: ['body', 'bundle', ...(path === '' ? [] : [path])], msg: message })),
  });

function assertSamePatient(facts: ChartFacts, chart: Parameters<typeof otherPatient>[1]): void {
  const differs = otherPatient(facts.patient, chart);
  if (differs.length === 0) return;
  throw new AppError('CONFLICT', {
    message: 'The patient of this file may be another one. Compare both, then confirm.',
    detail: differs.map((what) => ({ loc: ['patient', what], msg: 'differs from the chart' })),
  });
}
