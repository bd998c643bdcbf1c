const toTheLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f]/u;
/** A number with what stands inside it, a word of one direction, white space, or a single sign. Marks stay with their letters. */
const piece =
  /[\p{Nd}٠-٩]+(?:[.,:/٫٬][\p{Nd}٠-٩]+)*[%٪]?|[\p{L}\p{M}\u200c-\u200f'’]+|\s+|[^\s\p{L}\p{M}\p{Nd}]\p{M}*/gu;

type Kind = 'left' | 'right' | 'number' | 'neutral';

const kindOf = (text: string): Kind => {
  if (/^[\p{Nd}٠-٩]/u.test(text)) return 'number';
  if (toTheLeft.test(text)) return 'right';
  return /\p{L}/u.test(text) ? 'left' : 'neutral';
};

/** Whether a paragraph is read from right to left: its first letter decides. */
export function readsRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text)?.[0];
  return letter !== undefined && toTheLeft.test(letter);
}

export const holdsRightToLeft = (text: string): boolean => toTheLeft.test(text);

/** Cuts a text into pieces of one direction each; nothing is lost. A word that mixes scripts is cut where they meet. */
export function directionPieces(text: string): string[] {
  return (text.match(piece) ?? []).flatMap((part) =>
    toTheLeft.test(part) && /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(part)
      ? (part.match(
          /[\p{Script=Hebrew}\p{Script=Arabic}\p{M}\u200c-\u200f]+|[^\p{Script=Hebrew}\p{Script=Arabic}]+/gu,
        ) ?? [])
      : [part],
  );
}

/**
 * Embedding levels of a paragraph's pieces, after the Unicode Bidirectional Algorithm (UAX #9, W7, N1, N2, I1, I2): even ones
 * are read from left to right. Text without explicit embeddings only.
 */
export function levelsOf(pieces: readonly string[], rightToLeft: boolean): number[] {
  const base: Kind = rightToLeft ? 'right' : 'left';
  const kinds = pieces.map(kindOf);
  let strong = base;
  for (const [at, kind] of kinds.entries()) {
    if (kind === 'left' || kind === 'right') strong = kind;
    // a number is as its words where these are read like it
    else if (kind === 'number' && strong === 'left') kinds[at] = 'left';
  }
  const sideOf = (kind: Kind | undefined): Kind => (kind === undefined ? base : kind === 'number' ? 'right' : kind);
  for (let at = 0; at < kinds.length; at++) {
    if (kinds[at] !== 'neutral') continue;
    let end = at;
    while (kinds[end] === 'neutral') end++;
    const [before, after] = [sideOf(kinds[at - 1]), sideOf(kinds[end])];
    kinds.fill(before === after ? before : base, at, end);
  }
  const of = { left: rightToLeft ? 2 : 0, right: 1, number: 2, neutral: 0 };
  return kinds.map((kind) => of[kind]);
}

/** Places of a line's pieces from left to right on paper (UAX #9, L2). */
export function visualOrder(levels: readonly number[]): number[] {
  const order = levels.map((_, place) => place);
  const highest = Math.max(0, ...levels);
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while (to < order.length && levels[order[to]!]! >= level) to++;
      if (to > from + 1) order.splice(from, to - from, ...order.slice(from, to).toReversed());
      from = Math.max(from, to - 1);
    }
  }
  return order;
}

const pairs = '()[]{}<>«»‹›';

/** Signs that point, turned round for text that is read from right to left. */
export const mirrored = (text: string): string =>
  text.replace(/[()[\]{}<>«»‹›]/g, (sign) => pairs[pairs.indexOf(sign) ^ 1]!);
