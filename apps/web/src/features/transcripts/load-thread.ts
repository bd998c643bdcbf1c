import type { ThreadLine, ThreadPart } from '@clinical/contract/transcripts/thread.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';

/** Entries that a chart is opened with; those of a longer thread come in pieces while it is shown. */
export const firstPart = 24;
/** So many are asked for at a time, and no more than weigh so much together: hours of talk take long to load. */
const piece = 100;
export const mostWeight = 1_000_000;

export type ThreadSource = {
  part: (part: ThreadPart) => Promise<Transcript[]>;
  outline: () => Promise<ThreadLine[]>;
  /** Resolves when what is shown is drawn and nothing else is to be done: what comes next must not keep that waiting. */
  quiet: () => Promise<void>;
};

export type ShownThread = {
  entries: () => readonly Transcript[] | undefined;
  show: (entries: Transcript[]) => void;
  /** Entries that are known of and not loaded yet, oldest first. */
  showComing: (lines: readonly ThreadLine[]) => void;
};

const isSame = (entry: Transcript | undefined, line: ThreadLine): boolean =>
  entry?.updatedAt === line.updatedAt &&
  entry.taskId === line.taskId &&
  entry.failure?.taskId === line.failure?.taskId &&
  entry.abilities.annotate === line.annotate;

/**
 * Loads a chart's thread, or brings the one that is shown up to date. A short one comes whole. Of a long one first the newest
 * entries are shown, then those before them; and of one that is shown only what has changed is asked for.
 */
export async function loadThread(source: ThreadSource, shown: ShownThread): Promise<Transcript[]> {
  const known = shown.entries();
  const before = new Set(known?.map(({ id }) => id));
  const newest = known && known.length >= firstPart ? null : await source.part({ newest: firstPart });
  if (newest && newest.length < firstPart) return newest;

  const lines = await source.outline();
  if (newest) shown.show(merged(shown.entries(), newest));
  const loaded = () => new Map(shown.entries()?.map((entry) => [entry.id, entry]));
  const tellComing = () => {
    const there = loaded();
    shown.showComing(lines.filter(({ id }) => !there.has(id)));
  };
  tellComing();
  const first = loaded();
  const wanted = lines.filter((line) => !isSame(first.get(line.id), line)).toReversed();
  for (const lot of lotsOf(wanted)) {
    const ids = lot.map(({ id }) => id);
    if (newest) await source.quiet();
    const entries = await source.part({ ids: ids.join() });
    shown.show(merged(shown.entries(), entries));
    tellComing();
  }
  shown.showComing([]);
  const still = new Set(lines.map(({ id }) => id));
  // what was added here while this ran is not in the outline
  return merged(shown.entries(), []).filter(({ id }) => still.has(id) || !before.has(id));
}

function lotsOf(lines: readonly ThreadLine[]): ThreadLine[][] {
  const lots: ThreadLine[][] = [];
  let weight = 0;
  for (const line of lines) {
    const last = lots.at(-1);
    weight += line.weight;
    if (last && last.length < piece && weight <= mostWeight) last.push(line);
    else {
      lots.push([line]);
      weight = line.weight;
    }
  }
  return lots;
}

/** Both together, oldest first. Of two with one id the one that was changed later, for somebody may have saved meanwhile. */
function merged(thread: readonly Transcript[] = [], more: readonly Transcript[]): Transcript[] {
  const all = new Map(thread.map((entry) => [entry.id, entry]));
  for (const entry of more) {
    const there = all.get(entry.id);
    if (!there || there.updatedAt <= entry.updatedAt) all.set(entry.id, entry);
  }
  return [...all.values()].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}
