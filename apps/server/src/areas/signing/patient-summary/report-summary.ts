import type { ReportedSummary, ReportSummary } from '@clinical/contract/signing/patient-summary.schemas';
import type { z } from 'zod';
import { notFound } from '../../../platform/app-error.ts';
import type { Context, Scope, Tx } from '../../../platform/context.ts';
import { port } from '../../../platform/ports.ts';
import { type Entry, getTranscriptFor } from '../../transcripts/public.ts';
import { findSummary } from '../signing.queries.ts';

type Report = z.output<typeof ReportSummary> & { by: 'staff' | 'patient' };
type Reported = Pick<Entry, 'id' | 'noteId' | 'workspaceId' | 'signedBy'>;

/** Who follows up what readers of a summary report; gives the id of the record made, or of the one that says the same. */
export type SummaryReports = {
  add(tx: Tx, entry: Reported, report: Report): Promise<string>;
  /** Which of these lines the patient reported. */
  reported(scope: Pick<Scope, 'db'>, entry: Reported, lines: readonly string[]): Promise<Set<string>>;
};

export const summaryReports = port<SummaryReports>('summary-reports');

/** @throws AppError NOT_FOUND for an entry without a summary, or a line that is not in it */
export async function reportSummary(
  ctx: Context,
  id: string,
  report: z.output<typeof ReportSummary>,
): Promise<ReportedSummary> {
  return ctx.transaction(async (tx) => {
    const entry = await getTranscriptFor(tx, id, 'annotate');
    const summary = await findSummary(tx, id);
    if (!summary?.parts.some(({ lines }) => lines.some(({ text }) => text === report.text))) throw notFound();
    const taskId = await tx.use(summaryReports).add(tx, entry, { ...report, by: 'staff' });
    await tx.audit('patient-summary.report', { type: 'transcript', id, noteId: entry.noteId });
    return { taskId };
  });
}
