import type { FormBox, FormField } from '@clinical/contract/forms/fields.schemas';
import { attests, typeByName } from '../field-kinds.ts';
import { labelNear } from '../field-labels.ts';
import { boxesOf } from './form-boxes.ts';
import type { FoundBox } from './found-box.ts';
import type { Piece } from '../layout.ts';
import type { DrawnPage } from '../pdf-document.ts';
import { wordsOf } from './printed-page.ts';
import { inkOf } from './ruling-lines.ts';

/** Higher boxes, in points, are for several lines. */
const severalLines = 32;

/** The fields of a page by what is printed on it, from top to bottom, named by the words beside them. */
export function findFieldsOn(
  page: number,
  drawn: Pick<DrawnPage, 'dots' | 'width' | 'height' | 'scale'>,
  printed: readonly Piece[],
): FormField[] {
  const pieces = wordsOf(printed);
  const boxes = inReadingOrder(boxesOf(inkOf(drawn.dots(), drawn.width, drawn.height, drawn.scale), pieces));
  const fields = boxes.map((box, at) => fieldOf(box, `p${page}-${at + 1}`, page, pieces, boxes));
  return joinedAnswers(fields.map(withOwnName), (field) => labelNear(field.boxes[0]!, 'text', pieces, boxes));
}

/** Words that name a box before it as well may be the words of that one alone. */
function withOwnName(field: FormField, at: number, fields: readonly FormField[]): FormField {
  const isTaken = field.type !== 'checkbox' && fields.slice(0, at).some(({ name }) => name === field.name);
  return isTaken ? { ...field, confirmed: false } : field;
}

/** Rows from top to bottom, each from left to right. */
function inReadingOrder(boxes: readonly FoundBox[]): FoundBox[] {
  const rows: FoundBox[][] = [];
  for (const box of boxes.toSorted((a, b) => a.y + a.height - (b.y + b.height))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && Math.abs(box.y + box.height - first.y - first.height) < 6) row.push(box);
    else rows.push([box]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x));
}

function fieldOf(
  { kind, sure, cells, ...place }: FoundBox,
  id: string,
  page: number,
  pieces: readonly Piece[],
  others: readonly FoundBox[],
): FormField {
  const own = others.find(({ x, y }) => x === place.x && y === place.y);
  const label = labelNear(own ?? place, kind === 'tick' ? 'checkbox' : 'text', pieces, others).slice(0, 500);
  const type = kind === 'tick' ? 'checkbox' : typeByName('text', label);
  return {
    id,
    pdfName: null,
    name: label || `Field ${id.slice(1)}`,
    type,
    hint: '',
    required: false,
    condition: null,
    options: [],
    multiline: kind === 'text' && place.height > severalLines,
    maxLength: cells > 0 ? cells : null,
    comb: cells > 0,
    attests: attests(type, label, ''),
    confirmed: sure && label !== '',
    boxes: [{ page, ...rounded(place), option: null }],
  };
}

const rounded = (place: Pick<FormBox, 'x' | 'y' | 'width' | 'height'>) => ({
  x: round(place.x),
  y: round(place.y),
  width: Math.max(1, round(place.width)),
  height: Math.max(1, round(place.height)),
});
const round = (points: number): number => Math.round(points * 100) / 100;

/** Check squares side by side that say yes and no are one choice, named by its question. */
function joinedAnswers(fields: readonly FormField[], questionOf: (field: FormField) => string): FormField[] {
  const joined: FormField[] = [];
  for (const field of fields) {
    const before = joined.at(-1);
    if (before && isPair(before, field)) {
      const options = [before, field].map(({ name }) => ({ value: name, label: name }));
      joined[joined.length - 1] = {
        ...before,
        type: 'choice',
        name: questionOf(before) || `${before.name} / ${field.name}`,
        options,
        boxes: [before, field].map((each) => ({ ...each.boxes[0]!, option: each.name })),
      };
    } else joined.push(field);
  }
  return joined;
}

function isPair(a: FormField, b: FormField): boolean {
  const [first, second] = [a.boxes[0]!, b.boxes[0]!];
  return (
    a.type === 'checkbox' &&
    b.type === 'checkbox' &&
    /^(?:yes no|no yes)$/i.test(`${plain(a.name)} ${plain(b.name)}`) &&
    Math.abs(first.y - second.y) < 6
  );
}

const plain = (name: string): string => name.replaceAll(/[^\p{L}]/gu, '');
