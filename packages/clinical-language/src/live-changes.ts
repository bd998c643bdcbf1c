import { isWord, type Word, wordsOf } from './text/words.ts';
import { isNumberWord, readNumber } from './text/numbers.ts';
import { isDrug } from './vocabulary/drugs.ts';

/** A line of speech with its times in milliseconds. */
export type TimedLine = { startMs: number; endMs: number; text: string };

/**
 * Words of a final line that stand where others were heard live. `start` and `end` are UTF-16 units of the line's text, end
 * exclusive; `before` is what was there, empty when nothing was.
 */
export type LiveChange = { utteranceId: string; start: number; end: number; before: string; kind: 'number' | 'drug' };

type Unit = { key: string; start: number; end: number; raw: string; kind: LiveChange['kind'] | null };
type Timed = Unit & { atMs: number };

/** Two lines are compared word by word; of a line that is longer than anybody talks, only so many words are. */
const longestLine = 400;

/**
 * Where a final text has other numbers or drug names than what was heard live. Said in words or digits, a number is the same. Lines
 * of the final text without times are passed over.
 */
export function liveChanges(
  live: readonly TimedLine[],
  final: readonly { id: string; startMs: number | null; endMs: number | null; text: string }[],
): LiveChange[] {
  const timed = final.filter((line) => line.startMs !== null && line.endMs !== null) as (TimedLine & { id: string })[];
  if (live.length === 0) return [];
  const heard = new Map<string, Timed[]>(timed.map(({ id }) => [id, []]));
  for (const unit of live.flatMap(timedUnits)) {
    const nearest = nearestLine(timed, unit.atMs);
    if (nearest) heard.get(nearest.id)!.push(unit);
  }
  return timed.flatMap((line) => changesOf(line, heard.get(line.id)!));
}

/** The words of a line, each in its share of the line's time. */
function timedUnits({ startMs, endMs, text }: TimedLine): Timed[] {
  return unitsOf(text).map((unit) => ({
    ...unit,
    atMs: startMs + ((unit.start + unit.end) / 2 / Math.max(1, text.length)) * (endMs - startMs),
  }));
}

/** What is said between two lines belongs to the nearer one; far from all it belongs to none. */
function nearestLine<Line extends TimedLine>(lines: readonly Line[], atMs: number): Line | null {
  const far = 2_000;
  let best: { line: Line; distance: number } | null = null;
  for (const line of lines) {
    const distance = Math.max(line.startMs - atMs, atMs - line.endMs, 0);
    if (distance <= far && (best === null || distance < best.distance)) best = { line, distance };
  }
  return best?.line ?? null;
}

/** Words without marks; a number that is said in several words is one. */
function unitsOf(text: string): Unit[] {
  const words = wordsOf(text).filter((word) => isWord(word.text));
  const units: Unit[] = [];
  for (let at = 0; at < words.length && units.length < longestLine;) {
    const number = numberAt(words, at);
    const taken = words.slice(at, at + (number?.length ?? 1));
    const [first, last] = [taken[0]!, taken.at(-1)!];
    units.push({
      key: number?.value ?? first.text,
      start: first.start,
      end: last.end,
      raw: text.slice(first.start, last.end),
      kind: number ? 'number' : isDrug(first.text) ? 'drug' : null,
    });
    at += taken.length;
  }
  return units;
}

function numberAt(words: readonly Word[], at: number): { value: string; length: number } | undefined {
  const text = words[at]!.text;
  if (/^\d/.test(text)) return { value: text.replace(/(?<=\d),(?=\d{3})/g, ''), length: 1 };
  if (!isNumberWord(text)) return undefined;
  // "forty-two" is one word of two parts
  const parts = words.slice(at, at + 8).flatMap((word, index) => word.text.split('-').map((part) => ({ part, index })));
  const read = readNumber(
    parts.map(({ part }) => part),
    0,
  );
  return read && { value: read.value, length: parts[read.length - 1]!.index + 1 };
}

function changesOf(line: TimedLine & { id: string }, before: readonly Unit[]): LiveChange[] {
  const now = unitsOf(line.text);
  // a line of which nothing was heard live was not changed: it is new
  if (before.length === 0) return [];
  const pairs = [...common(before, now), [before.length, now.length] as const];
  const changes: LiveChange[] = [];
  let [heardFrom, nowFrom] = [0, 0];
  for (const [heardAt, nowAt] of pairs) {
    const gone = before.slice(heardFrom, heardAt);
    const come = now.slice(nowFrom, nowAt);
    const kind = [...come, ...gone].find((unit) => unit.kind !== null)?.kind;
    if (kind) {
      // what was left out is shown at the word before its place
      const shown = come.length > 0 ? come : now.slice(Math.max(0, nowFrom - 1), Math.max(1, nowFrom));
      const [first, last] = [shown[0], shown.at(-1)];
      if (first && last) {
        const was = gone.map(({ raw }) => raw).join(' ');
        changes.push({ utteranceId: line.id, start: first.start, end: last.end, before: was, kind });
      }
    }
    [heardFrom, nowFrom] = [heardAt + 1, nowAt + 1];
  }
  return changes;
}

/** The longest common sequence of two lines, as pairs of places. */
function common(a: readonly Unit[], b: readonly Unit[]): (readonly [number, number])[] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i]!.key === b[j]!.key
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i]!.key === b[j]!.key) pairs.push([i++, j++]);
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++;
    else j++;
  }
  return pairs;
}
