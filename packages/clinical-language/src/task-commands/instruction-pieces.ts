/** A piece of an instruction. `joined`: a comma or "and" stands before it, so that it may belong to the piece before. */
export type Piece = { text: string; joined: boolean };

/** The period of "Mrs. Lind" ends no part. */
const ends = /\s*(?:;|(?<!\b(?:mrs?|ms|dr))\.)\s+|,?\s*\b(?:and )?then\b\s+|[.,;]\s*$/;
const joins = /\s*,\s+(?:and\s+)?|\s+and\s+/;

/** Words that take something away from what was said before, or make it wait. No command can say that. */
const excepting =
  /\b(?:except(?:ing)?|excluding|apart from|aside from|other than|but not|unless|if|only|without|never|not(?! started))\b|\b(?:all|every|everything|everyone)\b.*\bbut\b/;
const startsExcepting =
  /^(?:but |and )?(?:except(?:ing)?|excluding|apart from|aside from|other than|but|not|without|unless|if|only)\b/;

/** Whether a part leaves something out: read without that it would change too much. */
export const hasException = (text: string): boolean => excepting.test(text);

/** An instruction cut where its parts may end. An exception stays with what it narrows. */
export function piecesOf(instruction: string): Piece[] {
  const pieces = instruction.split(ends).flatMap((chunk) =>
    chunk
      .split(joins)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text, at): Piece => ({ text, joined: at > 0 })),
  );
  const whole: Piece[] = [];
  let opens = false;
  for (const piece of pieces) {
    const before = whole.at(-1);
    const narrows = startsExcepting.test(piece.text);
    if (before && (narrows || opens)) before.text = `${before.text}, ${piece.text}`;
    else whole.push({ ...piece });
    opens = narrows && !before;
  }
  return whole;
}
