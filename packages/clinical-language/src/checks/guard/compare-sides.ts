import { clausesAbout, type Said } from '../evidence.ts';
import type { SideMention } from '../reading/sides.ts';
import type { Reading } from '../reading/read-text.ts';
import { type Compared, type Difference, shared, stemsAround } from './difference.ts';

const other = { left: 'right', right: 'left' } as const;
type Found = { mention: SideMention; said: Said; score: number };

/** Left and right written where the other, or neither, was said of the same place. */
export function compareSides(compared: Compared): Difference[] {
  const { reading, basis } = compared;
  // "warmer on this side than on that": each is told of beside the other
  if (reading.words.some((word) => /^(?:than|comparison|compared)$/.test(word))) return [];
  const named = reading.sides.flatMap((written) => differenceOf(written, compared) ?? []);
  if (named.length > 0) return named;
  // a side that reads as none ("she right the house") still must not stand where the other word was said
  const core = basis.core.flatMap((said) => said.reading.words);
  for (const side of ['left', 'right'] as const) {
    const opposite = other[side];
    if (
      reading.words.includes(side) &&
      !core.includes(side) &&
      core.includes(opposite) &&
      !reading.words.includes(opposite)
    )
      return [
        {
          kind: 'side',
          said: opposite,
          written: side,
          from: basis.core.filter((said) => said.reading.words.includes(opposite)).slice(0, 1),
        },
      ];
  }
  return [];
}

function differenceOf(written: SideMention, { reading, basis, visit, stems }: Compared): Difference | undefined {
  if (written.side === 'both') return undefined;
  const opposite = other[written.side];
  const around = new Set(stemsAround(reading, written.at, 4));
  const judge = (some: readonly Said[], bound: boolean): 'same' | Found | undefined => {
    const own = best(written.side, written, around, some, bound);
    const both = best('both', written, around, some, bound);
    const against = best(opposite, written, around, some, bound);
    if (!against) return own || both ? 'same' : undefined;
    return (own && own.score >= against.score) || (both && both.score > against.score) ? 'same' : against;
  };
  let verdict = judge(basis.core, false);
  if (verdict === undefined) verdict = judge(basis.near, true);
  if (verdict === undefined || (verdict !== 'same' && !basis.core.includes(verdict.said))) {
    const wide = clausesAbout(written.part ? [...around, written.part] : around, visit).filter(
      (said) => shared(said.stems, stems) > 0,
    );
    const wider = judge([...basis.near, ...wide], true);
    if (wider === 'same' || verdict === undefined) verdict = wider;
  }
  if (verdict === 'same') return undefined;
  const place = written.part ?? '';
  const label = (side: string): string => `${side} ${place}`.trim();
  if (verdict) return { kind: 'side', said: label(opposite), written: label(written.side), from: [verdict.said] };
  if (saidAnywhere(written, visit.said)) return undefined;
  return { kind: 'side', said: '', written: label(written.side), from: basis.core.slice(0, 1) };
}

const saidAnywhere = (written: SideMention, said: readonly Said[]): boolean =>
  said.some(({ reading }) =>
    reading.sides.some(
      ({ side, part }) =>
        (side === written.side || side === 'both') &&
        (part === written.part || part === undefined || written.part === undefined),
    ),
  );

/** The mention of a side that most likely is about the same place. `bound` asks for the same body part. */
function best(
  side: SideMention['side'],
  written: SideMention,
  around: ReadonlySet<string>,
  some: readonly Said[],
  bound: boolean,
): Found | undefined {
  let found: Found | undefined;
  for (const said of some)
    for (const mention of said.reading.sides) {
      if (mention.side !== side) continue;
      const samePart = written.part !== undefined && mention.part === written.part;
      if (bound && !samePart && written.part !== undefined) continue;
      const otherPart = written.part !== undefined && mention.part !== undefined && !samePart;
      const score =
        (samePart ? 4 : otherPart ? -3 : 0) +
        shared(stemsAround(said.reading, mention.at, 4), around) +
        nextTo(said.reading, mention.at, around);
      if (!found || score > found.score) found = { mention, said, score };
    }
  return found;
}

const nextTo = (reading: Reading, at: number, around: ReadonlySet<string>): number =>
  around.has(reading.stems[at + 1] ?? '') || around.has(reading.stems[at - 1] ?? '') ? 1 : 0;
