import { type Side, sidesOf } from '../reading/sides.ts';
import { isAmong, isSameRegion, partsIn } from '../tables/parts.ts';
import { type Beside, type Otherwise, quoteOf } from './difference.ts';
import type { Heard, Hearing, Place } from './hear.ts';
import { closeness, type Topic, topicsAround } from './nearest.ts';

type Mention = Place & { side: Side; part: string | undefined; named: boolean };
type Claim = {
  side: 'left' | 'right';
  at: number;
  part: string | undefined;
  plural: boolean;
};
const mentions = new WeakMap<Hearing, Mention[]>();
const both = /^(?:both|bilateral|bilaterally|bilat)$/;
// of which a side has one
const paired =
  /^(?:knees|ankles|wrists|elbows|shoulders|hips|eyes|ears|hands|feet|arms|legs|lungs|breasts|kidneys|extremities)$/;
const wideMarks = /^[.;]$/;
const reach = 14;
// by how much what is said of the other side must be nearer
const margin = 1.5;
const least = 1.5;

/** A side written of what was said of the other one, of both, or of no side at all. */
export function compareSides({ written, hearing, linked }: Beside): Otherwise[] {
  const told = mentions.get(hearing) ?? mentionsIn(hearing);
  mentions.set(hearing, told);
  for (const claim of claimsIn(written)) {
    const topics = topicsAround(written, claim.at, hearing, 16, wideMarks);
    const found = judge(claim, topics, told, linked, hearing);
    if (!found) continue;
    const name = [claim.side, claim.part].filter(Boolean).join(' ');
    return [
      found === 'unsaid'
        ? { kind: 'side', said: '', written: name, heard: undefined }
        : {
            kind: 'side',
            said: quoteOf(found.heard, found.at),
            written: name,
            heard: found.heard,
          },
    ];
  }
  return [];
}

/** The sides that a sentence gives to parts of the body, and whether the visit speaks for each rather than for the other side. */
export function sidesWritten({ written, hearing, linked }: Beside): { side: string; part: string; favoured: boolean }[] {
  const told = mentions.get(hearing) ?? mentionsIn(hearing);
  mentions.set(hearing, told);
  return claimsIn(written).flatMap(({ side, at, part }) => {
    if (part === undefined) return [];
    const topics = topicsAround(written, at, hearing, 16, wideMarks);
    const scored = scoresOf(part, topics, told, linked, hearing);
    const most = (some: (one: Side) => boolean): number =>
      Math.max(0, ...scored.filter(({ one }) => some(one.side)).map(({ score }) => score));
    return [{ side, part, favoured: most((one) => one === side) > most((one) => one !== side) }];
  });
}

function claimsIn(written: Heard): Claim[] {
  const own = sidesOf(written.words);
  // "left worse than right", "right and left": of two sides each is the other's
  if (own.some(({ side }) => side === 'both') || new Set(own.map(({ side }) => side)).size > 1) return [];
  return own.flatMap(({ side, at, part: named }): Claim[] => {
    if (side === 'both') return [];
    const words = written.words.slice(at + 1, at + 4);
    const part =
      partsIn(written.words.slice(at + 1, at + 5))[0]?.part ??
      partsIn(written.words.slice(Math.max(0, at - 8), at)).at(-1)?.part ??
      named;
    const plural = words.some((word) => paired.test(word));
    return [{ side, at, part, plural }];
  });
}

function judge(
  { side, part, plural }: Claim,
  topics: readonly Topic[],
  told: readonly Mention[],
  linked: ReadonlySet<number>,
  hearing: Hearing,
): Mention | 'unsaid' | undefined {
  const scored = scoresOf(part, topics, told, linked, hearing);
  const best = (some: (one: Side) => boolean): { one: Mention; about: number; score: number } | undefined =>
    scored.filter(({ one }) => some(one.side)).toSorted((a, b) => b.score - a.score)[0];
  const same = best((one) => one === side);
  const other = best((one) => one !== side);
  if (plural) return other?.one ?? 'unsaid';
  if (same) return other && other.score > same.score * 1.25 + margin ? other.one : undefined;
  // "my foot is sore" where the right ankle was spoken of
  const kin = told.some((one) => one.side === side && (part === undefined || isSameRegion(part, one.part ?? '')));
  if (kin) return undefined;
  const weighs = other && (other.one.side !== 'both' || other.about > least) && (part !== undefined || other.score > 1);
  return weighs ? other.one : 'unsaid';
}

/** How near what was said of a part, or with the same words, is to a sentence. */
const scoresOf = (
  part: string | undefined,
  topics: readonly Topic[],
  told: readonly Mention[],
  linked: ReadonlySet<number>,
  hearing: Hearing,
): { one: Mention; about: number; score: number }[] =>
  told.flatMap((one) => {
    const about = closeness(one, topics, hearing, reach);
    const among = part === undefined || (one.part !== undefined && isAmong(part, [one.part]));
    if (!among && (one.part !== undefined || about < least)) return [];
    const near = (linked.has(one.heard.u) ? 1 : 0) + (one.named ? 0.5 : 0);
    return [
      {
        one,
        about,
        score: about + near + (part !== undefined && one.part === part ? 1 : 0),
      },
    ];
  });

/** Every side that was said; a part that is named without one has the side that was last said of it. */
function mentionsIn({ heard }: Hearing): Mention[] {
  const out: Mention[] = [];
  const last = new Map<string, Side>();
  for (const one of heard) {
    const named = sidesOf(one.words);
    const taken = new Set<number>();
    for (const { side, at, part } of named) {
      const place =
        partsIn(one.words.slice(at + 1, at + 5))[0]?.part ??
        partsIn(one.words.slice(Math.max(0, at - 6), at)).at(-1)?.part ??
        part;
      out.push({ heard: one, at, side, part: place, named: true });
      if (place === undefined) continue;
      last.set(place, side);
      for (let i = Math.max(0, at - 6); i < at + 5; i++) taken.add(i);
    }
    for (const [at, word] of one.words.entries())
      if (
        both.test(word) &&
        (word !== 'both' || partsIn(one.words.slice(at, at + 6)).length > 0) &&
        !named.some((each) => each.at === at)
      )
        out.push({
          heard: one,
          at,
          side: 'both',
          part: partsIn(one.words.slice(at, at + 6))[0]?.part,
          named: true,
        });
    for (const { part, at } of partsIn(one.words)) {
      const side = taken.has(at) ? undefined : last.get(part);
      if (side !== undefined) out.push({ heard: one, at, side, part, named: false });
    }
  }
  return out;
}
