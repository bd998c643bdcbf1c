import { openPdf } from '../../../lib/pdf/open-pdf.ts';

/** Pages of a past note that are read. */
const mostPages = 30;
/** A page that takes longer is made to. */
const timeLimitMs = 20_000;

/**
 * The text that a PDF holds, a line of the page a line. Empty for a scan.
 * @param most characters after which no further page is read
 * @throws Error named PasswordException for a locked one, another for a broken one or one that takes too long
 */
export async function pdfText(bytes: Uint8Array, most: number): Promise<string> {
  const opened = openPdf(bytes, { pictures: false });
  const late = setTimeout(() => void opened.close(), timeLimitMs);
  try {
    const document = await opened.document;
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''));
      if (pages.join('').length > most) break;
    }
    return pages.join('\n').trim();
  } finally {
    clearTimeout(late);
    await opened.close();
  }
}
