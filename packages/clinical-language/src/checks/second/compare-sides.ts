import { sidesOf } from '../reading/sides.ts';
import { type Beside, type Otherwise, quoteOf } from './difference.ts';
import { type Heard, type Hearing, placesOf } from './hear.ts';
import { partsIn } from '../tables/parts.ts';

const both = / (?:both|bilateral|bilaterally|either side|each side|bilat) /;

/** One side written of what was only said of both. */
export function compareBothSides({ written, hearing, linked }: Beside): Otherwise[] {
  if (both.test(written.text)) return [];
  for (const [at, side] of written.words.entries()) {
    if (side !== 'left' && side !== 'right') continue;
    const part =
      partsIn(written.words.slice(at + 1, at + 5))[0]?.part ??
      partsIn(written.words.slice(Math.max(0, at - 6), at)).at(-1)?.part;
    const around = part === undefined ? topicsOf(written, at) : [];
    const near = [...sentencesAbout(part, around, hearing), ...hearing.heard.filter(({ u }) => linked.has(u))];
    if (near.length === 0) continue;
    if (near.some((heard) => sidesOf(heard.words).some((one) => one.side === side))) continue;
    const told = near.find(({ text }) => both.test(text));
    const plural = written.words
      .slice(at + 1, at + 4)
      .some((word) => /[^s]s$|feet|extremities/.test(word) && partsIn([word], true).some((one) => one.part !== word));
    if (told)
      return [
        {
          kind: 'side',
          said: quoteOf(told, told.words.findIndex((word) => /^(?:both|bilat|either|each|two)/.test(word)) + 3),
          written: [side, part].filter(Boolean).join(' '),
          heard: told,
        },
      ];
    if (plural) return [{ kind: 'side', said: '', written: [side, part].filter(Boolean).join(' '), heard: near[0] }];
  }
  return [];
}

const topicsOf = ({ stems }: Heard, at: number): string[] =>
  stems.slice(Math.max(0, at - 6), at + 6).filter((stem) => stem !== '' && !/^(?:left|right)$/.test(stem));

function sentencesAbout(part: string | undefined, topics: readonly string[], hearing: Hearing): Heard[] {
  const stems = part === undefined ? topics : [part];
  return [
    ...new Set(
      stems.flatMap((stem) =>
        placesOf(hearing, stem)
          .slice(0, 40)
          .map(({ heard }) => heard),
      ),
    ),
  ];
}
