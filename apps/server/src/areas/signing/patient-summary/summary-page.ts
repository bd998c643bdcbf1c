import { AppError, notFound } from '../../../platform/app-error.ts';
import { isoTime } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/context.ts';
import type { LinkPage, Shown } from '../../patient-links/public.ts';
import { addendaOf, getLinkedSummary, lockLinkedSummary } from '../signing.queries.ts';
import { summaryReports } from './report-summary.ts';
import { withCorrections } from './corrections.ts';

/** What a patient sees of a signed note: its summary with what was put right since, and which lines they reported. */
export const summaryPage: LinkPage = {
  kind: 'summary',
  recordType: 'transcript',
  show,

  async lock(tx, { recordId, dateOfBirth }) {
    const found = await lockLinkedSummary(tx, recordId);
    // the entry may have gone to another patient's chart since the link was made
    if (found.dateOfBirth !== null && found.dateOfBirth !== dateOfBirth) throw notFound();
    return found.entry.noteId;
  },

  opened: () => Promise.resolve(),
  closed: () => Promise.resolve(),
  answer: () => Promise.reject(new AppError('CONFLICT', { message: 'This page asks nothing.' })),

  async report(tx, id, { text, comment }) {
    const { entry, parts } = await getLinkedSummary(tx, id);
    if (!linesOf(withCorrections(parts, await addendaOf(tx, id))).includes(text)) throw notFound();
    await tx.use(summaryReports).add(tx, entry, { text, comment, by: 'patient' });
  },
};

const linesOf = (parts: ReturnType<typeof withCorrections>): string[] =>
  parts.flatMap(({ lines }) => lines.map(({ text }) => text));

async function show(tx: Tx, id: string): Promise<Shown> {
  const { entry, parts: written } = await getLinkedSummary(tx, id);
  const parts = withCorrections(written, await addendaOf(tx, id));
  const reported = await tx.use(summaryReports).reported(tx, entry, linesOf(parts));
  return {
    locale: null,
    state: 'reading',
    introduction: null,
    question: null,
    closing: null,
    readAt: null,
    summary: {
      signer: entry.signedNames?.signer ?? '',
      visitedAt: isoTime(entry.createdAt),
      parts: parts.map(({ part, lines }) => ({
        part,
        lines: lines.map(({ text }) => ({ text, reported: reported.has(text) })),
      })),
    },
  };
}
