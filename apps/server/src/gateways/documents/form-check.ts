import type { PDFDocumentProxy } from 'pdfjs-dist';
import { piecesOf } from './pdf-document.ts';
import type { Shown } from './port.ts';
import { showsText } from './shown-texts.ts';

/** Reads a filled form again and gives the ids of the fields whose boxes do not show their text. */
export async function fieldsNotShown(pdf: PDFDocumentProxy, shown: readonly Shown[]): Promise<string[]> {
  const missing = new Set<string>();
  for (const [number, ofPage] of Map.groupBy(shown, ({ box }) => box.page)) {
    const page = await pdf.getPage(number);
    const pieces = await piecesOf(page);
    for (const each of ofPage) if (!showsText(pieces, each, { ordered: true })) missing.add(each.fieldId);
    page.cleanup();
  }
  return [...missing];
}
