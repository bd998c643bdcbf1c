import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { DocumentFault } from './document-fault.ts';
import { flattened } from './form-stamp.ts';
import type { BoundPages } from './port.ts';

/** Joins PDFs in their order, each page upright. @throws DocumentFault `broken` */
export async function bindPages(parts: readonly Uint8Array[]): Promise<BoundPages> {
  const bound = await PDFDocument.create({ updateMetadata: false });
  const pages: number[] = [];
  const sizes: BoundPages['sizes'] = [];
  for (const part of parts) {
    const source = await flattened(part);
    const copied = await bound.copyPages(source, source.getPageIndices());
    for (const page of copied) {
      const { width, height } = page.getCropBox();
      const turned = page.getRotation().angle;
      const isWide = turned % 180 === 0 ? width > height : height > width;
      // lines refuse papers that lie on their side
      if (isWide) page.setRotation(degrees((turned + 90) % 360));
      sizes.push({ width: Math.min(width, height), height: Math.max(width, height) });
      bound.addPage(page);
    }
    pages.push(copied.length);
  }
  return { pdf: await bound.save({ useObjectStreams: false }), pages, sizes };
}

/** The parts of a PDF that begin after these pages, each page as it is. @throws DocumentFault `broken` */
export async function splitPages(bytes: Uint8Array, after: readonly number[]): Promise<Uint8Array[]> {
  const source = await flattened(bytes);
  const starts = [0, ...after, source.getPageCount()];
  if (starts.some((page, at) => at > 0 && page <= starts[at - 1]!)) throw new DocumentFault('broken');
  const parts: Uint8Array[] = [];
  for (const [at, from] of starts.slice(0, -1).entries()) {
    const part = await PDFDocument.create({ updateMetadata: false });
    const indices = source.getPageIndices().slice(from, starts[at + 1]);
    for (const page of await part.copyPages(source, indices)) part.addPage(page);
    parts.push(await part.save({ useObjectStreams: false }));
  }
  return parts;
}
