import {
  degrees,
  drawObject,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFStream,
  PDFString,
  PDFHexString,
  popGraphicsState,
  pushGraphicsState,
  concatTransformationMatrix,
} from '@cantoo/pdf-lib';
import { DocumentFault } from './document-fault.ts';
import type { FillRequest } from './port.ts';

type Stamp = Pick<FillRequest, 'overlay' | 'replaced'>;

type Matrix = [number, number, number, number, number, number];
const name = (text: string): PDFName => PDFName.of(text);

/**
 * Lays entered values over a form. Its fields become part of the pages, so that no viewer draws them anew. @throws DocumentFault `broken`
 */
export async function stampForm(form: Uint8Array, { overlay, replaced }: Stamp): Promise<Uint8Array> {
  const pdf = await flattened(form, replaced);
  const pages = pdf.getPages();
  const drawn = await pdf.embedPdf(
    overlay,
    pages.map((_, at) => at),
  );
  for (const [at, page] of pages.entries()) page.drawPage(drawn[at]!, placeOf(page));
  return pdf.save({ useObjectStreams: false });
}

/**
 * Opens a PDF with its fields as part of its pages; nothing in it acts by itself. The look of `replaced` fields goes.
 * @throws DocumentFault `broken`
 */
export async function flattened(bytes: Uint8Array, replaced: readonly string[] = []): Promise<PDFDocument> {
  const pdf = await load(bytes);
  const gone = new Set(replaced);
  for (const page of pdf.getPages()) flattenPage(page, gone);
  pdf.catalog.delete(name('AcroForm'));
  for (const key of ['OpenAction', 'AA', 'Perms']) pdf.catalog.delete(name(key));
  const names = pdf.catalog.lookup(name('Names'));
  if (names instanceof PDFDict) names.delete(name('JavaScript'));
  return pdf;
}

async function load(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { password: '' });
  } catch (error) {
    throw new DocumentFault('broken', error);
  }
}

/** Where a sheet that is drawn upright as the page is shown lies in the page's own space, which may be turned. */
function placeOf(page: PDFPage) {
  const { x, y, width, height } = page.getCropBox();
  const turned = ((page.getRotation().angle % 360) + 360) % 360;
  const corner = {
    0: { x, y },
    90: { x: x + width, y },
    180: { x: x + width, y: y + height },
    270: { x, y: y + height },
  }[turned];
  return { ...(corner ?? { x, y }), rotate: degrees(corner ? turned : 0) };
}

/** Widgets become content of the page; those whose look is replaced, hidden ones and push buttons go. Other annotations stay. */
function flattenPage(page: PDFPage, gone: ReadonlySet<string>): void {
  const annotations = page.node.Annots();
  if (!annotations) return;
  const kept: PDFObject[] = [];
  for (const entry of annotations.asArray()) {
    const widget = page.doc.context.lookup(entry);
    if (!(widget instanceof PDFDict) || widget.lookup(name('Subtype')) !== name('Widget')) kept.push(entry);
    else if (isShown(widget) && !gone.has(fullName(widget))) drawAppearance(page, widget);
  }
  page.node.set(name('Annots'), page.doc.context.obj(kept));
}

const hidden = 2;
const noView = 32;
const pushButton = 1 << 16;

function isShown(widget: PDFDict): boolean {
  const flags = numberOf(widget.lookup(name('F')));
  const isButton = (numberOf(inherited(widget, 'Ff')) & pushButton) !== 0 && inherited(widget, 'FT') === name('Btn');
  return (flags & (hidden | noView)) === 0 && !isButton;
}

const numberOf = (object: PDFObject | undefined): number => (object instanceof PDFNumber ? object.asNumber() : 0);

function parents(widget: PDFDict): PDFDict[] {
  const chain: PDFDict[] = [];
  for (
    let at: PDFObject | undefined = widget;
    at instanceof PDFDict && chain.length < 64;
    at = at.lookup(name('Parent'))
  ) {
    chain.push(at);
  }
  return chain;
}

const inherited = (widget: PDFDict, key: string): PDFObject | undefined =>
  parents(widget)
    .map((each) => each.lookup(name(key)))
    .find((value) => value !== undefined);

function fullName(widget: PDFDict): string {
  return parents(widget)
    .flatMap((each) => {
      const part = each.lookup(name('T'));
      return part instanceof PDFString || part instanceof PDFHexString ? [part.decodeText()] : [];
    })
    .toReversed()
    .join('.');
}

/** Draws the normal appearance of a widget into its rectangle (PDF 32000, algorithm 8.1). */
function drawAppearance(page: PDFPage, widget: PDFDict): void {
  const found = appearanceOf(widget);
  if (!found) return;
  const { reference, stream } = found;
  const rect = numbersOf(widget.lookup(name('Rect')), 4);
  const box = numbersOf(stream.dict.lookup(name('BBox')), 4);
  if (!rect || !box) return;
  const matrix = (numbersOf(stream.dict.lookup(name('Matrix')), 6) ?? [1, 0, 0, 1, 0, 0]) as Matrix;
  const corners = [
    [box[0]!, box[1]!],
    [box[2]!, box[1]!],
    [box[0]!, box[3]!],
    [box[2]!, box[3]!],
  ].map(([x, y]) => [matrix[0] * x! + matrix[2] * y! + matrix[4], matrix[1] * x! + matrix[3] * y! + matrix[5]]);
  const [left, bottom] = [0, 1].map((axis) => Math.min(...corners.map((corner) => corner[axis]!))) as [number, number];
  const [right, top] = [0, 1].map((axis) => Math.max(...corners.map((corner) => corner[axis]!))) as [number, number];
  if (right === left || top === bottom) return;
  const [x1, y1, x2, y2] = [
    Math.min(rect[0]!, rect[2]!),
    Math.min(rect[1]!, rect[3]!),
    Math.max(rect[0]!, rect[2]!),
    Math.max(rect[1]!, rect[3]!),
  ];
  const [scaleX, scaleY] = [(x2 - x1) / (right - left), (y2 - y1) / (top - bottom)];
  // what is drawn as a picture of its own needs no subtype in some files
  stream.dict.set(name('Type'), name('XObject'));
  stream.dict.set(name('Subtype'), name('Form'));
  const key = page.node.newXObject('Widget', reference);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(scaleX, 0, 0, scaleY, x1 - left * scaleX, y1 - bottom * scaleY),
    drawObject(key),
    popGraphicsState(),
  );
}

function appearanceOf(widget: PDFDict): { reference: PDFRef; stream: PDFStream } | null {
  const appearances = widget.lookup(name('AP'));
  if (!(appearances instanceof PDFDict)) return null;
  let holder = appearances;
  let key = name('N');
  const normal = holder.lookup(key);
  if (normal instanceof PDFDict && !(normal instanceof PDFStream)) {
    const state = widget.lookup(name('AS'));
    if (!(state instanceof PDFName)) return null;
    holder = normal;
    key = state;
  }
  const reference = holder.get(key);
  const stream = holder.lookup(key);
  return reference instanceof PDFRef && stream instanceof PDFStream ? { reference, stream } : null;
}

function numbersOf(array: PDFObject | undefined, count: number): number[] | null {
  if (!(array instanceof PDFArray) || array.size() !== count) return null;
  return array.asArray().map((_, at) => numberOf(array.lookup(at)));
}
