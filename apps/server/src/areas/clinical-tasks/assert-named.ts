import type { TaskProof } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/context.ts';
import { selectOfChart } from './clinical-tasks.queries.ts';
import { proofRecords } from './proof-records.ts';
import { Refused } from './refused.ts';

type Stations = { letter?: TaskProof | null; receipt?: TaskProof | null; proof?: TaskProof | null };

/**
 * What a change names must be there: records that prove a station, and tasks of the same chart that come first.
 * @throws Refused
 */
export async function assertNamed(
  tx: Tx,
  { id, noteId, blockedBy: before = [] }: { id: string; noteId: string; blockedBy?: readonly string[] },
  { letter, receipt, proof, blockedBy = [] }: Stations & { blockedBy?: readonly string[] },
): Promise<void> {
  for (const station of [letter, receipt, proof]) {
    if (station && !(await isProved(tx, noteId, station)))
      throw new Refused('invalid', 'What closes this station is not in the chart.');
  }
  if (blockedBy.includes(id)) throw new Refused('invalid', 'A task cannot wait for itself.');
  // one that it waited for already may be deleted by now
  const added = [...new Set(blockedBy)].filter((each) => !before.includes(each));
  if ((await selectOfChart(tx, noteId, added)).length < added.length)
    throw new Refused('invalid', 'A task waits only for tasks of the same chart.');
}

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
