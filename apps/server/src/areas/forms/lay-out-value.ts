/** Lengths in points; `y` from the top. */
export type Place = { page: number; x: number; y: number; width: number; height: number };
export type PlacedText = { page: number; text: string; x: number; y: number; size: number };
/** How wide a text is at size 1. */
export type Measure = (text: string) => number;

/** Of the fonts that values are set in: a line's height, of which the letters stand in the middle. */
export const lineHeight = 1.36;
const padding = 2;
const smallest = 5;
const largest = 10;

type Setting = { multiline: boolean; comb: boolean; maxLength: number | null; toRight: boolean };

/** Places a value within its box, as large as it fits. Null when it does not fit at the smallest size that can be read. */
export function layOutValue(text: string, box: Place, setting: Setting, measure: Measure): PlacedText[] | null {
  if (setting.comb && setting.maxLength) return inCells(text, box, setting.maxLength, measure);
  return setting.multiline ? inLines(text, box, setting, measure) : inOneLine(text, box, setting, measure);
}

function inOneLine(value: string, box: Place, { toRight }: Setting, measure: Measure): PlacedText[] | null {
  const text = value.replace(/\s+/g, ' ').trim();
  const room = box.width - 2 * padding;
  const size = Math.min(largest, box.height * 0.8, room / measure(text));
  if (size < Math.min(smallest, box.height * 0.8)) return null;
  const x = toRight ? box.x + box.width - padding - measure(text) * size : box.x + padding;
  return [{ page: box.page, text, x, y: box.y + (box.height - size * lineHeight) / 2, size }];
}

function inLines(value: string, box: Place, { toRight }: Setting, measure: Measure): PlacedText[] | null {
  const room = box.width - 2 * padding;
  for (let size = Math.min(largest, box.height * 0.8); size >= smallest; size -= 0.5) {
    const lines = value.split('\n').flatMap((paragraph) => wrapped(paragraph, room / size, measure));
    const isWide = lines.some((line) => measure(line) * size > room);
    if (isWide || lines.length * size * lineHeight > box.height) continue;
    return lines.flatMap((text, at) =>
      text === ''
        ? []
        : [
            {
              page: box.page,
              text,
              x: toRight ? box.x + box.width - padding - measure(text) * size : box.x + padding,
              y: box.y + at * size * lineHeight,
              size,
            },
          ],
    );
  }
  return null;
}

function wrapped(paragraph: string, room: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function inCells(value: string, box: Place, cells: number, measure: Measure): PlacedText[] | null {
  const signs = [...value.trim()];
  if (signs.length > cells) return null;
  const cell = box.width / cells;
  const size = Math.min(largest, box.height * 0.8);
  return signs.flatMap((text, at) =>
    text.trim() === ''
      ? []
      : [
          {
            page: box.page,
            text,
            x: box.x + cell * (at + 0.5) - (measure(text) * size) / 2,
            y: box.y + (box.height - size * lineHeight) / 2,
            size,
          },
        ],
  );
}
