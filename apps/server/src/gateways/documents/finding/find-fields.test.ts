import { describe, expect, it } from 'vitest';
import type { Piece } from '../layout.ts';
import { findFieldsOn } from './find-fields.ts';

const scale = 200 / 72;
const page = { width: 612, height: 400 };
const wideWords = 'A line of text that is as wide as the page, so that it is known how wide that is and more';

/** A sheet on which lines are drawn in points, with words that are known from its text. */
function sheet() {
  const [width, height] = [page.width, page.height].map((points) => Math.ceil(points * scale)) as [number, number];
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  const pieces: Piece[] = [];
  const fill = (x: number, y: number, w: number, h: number, shade = 0) => {
    const [x0, x1] = [Math.round(x * scale), Math.max(Math.round(x * scale) + 1, Math.round((x + w) * scale))];
    const [y0, y1] = [Math.round(y * scale), Math.max(Math.round(y * scale) + 1, Math.round((y + h) * scale))];
    for (let row = y0; row < y1; row += 1) rgba.fill(shade, (row * width + x0) * 4, (row * width + x1) * 4);
  };
  const drawn = {
    line: (x: number, y: number, length: number, thick = 0.7) => fill(x, y, length, thick),
    upright: (x: number, y: number, length: number) => fill(x, y, 0.7, length),
    pieces,
    grey: (x: number, y: number, w: number, h: number) => fill(x, y, w, h, 200),
    paper: (x: number, y: number, w: number, h: number) => fill(x, y, w, h, 255),
    frame(x: number, y: number, w: number, h: number) {
      for (const top of [y, y + h]) fill(x, top, w + 0.7, 0.7);
      for (const left of [x, x + w]) fill(left, y, 0.7, h + 0.7);
    },
    /** Words of ten points, printed as a row of strokes. */
    words(text: string, x: number, foot: number) {
      pieces.push({ text, x, y: foot - 5, width: text.length * 5, height: 10 });
      for (let at = 0; at < text.length; at += 1) if (text[at] !== ' ') fill(x + at * 5, foot - 7, 3, 7);
    },
    fields: () => findFieldsOn(1, { dots: () => rgba, width, height, scale }, pieces),
  };
  return drawn;
}

const placeOf = ({ boxes }: { boxes: { x: number; y: number; width: number; height: number }[] }) =>
  Object.fromEntries(Object.entries(boxes[0]!).filter(([key]) => 'x y width height'.split(' ').includes(key)));

describe('the fields of a page without fields of its own', () => {
  it('are lines to write on, named by the words before them', () => {
    const on = sheet();
    on.words(wideWords, 40, 60);
    on.words('Employer name:', 40, 100);
    on.line(120, 100, 200);
    const [field, ...more] = on.fields();
    expect(more).toEqual([]);
    expect(field).toMatchObject({ name: 'Employer name', type: 'text', confirmed: true, pdfName: null });
    expect(placeOf(field!)).toEqual({
      x: expect.closeTo(120, 0),
      y: expect.closeTo(86, 0),
      width: expect.closeTo(200, 0),
      height: expect.closeTo(14, 0),
    });
  });

  it('are what is free in a cell below its label, in two boxes where two labels stand', () => {
    const on = sheet();
    on.frame(40, 60, 260, 40);
    on.words('First name', 44, 72);
    on.words('Last name', 180, 72);
    const fields = on.fields();
    expect(fields.map(({ name, type }) => [name, type])).toEqual([
      ['First name', 'text'],
      ['Last name', 'text'],
    ]);
    expect(fields.every(({ boxes: [box] }) => box!.y > 71 && box!.y + box!.height < 101)).toBe(true);
  });

  it('are check squares; a yes beside a no is one choice with its question', () => {
    const on = sheet();
    on.words('Smoker?', 40, 100);
    for (const [at, word] of ['Yes', 'No'].entries()) {
      on.frame(120 + at * 60, 91, 9, 9);
      on.words(word, 134 + at * 60, 100);
    }
    on.frame(40, 130, 9, 9);
    on.words('Urgent', 54, 139);
    expect(on.fields()).toMatchObject([
      {
        name: 'Smoker?',
        type: 'choice',
        options: [{ value: 'Yes' }, { value: 'No' }],
        boxes: [{ option: 'Yes' }, { option: 'No' }],
      },
      { name: 'Urgent', type: 'checkbox' },
    ]);
  });

  it('are short lines before a word, which are ticked', () => {
    const on = sheet();
    on.line(60, 100, 18);
    on.words('Approved for leave', 80, 99);
    expect(on.fields()).toMatchObject([{ name: 'Approved for leave', type: 'checkbox' }]);
  });

  it('are one field with a cell for each character where cells are narrow', () => {
    const on = sheet();
    for (let at = 0; at < 9; at += 1) on.frame(100 + at * 15, 80, 15, 22);
    expect(on.fields()).toMatchObject([{ comb: true, maxLength: 9, confirmed: false }]);
  });

  it('are neither underlined words, nor lines between parts, nor a table that is there to be read', () => {
    const on = sheet();
    on.words('Important', 40, 60);
    on.line(40, 61, 45);
    on.words(wideWords, 40, 90);
    on.line(40, 110, 450, 2);
    for (const [at, text] of ['Yes', 'Within sixty days of the end of coverage for it'].entries()) {
      const [x, width] = at === 0 ? [40, 150] : [190, 300];
      on.frame(x, 200, width, 34);
      on.words(text, x + 4, 212);
      if (at === 1) on.words('or of the day before that', x + 4, 228);
    }
    expect(on.fields()).toEqual([]);
  });

  it('ask a person to look where the place is not certain, and leave a signature to one', () => {
    const on = sheet();
    on.words('Signature of the patient', 40, 100);
    on.line(170, 100, 200);
    on.frame(40, 200, 200, 60);
    on.words('Names', 44, 212);
    on.words('Address below the line', 44, 256);
    const [signature, unsure] = on.fields();
    expect(signature).toMatchObject({ type: 'signature', attests: true });
    expect(unsure).toMatchObject({ confirmed: false });
  });

  it('are named by words that a row of underscores follows, and by no words twice without a look', () => {
    const on = sheet();
    on.words(wideWords, 40, 60);
    on.words('Clinic of the referring physician: ', 40, 100);
    on.line(220, 100, 120);
    on.line(40, 125, 250);
    on.pieces.push({ text: 'Telephone: (________)____________', x: 40, y: 145, width: 172, height: 10 });
    on.line(97, 150, 40);
    on.line(141, 150, 71);
    expect(on.fields().map(({ name, confirmed }) => [name, confirmed])).toEqual([
      ['Clinic of the referring physician', true],
      ['Clinic of the referring physician', false],
      ['Telephone', true],
      ['Field 1-4', false],
    ]);
  });

  it('are squares with a grey edge that looks sunken', () => {
    const on = sheet();
    on.frame(40, 91, 11, 11);
    on.grey(41, 92, 10, 10);
    on.paper(43, 94, 6, 6);
    on.words('Urgent', 58, 100);
    expect(on.fields()).toMatchObject([
      { name: 'Urgent', type: 'checkbox', boxes: [{ width: expect.closeTo(11, -0.5) }] },
    ]);
  });
});
