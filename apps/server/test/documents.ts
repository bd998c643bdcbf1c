import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';

// a font of the program's own: the machine may have none
const latin = createRequire(import.meta.url).resolve('@embedpdf/fonts-latin');
GlobalFonts.registerFromPath(latin.replace(/dist[/\\][^/\\]+$/, 'fonts/NotoSans-Regular.ttf'), 'Page');

type Sheet = { lines: readonly string[]; font?: string; size?: number; ink?: string; paper?: string };

/** A picture of typed lines, as a scanner or a camera makes one: 200 dots an inch, as wide as A4. */
export function picture({ lines, font = 'Page', size = 34, ink = '#111', paper = '#fff' }: Sheet) {
  const canvas = createCanvas(1_654, Math.max(1_000, 160 + lines.length * size * 1.6));
  const context = canvas.getContext('2d');
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = ink;
  context.font = `${size}px "${font}"`;
  for (const [at, line] of lines.entries()) context.fillText(line, 110, 130 + at * size * 1.6);
  return {
    canvas,
    /** Draws something over it. */
    mark: (draw: (on: SKRSContext2D) => void) => draw(context),
    png: () => canvas.toBuffer('image/png'),
    jpeg: () => canvas.toBuffer('image/jpeg', 88),
  };
}

/** A PDF from its objects, numbered from 1 in their order; the first is the catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = '/Root 1 0 R'): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]!.length;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [at, object] of objects.entries()) {
    places.push(length);
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  add(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} ${trailer} >>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

export function stream(content: Buffer | string, entries = ''): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

export const deflated = (content: Buffer | string, entries = ''): Buffer =>
  stream(deflateSync(content), `/Filter /FlateDecode ${entries}`);

type PdfPage = { lines: readonly string[] } | { jpeg: Buffer; width: number; height: number };

const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

function contentOf(page: PdfPage): string {
  if ('jpeg' in page) {
    const height = (595 * page.height) / page.width;
    return `q 595 0 0 ${height} 0 ${842 - height} cm /Scan Do Q`;
  }
  return `BT /F1 11 Tf 14 TL 56 780 Td ${page.lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`;
}

/** A PDF whose pages hold text, or a scan of one. */
export function pdf(pages: readonly PdfPage[]): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 3} 0 R`).join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, at) => {
      const number = 4 + at * 3;
      const resources = `/Font << /F1 3 0 R >> /XObject << /Scan ${number + 2} 0 R >>`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number + 1} 0 R /Resources << ${resources} >> >>`,
        stream(Buffer.from(contentOf(page), 'latin1')),
        'jpeg' in page
          ? stream(
              page.jpeg,
              `/Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
            )
          : 'null',
      ];
    }),
  ]);
}

/** A page that was printed and scanned. */
export function scanned(lines: readonly string[]): PdfPage {
  const sheet = picture({ lines });
  return { jpeg: sheet.jpeg(), width: sheet.canvas.width, height: sheet.canvas.height };
}

/** A PDF that needs a password. */
export const encryptedPdf = (): Buffer =>
  pdfOf(
    ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>', deflated('x')],
    `/Root 1 0 R /ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
  );
