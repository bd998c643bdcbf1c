import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Piece } from './layout.ts';
import { piecesOf } from './pdf-document.ts';
import type { Shown } from './port.ts';

const plain = (text: string): string => text.normalize('NFKC').replace(/[\s\u200b-\u200f\u2066-\u2069]/g, '');
/** The order in which signs of right-to-left scripts come out differs between viewers; which signs there are does not. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const letters = (text: string): string => [...text].toSorted().join('');

/** Reads a filled form again and gives the ids of the fields whose boxes do not show their text. */
export async function fieldsNotShown(pdf: PDFDocumentProxy, shown: readonly Shown[]): Promise<string[]> {
  const missing = new Set<string>();
  for (const [number, ofPage] of Map.groupBy(shown, ({ box }) => box.page)) {
    const page = await pdf.getPage(number);
    const pieces = await piecesOf(page);
    for (const { fieldId, box, text } of ofPage) {
      if (!shows(pieces, box, plain(text))) missing.add(fieldId);
    }
    page.cleanup();
  }
  return [...missing];
}

function shows(pieces: readonly Piece[], box: Shown['box'], text: string): boolean {
  const within = pieces
    .filter(
      ({ x, y, width }) =>
        y > box.y - 1 && y < box.y + box.height + 1 && x + width > box.x - 1 && x < box.x + box.width + 1,
    )
    .map((piece) => plain(piece.text))
    .join('');
  if (!rightToLeft.test(text)) return within.includes(text);
  const there = [...letters(within)];
  return [...letters(text)].every((letter) => {
    const at = there.indexOf(letter);
    if (at < 0) return false;
    there.splice(at, 1);
    return true;
  });
}
