import { describe, expect, it } from 'vitest';
import { joinLines, linesOf, markUnsure, type PlacedLine } from './layout.ts';

const piece = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 5, height: 10 });
const texts = (lines: readonly PlacedLine[]) => lines.map(({ text }) => text);
const join = (lines: PlacedLine[]) => texts(joinLines(lines, (a, b, text) => ({ ...b, left: a.left, text })));

describe('pieces of text on a page', () => {
  it('are lines from top to bottom, whatever their order in the file', () => {
    const pieces = [piece('140', 200, 51), piece('Sodium', 50, 50), piece('Report', 50, 20)];
    expect(texts(linesOf(pieces))).toEqual(['Report', 'Sodium 140']);
  });

  it('are two columns when a gutter parts the page, and a table when words are few', () => {
    const prose = (side: string, x: number) =>
      Array.from({ length: 10 }, (_, row) =>
        piece(`${side} column, line ${row}, of some running words`, x, 20 + 12 * row),
      );
    const read = texts(linesOf([...prose('left', 50), ...prose('right', 320)]));
    expect(read[0]).toContain('left column, line 0');
    expect(read[10]).toContain('right column, line 0');
    const table = Array.from({ length: 10 }, (_, row) => [
      piece(`test ${row}`, 50, 20 + 12 * row),
      piece('4.1', 320, 20 + 12 * row),
    ]);
    expect(texts(linesOf(table.flat()))[0]).toBe('test 0 4.1');
  });
});

describe('lines of a page', () => {
  const line = (text: string, row: number, right = 500) => ({ text, left: 50, right, y: 20 + 12 * row, height: 10 });

  it('are one paragraph where the width of the page has broken it', () => {
    expect(join([line('She has had the pain for', 0), line('two weeks.', 1, 120), line('No fever.', 2, 110)])).toEqual([
      'She has had the pain for two weeks.',
      'No fever.',
    ]);
  });

  it('stay apart after an end, at a bullet, and where a line is short', () => {
    const apart = [line('It hurts.', 0), line('and swells', 1, 200), line('- at night', 2, 200), line('badly', 3, 200)];
    expect(join(apart)).toHaveLength(4);
  });

  it('keep a hyphen as it is printed', () => {
    expect(join([line('a follow-', 0), line('up visit', 1, 100)])).toEqual(['a follow-up visit']);
  });
});

it('marks words that are not sure, a run of them once', () => {
  const words = [
    { text: 'Hb', sure: true },
    { text: '1?', sure: false },
    { text: 'g', sure: false },
    { text: 'ok', sure: true },
  ];
  expect(markUnsure(words)).toBe('Hb [unreadable] ok');
});
