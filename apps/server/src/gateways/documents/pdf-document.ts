import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { despeckle } from './despeckle.ts';
import { DocumentFault } from './document-fault.ts';
import { linesOf, type Piece, type PlacedLine } from './layout.ts';

/** Sides of the largest picture inside a PDF, multiplied. */
const mostPicturePixels = 60_000_000;
/** A page with fewer letters than this has no text of its own. */
const leastLetters = 20;
/** A picture over so much of a page holds its words. */
const coveringShare = 0.4;
/** Dots an inch that pages are drawn with, as far as they are not posters. */
const usualDots = 200;
const mostDrawnPixels = 16_000_000;

/** Folders of the library that it reads fonts and decoders from, for it must not ask the network. */
function dataFolders() {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return {
    standardFontDataUrl: `${root}/standard_fonts/`,
    cMapUrl: `${root}/cmaps/`,
    wasmUrl: `${root}/wasm/`,
    iccUrl: `${root}/iccs/`,
  };
}

/** @throws DocumentFault when it is broken or locked */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  try {
    return await getDocument({
      // a copy: the library keeps it, and takes no Buffer
      data: new Uint8Array(bytes),
      ...dataFolders(),
      maxImageSize: mostPicturePixels,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      stopAtErrors: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    throw (error as Error).name === 'PasswordException'
      ? new DocumentFault('locked', error)
      : new DocumentFault('broken', error);
  }
}

/** The lines that a page holds as text, and whether that is all there is to read on it. */
export type PageText = { lines: PlacedLine[]; letters: number };

export async function textOf(page: PDFPageProxy): Promise<PageText> {
  const pieces = await piecesOf(page);
  return { lines: linesOf(pieces), letters: lettersIn(pieces) };
}

/** The pieces of text that a page holds, placed as the page is shown. */
export async function piecesOf(page: PDFPageProxy): Promise<Piece[]> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces: Piece[] = [];
  for (const item of items) {
    if (!('str' in item)) continue;
    const [a, b, , , e, f] = item.transform as number[];
    const [x, y] = viewport.convertToViewportPoint(e!, f!) as [number, number];
    const height = item.height || Math.hypot(a!, b!) || 1;
    pieces.push({ text: item.str, x, y: y - height / 2, width: item.width, height });
  }
  return pieces;
}

/** Letters and digits; fewer than none when the fonts do not tell what their signs mean. */
function lettersIn(pieces: readonly Piece[]): number {
  const text = pieces.map((piece) => piece.text).join('');
  const known = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const unknown = text.match(/[\p{Co}\p{Cc}\uFFFD]/gu)?.length ?? 0;
  return unknown > known / 4 ? -1 : known;
}

export const hasText = ({ letters }: Pick<PageText, 'letters'>): boolean => letters >= leastLetters;

/** True when a picture covers much of the page: a scan, with or without a hidden text, or a photograph of a sheet. */
export async function isPictured(page: PDFPageProxy): Promise<boolean> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { fnArray, argsArray } = await page.getOperatorList();
  const { width, height } = page.getViewport({ scale: 1 });
  const kept: number[] = [];
  let area = 1;
  let covered = 0;
  for (const [at, operation] of fnArray.entries()) {
    const values = argsArray[at] as unknown[] | null;
    if (operation === OPS.save) kept.push(area);
    else if (operation === OPS.restore) area = kept.pop() ?? area;
    else if (operation === OPS.transform) area *= areaOf(values as number[]);
    else if (operation === OPS.paintFormXObjectBegin) {
      kept.push(area);
      area *= areaOf(values?.[0] as number[] | null);
    } else if (operation === OPS.paintFormXObjectEnd) area = kept.pop() ?? area;
    else if (
      operation === OPS.paintImageXObject ||
      operation === OPS.paintInlineImageXObject ||
      operation === OPS.paintImageMaskXObject
    )
      covered = Math.max(covered, area);
  }
  return covered > coveringShare * width * height;
}

const areaOf = (matrix: readonly number[] | null): number =>
  matrix && matrix.length >= 4 ? Math.abs(matrix[0]! * matrix[3]! - matrix[1]! * matrix[2]!) : 1;

/** A page as it was drawn, dark on white; `scale` is dots per point. `clean` takes away the specks of a noisy line. */
export type DrawnPage = {
  clean: () => void;
  png: () => Promise<Buffer>;
  dots: () => Uint8ClampedArray;
  width: number;
  height: number;
  scale: number;
};

/** @throws DocumentFault when the package that draws is not installed */
export async function drawPage(page: PDFPageProxy, dotsPerInch = usualDots): Promise<DrawnPage> {
  const { createCanvas } = await import('@napi-rs/canvas').catch((error: unknown) => {
    throw new DocumentFault('no-ocr', error);
  });
  const plain = page.getViewport({ scale: 1 });
  const scale = Math.min(dotsPerInch / 72, Math.sqrt(mostDrawnPixels / (plain.width * plain.height)));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const drawn = canvas as unknown as HTMLCanvasElement;
  await page.render({ canvas: drawn, viewport, background: '#ffffff' }).promise;
  const { width, height } = canvas;
  return {
    clean: () => {
      const image = canvas.getContext('2d').getImageData(0, 0, width, height);
      if (despeckle(image)) canvas.getContext('2d').putImageData(image, 0, 0);
    },
    png: () => canvas.encode('png'),
    dots: () => canvas.getContext('2d').getImageData(0, 0, width, height).data,
    width,
    height,
    scale,
  };
}
