import { bodyParts } from '../../vocabulary/body-parts.ts';

export type Side = 'left' | 'right' | 'both';
/** A side named in a text, its place in the words, and the word it belongs to most likely ("knee"), when that is a body part. */
export type SideMention = { side: Side; at: number; part: string | undefined };

// what has a side and is no part of the body: findings, tests, organs' parts, a way to speak of the hand
const otherSided =
  'base dominant hand-dominant handed hearing hemisphere hydronephrosis iliac lobe lymph nodule quadrant sciatica side sided stone vision'.split(
    ' ',
  );
const parts = new Map<string, string>([
  ...otherSided.flatMap((word) => [[word, word] as const, [`${word}s`, word] as const]),
  ...bodyParts
    .filter(({ sides }) => sides !== undefined)
    .flatMap(({ name, plural, lay = [] }) =>
      [name, ...(plural ? [plural] : []), ...lay].map((word) => [word, name] as const),
    ),
]);

const notSide =
  /^(?:now|away|here|there|before|after|when|where|then|thing|way|time|direction|word|one|answer|track|dose|choice|person|that|this|so|because|as|if|around|about|up|down|out|over|off|with|us|me|home|work|alone|untreated|hand-side)$/;
const adverbBefore =
  /^(?:all|that's|alright|yeah|yes|okay|not|is|are|was|were|it|just|be|have|has|had|been|i|we|you|he|she|they|feel|feels|sounds?|looks?|going)$/;

/** The sides that a text names. "Right now", "all right" and "she left" name none. */
export function sidesOf(words: readonly string[]): SideMention[] {
  const out: SideMention[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (/^(?:bilateral|bilaterally|bilat)$/.test(word) || (word === 'both' && isPart(words[at + 1]))) {
      out.push({ side: 'both', at, part: partNear(words, at) });
      continue;
    }
    const side = /^(left|right)(?:$|-)/.exec(word)?.[1] as Side | undefined;
    if (side === undefined) continue;
    if (word === 'right' && isAdverb(words, at)) continue;
    const part = partAfter(words, at);
    if (word === side && part === undefined) {
      if (notSide.test(words[at + 1] ?? '') || adverbBefore.test(words[at - 1] ?? '')) {
        const among = words.slice(at + 1, at + 4).some((other) => other === 'left' || other === 'right');
        if (!among) continue;
      }
      if (at + 1 === words.length && !/^(?:the|my|your|his|her|on|to|of)$/.test(words[at - 1] ?? '')) continue;
      if (words[at + 1] === ',' && !/^(?:the|my|your|his|her)$/.test(words[at - 1] ?? '')) continue;
      if (words[at + 1] === '?') continue;
    }
    out.push({ side, at, part: part ?? partBefore(words, at) });
  }
  return out;
}

/** "it hurts right at the shoulder", "right underneath": just there. */
const isAdverb = (words: readonly string[], at: number): boolean =>
  /^(?:at|in|on|by|near|over|under|underneath|above|below|behind|between|across|inside|outside|before|after)$/.test(
    words[at + 1] ?? '',
  ) && !/^(?:the|my|your|his|her|left|or|and)$/.test(words[at - 1] ?? '');

const isPart = (word: string | undefined): boolean => word !== undefined && parts.has(word);
const partNear = (words: readonly string[], at: number): string | undefined =>
  partAfter(words, at) ?? partBefore(words, at);

function partAfter(words: readonly string[], at: number): string | undefined {
  for (const word of words.slice(at + 1, at + 6)) {
    if (/^[.;,?!]|^(?:left|right|and|is|are|was|but|has|with)$/.test(word)) return undefined;
    const part = parts.get(word);
    if (part !== undefined && part !== 'side' && part !== 'sided') return part;
  }
  return undefined;
}

function partBefore(words: readonly string[], at: number): string | undefined {
  for (let i = at - 1; i >= Math.max(0, at - 7); i--) {
    if (/^[.;?!]|^(?:left|right|but)$/.test(words[i]!)) return undefined;
    const part = parts.get(words[i]!);
    if (part !== undefined && part !== 'side') return part;
  }
  return undefined;
}

/** Body parts of a text by the word that stands for each. */
export const partsOf = (words: readonly string[]): string[] => words.flatMap((word) => parts.get(word) ?? []);
