import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import { linkedClauses, type Said } from '../evidence.ts';
import { type FrequencyMention, sameFrequency } from '../reading/frequencies.ts';
import { type DraftPiece, type Item, piecesOf } from '../own-draft.ts';
import { contentStem } from '../reading/read-text.ts';
import { drugOf, looksAlike } from '../tables/drug-names.ts';
import { isDoseUnit, unitOf } from '../../vocabulary/units.ts';
import type { Compared, Difference } from './difference.ts';
import { longestRun } from './longest-run.ts';

// Of the words that are no denial, side, number or name, the share that both must have to be one sentence.
const sameShare = 0.8;
const mostItems = 160;
const mostCandidates = 8;

type Written = Omit<DraftPiece, 'links'>;
type Visit = Compared['visit'];
type Judged = { difference?: Omit<Difference, 'from'>; strangers: number };

/** A sentence that differs from one of the engine's own draft in a denial, side, number, unit, drug, relative or time alone. */
export function compareDraft({ text, links, draft, visit }: Compared): Difference[] {
  const out: Difference[] = [];
  for (const own of piecesOf(text)) {
    const { items } = own;
    if (items.length > mostItems) continue;
    let best: { judged: Judged; piece: DraftPiece } | undefined;
    const bare = items.every((item) => !isPlain(item));
    const close = bare ? draft.bare.filter((piece) => isOfSamePlace(piece.links, links)) : [];
    for (const piece of [...candidates(items, draft.byWord), ...close]) {
      const judged = judge(own, piece);
      if (!judged) continue;
      const better = !best || judged.strangers < best.judged.strangers;
      if (better || (judged.difference === undefined && judged.strangers === best!.judged.strangers))
        best = { judged, piece };
    }
    const difference = best?.judged.difference;
    if (difference && !isToldElsewhere(difference, own, visit))
      out.push({ ...difference, from: saidOf(best!.piece, visit) });
  }
  return out.slice(0, 3);
}

const saidOf = (piece: DraftPiece, visit: Visit): Said[] => linkedClauses(piece.links, visit).slice(0, 3);

const isOfSamePlace = (some: readonly EvidenceLink[], others: readonly EvidenceLink[]): boolean =>
  some.some((link) =>
    others.some((other) => link.utteranceId === other.utteranceId && link.start < other.end && link.end > other.start),
  );

/** Whether a drug was said too, and so stands in a sentence of its own: it looks unlike the other, or was said with the dose that is written. */
function isToldElsewhere({ kind, said, written }: Omit<Difference, 'from'>, own: Written, visit: Visit): boolean {
  if (kind !== 'drug') return false;
  if (drugOf(written) === undefined) return visit.words.has(written) || visit.byStem.has(contentStem(written));
  const clauses = visit.byStem.get(contentStem(written)) ?? [];
  if (!looksAlike(written, said)) return clauses.length > 0;
  const numbers = own.items.filter((item) => item.kind === 'number').map((item) => Number(item.name));
  return clauses.some(({ reading }) =>
    [...reading.numbers, ...reading.looseNumbers].some(({ value }) => numbers.includes(value)),
  );
}

/** The sentences of the draft that share most words with a sentence. */
function candidates(items: readonly Item[], byWord: Compared['draft']['byWord']): DraftPiece[] {
  const counts = new Map<DraftPiece, number>();
  for (const name of new Set(items.map((item) => item.name)))
    for (const piece of byWord.get(name) ?? []) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return [...counts]
    .toSorted((a, b) => b[1] / (b[0].items.length + 2) - a[1] / (a[0].items.length + 2))
    .slice(0, mostCandidates)
    .map(([piece]) => piece);
}

// of two names for one drug each stands in its own place
const isSame = (a: Item, b: Item): boolean =>
  a.kind === b.kind && (a.kind === 'drug' ? a.text === b.text : a.name === b.name);
const isPlain = (item: Item): boolean => item.kind === 'word';
const plainly = (items: readonly Item[]): number => items.filter(isPlain).length;

/** How a sentence differs from one of the draft; undefined when they are different sentences. */
function judge(written: Written, said: DraftPiece): Judged | undefined {
  const [own, theirs] = [written.items, said.items];
  if (theirs.length > mostItems) return undefined;
  const pairs = longestRun(own, theirs, isSame);
  const matched = pairs.filter(([at]) => isPlain(own[at]!)).length;
  const words = Math.max(plainly(own), plainly(theirs));
  let [a, b] = [0, 0];
  let exchanged = 0;
  let strangers = 0;
  let difference: Judged['difference'];
  for (const [nextA, nextB] of [...pairs, [own.length, theirs.length] as const]) {
    const gap = [own.slice(a, nextA), theirs.slice(b, nextB)] as const;
    [a, b] = [nextA + 1, nextB + 1];
    const found = exchangeIn(...gap);
    const unlike = Math.max(plainly(gap[0]), plainly(gap[1]));
    const names = found?.kind === 'drug' && unlike > 0 ? 1 : 0;
    exchanged += names;
    strangers += unlike - names;
    difference ??= found;
  }
  if (words > 0 && matched + exchanged < sameShare * words) return undefined;
  if (words === 0 && pairs.length === 0 && own.some((item, i) => item.kind !== theirs[i]?.kind)) return undefined;
  if (strangers === 0) difference ??= otherRate(written.rates, said.rates) ?? loneDifference(own, theirs);
  return difference ? { difference, strangers } : { strangers };
}

function otherRate(
  written: readonly FrequencyMention[],
  said: readonly FrequencyMention[],
): Judged['difference'] | undefined {
  const at = written.findIndex((one, i) => said[i] && !sameFrequency(one.perDay, said[i].perDay));
  return at < 0 || written.length !== said.length
    ? undefined
    : { kind: 'frequency', said: said[at]!.text, written: written[at]!.text };
}

// words that one may write or leave out
const vague = /^(?:will|still|currently|now|again)$/;

/** What only one of two sentences has, which else are the same. */
function loneDifference(own: readonly Item[], theirs: readonly Item[]): Judged['difference'] | undefined {
  const phrase = (items: readonly Item[]): string =>
    items
      .slice(0, 6)
      .map((item) => item.text)
      .join(' ');
  for (const kind of ['denial', 'relative', 'side', 'time', 'number'] as const) {
    const names = (items: readonly Item[]): string[] =>
      items
        .flatMap((item) => (item.kind === kind && !(kind === 'time' && vague.test(item.name)) ? [item.name] : []))
        .toSorted();
    const [mine, other] = [names(own), names(theirs)];
    if (mine.join(' ') === other.join(' ')) continue;
    // "once daily" is "daily", and a side that is left out, or told of elsewhere, is not another one
    if ((kind === 'number' || kind === 'side') && mine.length !== other.length) continue;
    // who tells of it may be named
    if (kind === 'relative' && mine.length > other.length) continue;
    return { kind: kinds[kind], said: phrase(theirs), written: phrase(own) };
  }
  return undefined;
}

const kinds = {
  denial: 'negation',
  number: 'number',
  unit: 'unit',
  rate: 'frequency',
  time: 'tense',
  side: 'side',
  relative: 'subject',
  drug: 'drug',
  part: 'part',
  course: 'course',
  act: 'direction',
} as const;

/** What stands in the place of another of its kind. */
function exchangeIn(own: readonly Item[], theirs: readonly Item[]): Omit<Difference, 'from'> | undefined {
  for (const kind of ['drug', 'unit', 'number', 'rate', 'side', 'part', 'relative', 'time', 'course', 'act'] as const) {
    const mine = own.filter((item) => item.kind === kind);
    const other = theirs.filter((item) => item.kind === kind);
    if (mine.length === 0 || mine.length !== other.length) continue;
    const at = mine.findIndex((item, i) => item.name !== other[i]!.name);
    if (at < 0) continue;
    const dose = kind === 'number' && isDoseUnit(unitOf(own[own.indexOf(mine[at]!) + 1]?.text ?? ''));
    return { kind: dose ? 'dose' : kinds[kind], said: other[at]!.text, written: mine[at]!.text };
  }
  // a name that is no drug's in the place of one that is, or the other way round
  const names = (items: readonly Item[]): Item[] =>
    items.filter((item) => item.kind === 'drug' || item.kind === 'word');
  const [mine, other] = [names(own), names(theirs)];
  const drug = mine.length === 1 && other.length === 1 && mine[0]!.kind !== other[0]!.kind;
  // "monitor this" in the place of "aspirin" is another sentence; "lasoprazil 20" is a name that is none
  const dosed = own[own.indexOf(mine[0]!) + 1]?.kind === 'number';
  if (drug && (looksAlike(mine[0]!.text, other[0]!.text) || (other[0]!.kind === 'drug' && dosed)))
    return { kind: 'drug', said: other[0]!.text, written: mine[0]!.text };
  return undefined;
}
