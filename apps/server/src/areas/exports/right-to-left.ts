import bidiModule from 'bidi-js';

/** The Unicode Bidirectional Algorithm (UAX #9). The package exports one function; its types say that this is its `default`. */
const bidi = (bidiModule as unknown as typeof bidiModule.default)();

const rightToLeftScript = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f]/u;

/** Symbols of two code units, such as emoji, are neutral. The algorithm looks at one unit at a time. */
const unitsOf = (text: string): string => text.replace(/[^\0-\uffff\p{L}\p{N}]/gu, '\ufffc\ufffc');

const analyse = (text: string) => bidi.getEmbeddingLevels(unitsOf(text), 'auto');

/** Whether a paragraph is read from right to left: its first letter decides. */
export const readsRightToLeft = (text: string): boolean => analyse(text).paragraphs[0]?.level === 1;

export const holdsRightToLeft = (text: string): boolean => rightToLeftScript.test(text);

/** A part of a line in one direction. An even level is read from left to right; `base` is the level of its paragraph. */
export type DirectedPiece = { text: string; level: number; base: number };

/** White space, a word, or one sign with its marks. */
const words = /\s+|[\p{L}\p{M}\u200c-\u200f'’]+|\S\p{M}*/gu;
const notSpace = /\s+|\S+/gu;

/** Cuts the parts of one paragraph into pieces of one direction. Signs that point are mirrored where they are read from right to left. */
export function directedPieces(parts: readonly string[]): DirectedPiece[][] {
  const text = parts.join('');
  const { levels, paragraphs } = analyse(text);
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const baseAt = (at: number): number => paragraphs.find(({ start, end }) => start <= at && at <= end)?.level ?? 0;
  let at = 0;
  return parts.map((part) => {
    const end = at + part.length;
    const pieces: DirectedPiece[] = [];
    while (at < end) {
      const start = at;
      const level = levels[start]!;
      while (at < end && levels[at] === level) at += 1;
      let from = start;
      for (const [piece] of text.slice(start, at).matchAll(level % 2 === 1 ? words : notSpace)) {
        const sign = mirrored.get(from);
        pieces.push({ text: sign ? sign + piece.slice(1) : piece, level, base: baseAt(from) });
        from += piece.length;
      }
    }
    return pieces;
  });
}

/** Places of a line's pieces from left to right on paper. White space at the end of the line goes with the paragraph. */
export function visualOrder(line: readonly DirectedPiece[]): number[] {
  const stands = line.map(({ text }) => (text.trim() === '' ? ' ' : 'x')).join('');
  const levels = Uint8Array.from(line, ({ level }) => level);
  const paragraphs = [{ start: 0, end: line.length - 1, level: line[0]?.base ?? 0 }];
  return bidi.getReorderedIndices(stands, { levels, paragraphs });
}
