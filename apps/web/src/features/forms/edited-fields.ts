import type { FormBox, FormField, FormPage } from '@clinical/contract/forms/fields.schemas';

type Size = { width: number; height: number };
export type Place = Pick<FormBox, 'page' | 'x' | 'y' | 'width' | 'height'>;

/** The smallest box that a finger still finds, in points. */
const smallest = 8;

/** A place within its page, never smaller than can be used. */
export function within(place: Place, page: Size): Place {
  const width = Math.min(Math.max(smallest, place.width), page.width);
  const height = Math.min(Math.max(smallest, place.height), page.height);
  const x = Math.min(Math.max(0, place.x), page.width - width);
  const y = Math.min(Math.max(0, place.y), page.height - height);
  return { page: place.page, x, y, width, height };
}

/** The lowest number that no field has yet, as an id. */
function freeId(fields: readonly FormField[]): string {
  const taken = new Set(fields.map(({ id }) => id));
  let number = fields.length + 1;
  while (taken.has(`f${number}`)) number += 1;
  return `f${number}`;
}

/** A field that somebody drew on a page. */
export function drawnField(fields: readonly FormField[], place: Place, name: string): FormField {
  return {
    id: freeId(fields),
    pdfName: null,
    name,
    type: 'text',
    hint: '',
    required: false,
    condition: null,
    options: [],
    multiline: place.height > 32,
    maxLength: null,
    comb: false,
    attests: false,
    confirmed: true,
    boxes: [{ ...place, option: null }],
  };
}

/** A copy that stands below its original, and is no field of the PDF's own. */
export function copyOf(fields: readonly FormField[], field: FormField, pages: readonly FormPage[]): FormField {
  const boxes = field.boxes.map((box) => ({
    ...within({ ...box, y: box.y + box.height + 4 }, pages[box.page - 1]!),
    option: box.option,
  }));
  return { ...field, id: freeId(fields), pdfName: null, boxes };
}

/** Without a field; conditions on it are dropped. */
export function withoutField(fields: readonly FormField[], id: string): FormField[] {
  return fields
    .filter((field) => field.id !== id)
    .map((field) => (field.condition?.fieldId === id ? { ...field, condition: null } : field));
}

export function withBox(field: FormField, at: number, place: Place): FormField {
  return { ...field, boxes: field.boxes.map((box, index) => (index === at ? { ...box, ...place } : box)) };
}

/** The next field that a person has to look at, after the chosen one and then from the start. */
export function nextToCheck(fields: readonly FormField[], chosen: string | null): FormField | undefined {
  const from = fields.findIndex(({ id }) => id === chosen) + 1;
  return [...fields.slice(from), ...fields.slice(0, from)].find(({ confirmed }) => !confirmed);
}

/** In points: how near an edge is drawn to another. */
const pull = 3;

/** A place whose left or right edge, top or foot, is put in line with the nearest box of its page, when one is near. */
export function aligned(place: Place, others: readonly Place[], resize: boolean): Place {
  const there = others.filter(({ page }) => page === place.page);
  const x = nearest(
    [place.x, place.x + place.width],
    there.map((each) => [each.x, each.x + each.width]),
    resize,
  );
  const y = nearest(
    [place.y, place.y + place.height],
    there.map((each) => [each.y, each.y + each.height]),
    resize,
  );
  return resize
    ? { ...place, width: place.width + x, height: place.height + y }
    : { ...place, x: place.x + x, y: place.y + y };
}

/** How far edges move to meet one of the others; while a size changes, only the far edge does. */
function nearest(edges: readonly number[], others: readonly (readonly number[])[], resize: boolean): number {
  const moves = (resize ? edges.slice(1) : edges).flatMap((edge) => others.flat().map((other) => other - edge));
  const [least] = moves.toSorted((a, b) => Math.abs(a) - Math.abs(b));
  return least !== undefined && Math.abs(least) <= pull ? least : 0;
}
