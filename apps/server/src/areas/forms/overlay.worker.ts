import type { FormField, FormPage } from '@clinical/contract/forms/fields.schemas';
import pdfmake from 'pdfmake';
import type { Content } from 'pdfmake/interfaces.js';
import type { Shown } from '../../gateways/documents/port.ts';
import type { FetchedScript, FontsPort } from '../../gateways/fonts/port.ts';
import { type Family, plain, readsRightToLeft, scriptsWithoutFont, setFonts, textWidth } from '../exports/public.ts';
import { layOutValue, type PlacedText } from './lay-out-value.ts';

export type OverlayInput = {
  pages: readonly FormPage[];
  fields: readonly FormField[];
  /** By the field's id; an empty text leaves the box blank. */
  values: Readonly<Record<string, string>>;
  faces: FontsPort['faces'];
};
/** `missing`: scripts whose font is not on disk. `tooLong`: ids of fields whose box does not hold their value. */
export type OverlayResult =
  | { pdf: Uint8Array; shown: Shown[]; replaced: string[] }
  | { missing: FetchedScript[] }
  | { tooLong: string[] };

/** The sign in a ticked box. */
const tick = 'X';
export const ticked = 'yes';

/** Draws the values of a form on empty pages, each in its box, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default async function drawOverlay({ pages, fields, values, faces }: OverlayInput): Promise<OverlayResult> {
  const used = new Set<Family>(Object.values(values).flatMap((text) => plain(text).map(({ font }) => font)));
  const missing = scriptsWithoutFont(used, faces);
  if (missing.length > 0) return { missing };
  const families = setFonts(faces);
  const measure = (text: string): number =>
    plain(text).reduce((width, piece) => width + textWidth(piece.text, families[piece.font].normal), 0);
  const placed: PlacedText[] = [];
  const shown: Shown[] = [];
  const tooLong: string[] = [];
  const replaced: string[] = [];
  for (const field of fields) {
    const value = values[field.id] ?? '';
    if (value.trim() === '') continue;
    if (field.pdfName !== null) replaced.push(field.pdfName);
    for (const { text, box, multiline } of textsOf(field, value)) {
      const setting = { ...field, multiline, toRight: readsRightToLeft(text) };
      const texts = layOutValue(text, box, setting, measure);
      if (!texts) tooLong.push(field.id);
      else placed.push(...texts);
      shown.push({ fieldId: field.id, box, text });
    }
  }
  if (tooLong.length > 0) return { tooLong };
  return { pdf: await draw(pages, placed), shown, replaced };
}

type InBox = { text: string; box: Shown['box']; multiline: boolean };

/** A choice on the page ticks the box of its option; one in a list, like any other text, is written out. */
function textsOf({ type, boxes, options, multiline }: FormField, value: string): InBox[] {
  const placeOf = ({ option: _, ...box }: FormField['boxes'][number]) => box;
  if (type === 'checkbox') {
    return value === ticked ? boxes.map((box) => ({ text: tick, box: placeOf(box), multiline: false })) : [];
  }
  if (type === 'choice' && boxes.some(({ option }) => option !== null)) {
    const chosen = boxes.filter(({ option }) => option === value);
    return chosen.map((box) => ({ text: tick, box: placeOf(box), multiline: false }));
  }
  const text = type === 'choice' ? (options.find((option) => option.value === value)?.label ?? value) : value;
  return boxes.map((box) => ({ text, box: placeOf(box), multiline }));
}

async function draw(pages: readonly FormPage[], placed: readonly PlacedText[]): Promise<Uint8Array> {
  const sections = pages.map((pageSize, at) => ({
    section: [{ text: ' ', fontSize: 1 }, ...placed.filter(({ page }) => page === at + 1).map(drawText)],
    pageSize,
    pageMargins: 0,
  }));
  // the library's types do not know its sections
  const content = sections as unknown as Content;
  return pdfmake.createPdf({ pageMargins: 0, defaultStyle: { font: 'Latin' }, content }).getBuffer();
}

const drawText = ({ text, x, y, size }: PlacedText): Content => ({
  text: plain(text),
  fontSize: size,
  lineHeight: 1,
  noWrap: true,
  absolutePosition: { x, y },
});
