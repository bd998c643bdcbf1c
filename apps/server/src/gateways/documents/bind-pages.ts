import { degrees, PDFDocument } from '@cantoo/pdf-lib';
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
