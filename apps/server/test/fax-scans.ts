import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { deflateSync } from 'node:zlib';
import { pdfOf, stream } from './documents.ts';

/** How a fax machine scans: lines an inch, degrees of slant, share of dots that are wrong, whether it lies upside down. */
export type FaxLook = { high: number; skew: number; noise: number; turned: boolean };
/** A line of print, or a row of columns; `size` in dots at 204 an inch. */
export type FaxRow = { text: string; size?: number; columns?: string[] };
/** A number from 0 to 1. */
export type Random = () => number;

export const cleanFax: FaxLook = { high: 98, skew: 0, noise: 0, turned: false };

const letterSize = { width: 612, height: 792 };
const wide = 1_728;

/** A page as a fax machine scans it: black dots, 204 across the inch and 98 or 196 down. */
function drawn(
  random: Random,
  rows: readonly FaxRow[],
  header: string,
  { high, skew, noise, turned }: FaxLook,
): { bits: Buffer; height: number } {
  const height = Math.round((letterSize.height / 72) * high);
  const full = 2_200;
  const canvas = createCanvas(wide, full);
  const on = canvas.getContext('2d');
  on.fillStyle = '#fff';
  on.fillRect(0, 0, wide, full);
  on.fillStyle = '#000';
  on.font = '22px "Page"';
  on.fillText(header, 80, 40);
  on.translate(wide / 2, full / 2);
  on.rotate((skew * Math.PI) / 180 + (turned ? Math.PI : 0));
  on.translate(-wide / 2, -full / 2);
  drawRows(on, rows);
  const scaled = createCanvas(wide, height);
  const to = scaled.getContext('2d');
  to.drawImage(canvas, 0, 0, wide, full, 0, 0, wide, height);
  return { bits: thresholded(random, to.getImageData(0, 0, wide, height).data, height, noise), height };
}

function drawRows(on: SKRSContext2D, rows: readonly FaxRow[]): void {
  let y = 170;
  for (const { text, size = 32, columns } of rows) {
    on.font = `${size}px "Page"`;
    if (columns) for (const [at, column] of columns.entries()) on.fillText(column, 150 + at * 480, y);
    else on.fillText(text, 150, y);
    y += size * 1.9;
  }
}

function thresholded(random: Random, rgba: Uint8ClampedArray, height: number, noise: number): Buffer {
  const stride = wide / 8;
  const bits = Buffer.alloc(stride * height);
  for (let at = 0; at < wide * height; at += 1) {
    const isWhite = rgba[at * 4]! > 140 !== random() < noise;
    if (isWhite) bits[Math.floor(at / wide) * stride + ((at % wide) >> 3)]! |= 0x80 >> ((at % wide) & 7);
  }
  return bits;
}

function pdfOfScans(pages: readonly { bits: Buffer; height: number }[]): Buffer {
  const { width, height } = letterSize;
  const kids = pages.map((_, at) => `${3 + at * 3} 0 R`).join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...pages.flatMap((page, at) => {
      const number = 3 + at * 3;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${number + 1} 0 R /Resources << /XObject << /Scan ${number + 2} 0 R >> >> >>`,
        stream(`q ${width} 0 0 ${height} 0 0 cm /Scan Do Q`),
        stream(
          deflateSync(page.bits),
          `/Type /XObject /Subtype /Image /Width ${wide} /Height ${page.height} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode`,
        ),
      ];
    }),
  ]);
}

/** A PDF of pages as a fax line brings them. `header` is what the sending machine prints above a page. */
export function scannedFax(
  pages: readonly { header: string; rows: readonly FaxRow[] }[],
  look: FaxLook = cleanFax,
  random: Random = Math.random,
): Buffer {
  return pdfOfScans(pages.map(({ header, rows }) => drawn(random, rows, header, look)));
}
