import type { TaskProof, TaskSource } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/context.ts';
import { selectOfChart } from './clinical-tasks.queries.ts';
import { findLines } from './proof-records.queries.ts';
import { proofRecords } from './proof-records.ts';
import { Refused } from './refused.ts';
import { taskCards } from './task-cards.ts';

type Named = { cardId?: string | null; blockedBy?: readonly string[] };
type Stations = { letter?: TaskProof | null; receipt?: TaskProof | null; proof?: TaskProof | null };

/**
 * What a change names must be there: records that prove a station, a card, and tasks of the same chart that come first.
 * @throws Refused
 */
export async function assertNamed(
  tx: Tx,
  { id, noteId, blockedBy: before = [] }: { id: string; noteId: string; blockedBy?: readonly string[] },
  { letter, receipt, proof, cardId = null, blockedBy = [] }: Stations & Named,
): Promise<void> {
  if (proof && isOutgoing(proof)) throw new Refused('invalid', 'What was sent is no reply.');
  for (const station of [letter, receipt, proof]) {
    if (station && !(await isProved(tx, noteId, station)))
      throw new Refused('invalid', 'What closes this station is not in the chart.');
  }
  if (cardId !== null && !(await tx.use(taskCards).isInChart(tx, noteId, cardId)))
    throw new Refused('invalid', 'This card is not on the board of the chart.');
  if (blockedBy.includes(id)) throw new Refused('invalid', 'A task cannot wait for itself.');
  // one that it waited for already may be deleted by now
  const added = [...new Set(blockedBy)].filter((each) => !before.includes(each));
  if ((await selectOfChart(tx, noteId, added)).length < added.length)
    throw new Refused('invalid', 'A task waits only for tasks of the same chart.');
}

/** It left the chart: it proves a letter and its arrival. */
const isOutgoing = ({ kind }: TaskProof): boolean => kind === 'fax' || kind === 'push';

async function isProved(tx: Tx, noteId: string, { kind, recordId }: TaskProof): Promise<boolean> {
  if (kind === 'reason') return recordId === null;
  const records = tx.use(proofRecords).find((each) => each.kind === kind);
  return records !== undefined && recordId !== null && records.isInChart(tx, noteId, recordId);
}

/** The same change; a station without a time happened now. `now` is epoch milliseconds. */
export function datedProofs<Change extends Stations>(change: Change, now: number): Change {
  const dated = { ...change };
  for (const name of ['letter', 'receipt', 'proof'] as const) {
    const station = dated[name];
    if (station) dated[name] = { ...station, at: station.at ?? isoTime(now) };
  }
  return dated;
}

/**
 * The words that a task comes from, as far as they stand in the visit: a line may have been edited since.
 * @throws Refused when the chart has no such visit
 */
export async function saidIn(
  tx: Tx,
  noteId: string,
  { transcriptId, links }: TaskSource,
): Promise<TaskSource['links']> {
  const lines = await findLines(tx, noteId, transcriptId);
  if (!lines) throw new Refused('invalid', 'The visit that this task comes from is not in the chart.');
  const texts = new Map(lines.map(({ id, text }) => [id, text]));
  return links.filter(({ utteranceId, quote }) => texts.get(utteranceId)?.includes(quote));
}
