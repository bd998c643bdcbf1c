import type { Said } from '../evidence.ts';
import { datePartsOf } from '../reading/numbers.ts';
import { deniesHere, isOfTrouble } from '../reading/polarity.ts';
import type { Reading } from '../reading/read-text.ts';
import type { Compared, Difference } from './difference.ts';
import { longestRun } from './longest-run.ts';

/** What can be exchanged for another of its kind: its place in the words, and what it says. */
type Item = {
  kind: 'word' | 'number' | 'side' | 'relative' | 'drug' | 'denial';
  name: string;
  said: Said | undefined;
  text: string;
  denied: boolean;
  polarity: number;
  listed: boolean;
  /** Denied by the word of denial before it, not as a later thing of a list. */
  direct: boolean;
};

// Comparing place by place costs the product of the two lengths; longer sentences are cut into what fits.
const mostItems = 160;

/**
 * For a sentence in the very words of what was said: what stands in the place of something else of its kind (a number, a side, a
 * relative, a drug), and a denial that was said and is not written.
 */
export function compareOrder({ reading, basis, close }: Compared): Difference[] {
  if (!close) return [];
  const written = itemsOf(reading, undefined).slice(0, mostItems);
  const said = basis.core.flatMap((one) => itemsOf(one.reading, one)).slice(0, 3 * mostItems);
  const pairs = longestRun(written, said, (a, b) => a.kind === b.kind && a.name === b.name);
  const matched = pairs.length;
  if (matched < 0.6 * written.filter((item) => item.kind === 'word').length) return [];
  const out: Difference[] = [];
  // a writer either repeats "no" for each thing, or says it once for a list
  const kept = new Map<Said | undefined, number>();
  for (const [, s] of pairs)
    if (said[s]!.kind === 'denial') kept.set(said[s]!.said, (kept.get(said[s]!.said) ?? 0) + 1);
  let [w, s] = [0, 0];
  for (const [nextW, nextS] of [...pairs, [written.length, said.length] as const]) {
    const difference = gap(
      written.slice(w, nextW),
      said.slice(s, nextS),
      written[nextW],
      said[nextS],
      kept,
      written[w - 1]?.kind === 'denial',
    );
    if (difference) out.push(difference);
    [w, s] = [nextW + 1, nextS + 1];
  }
  for (const [i, j] of pairs) {
    const [own, heard] = [written[i]!, said[j]!];
    if (
      own.kind === 'word' &&
      own.polarity === 1 &&
      heard.denied &&
      own.text.length > 2 &&
      // "no flashing lights", and then: "light bothers me"
      !said.some(({ kind, name, polarity }) => kind === 'word' && name === own.name && polarity === 1) &&
      !written.some((item) => item.kind === 'denial')
    )
      out.push({ kind: 'negation', said: `no ${heard.text}`, written: own.text, from: heard.said ? [heard.said] : [] });
  }
  return out.slice(0, 3);
}

const separators = new Set([',', 'or', 'nor', 'and', ';']);
const tiny = new Set(
  'a an the i you he she it they we my your his her their our me him us them um uh and or be am is are was were have has had do does did been to of that this any some no patient denies denied reports reported'.split(
    ' ',
  ),
);

function itemsOf(reading: Reading, said: Said | undefined): Item[] {
  const items: Item[] = [];
  const numbers = new Map([...reading.looseNumbers, ...reading.numbers].map((number) => [number.from, number]));
  const relatives = new Map(reading.relatives.map(({ relative, at }) => [at, relative]));
  const label = said ? -1 : reading.words.indexOf(':');
  const drugs = new Map(reading.drugs.map(({ drug, at }) => [at, drug]));
  let first = false;
  for (const [at, text] of reading.words.entries()) {
    if (separators.has(text)) first = false;
    else if (deniesHere(reading.words, at)) first = true;
    if (at < label && label <= 4) continue;
    const add = (kind: Item['kind'], name: string): number =>
      items.push({
        kind,
        name,
        said,
        text,
        polarity: reading.polarity[at]!,
        denied: reading.polarity[at] === -1 && !isOfTrouble(reading.words, at),
        direct: first && reading.polarity[at] === -1,
        listed: separators.has(reading.words[at - 1] ?? ''),
      });
    const number = numbers.get(at);
    if (!said && at === 0 && number && reading.words[number.to] === '.' && number.to + 1 < reading.words.length)
      continue;
    if (number) {
      const parts = datePartsOf(text) ?? (/^\d+[/-]\d/.test(text) ? text.split(/[/-]/) : undefined);
      if (parts) for (const part of parts) add('number', String(Number(part)));
      else add('number', String(number.value));
    } else if (relatives.has(at)) add('relative', relatives.get(at)!);
    else if (drugs.has(at)) add('drug', drugs.get(at)!);
    else if (/^(?:left|right)(?:$|-)/.test(text)) add('side', text.slice(0, 4));
    else if (deniesHere(reading.words, at)) add('denial', 'no');
    else if (reading.stems[at] !== '') add('word', reading.stems[at]!);
    else if (/\p{L}/u.test(text) && !tiny.has(text)) add('word', text);
  }
  return items;
}

const kinds = { number: 'number', side: 'side', relative: 'subject', drug: 'drug' } as const;

/** What differs between two places where both agree again. */
function gap(
  written: readonly Item[],
  said: readonly Item[],
  next: Item | undefined,
  after: Item | undefined,
  kept: ReadonlyMap<Said | undefined, number>,
  afterDenial: boolean,
): Difference | undefined {
  for (const item of written) {
    if (item.kind === 'word' || item.kind === 'denial') continue;
    const own = written.filter((one) => one.kind === item.kind);
    const theirs = said.filter((one) => one.kind === item.kind);
    if (theirs.length === 0 || own.length !== theirs.length) continue;
    const other = theirs[own.indexOf(item)]!;
    if (other.name !== item.name && other.text !== item.text)
      return { kind: kinds[item.kind], said: other.text, written: item.text, from: other.said ? [other.said] : [] };
  }
  const last = said.at(-1);
  const asList = next?.denied && (afterDenial || (next.listed && (kept.get(last?.said) ?? 0) <= 1));
  if (last?.kind !== 'denial' || !after || asList || next?.direct || after.said !== last.said || said.length > 3)
    return undefined;
  if (written.some((item) => item.kind === 'denial')) return undefined;
  return {
    kind: 'negation',
    said: `${last.text} ${after.text}`,
    written: after.text,
    from: last.said ? [last.said] : [],
  };
}
