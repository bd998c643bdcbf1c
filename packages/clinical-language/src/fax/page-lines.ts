import type { FaxBox, FaxPage, FaxWord } from '@clinical/contract/fax/received.schemas';

/** A line of a page as text, and the words that it is made of. */
export type PageLine = { page: FaxPage; at: number; text: string; words: readonly FaxWord[] };

/** Printed by the machine that sent it: day, time, number, "P.01/04". It belongs to no document. */
const isSentBy = ({ at, text }: PageLine): boolean =>
  at < 2 && (text.match(/\d/g) ?? []).length > 12 && /\d\W?\d\s?[:;.]\s?\d\d|\bp\W?\d/i.test(text);

/** The lines of a page, without what the sending machine printed above it. */
export function linesOf(page: FaxPage): PageLine[] {
  const lines = page.lines.map((words, at) => ({ page, at, text: words.map(({ text }) => text).join(' '), words }));
  return lines.filter((line) => line.text.trim() !== '' && !isSentBy(line));
}

const practice =
  /\b(?:clinic|hospital|cent(?:er|re)|cardiology|radiology|imaging|laborator(?:y|ies)|labs?|pharmacy|medical|health|associates|practice|physicians|orthop\w+|neurology|dermatology|urology|oncology|surgery|pediatrics|insurance|therapy)\b/i;

/** The name of a practice at the head of a page. */
export const isLetterhead = ({ at, text }: PageLine): boolean =>
  at < 5 &&
  text.length < 60 &&
  practice.test(text) &&
  !/[:.]$|\bpatient\b|\bre:|^\W*to\s*:/i.test(text) &&
  /^\W?\p{Lu}/u.test(text);

/** The words of a line that a part of its text lies on: their place, and how sure the least sure of them is. */
export function placeOf(
  line: PageLine,
  start: number,
  length: number,
): { page: number; box: FaxBox; confidence: number | null } {
  let offset = 0;
  const covered = line.words.filter(({ text }) => {
    const from = offset;
    offset += text.length + 1;
    return from < start + length && from + text.length > start;
  });
  const known = covered.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  return {
    page: line.page.number,
    box: around(covered),
    confidence: known.length === 0 ? null : Math.min(...known),
  };
}

/** The box around boxes. */
export function around(boxes: readonly FaxBox[]): FaxBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
