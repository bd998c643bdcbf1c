import type { CardAsset } from '@clinical/contract/kanban/kanban.schemas';
import { openPdf } from '../../lib/pdf/open-pdf.ts';

/** Pixels of the longer side: sharp on a dense screen, some kilobytes. */
const side = 160;

/** A small picture of a file, as an address that needs no request. @throws when the file cannot be drawn */
export async function drawThumb(kind: CardAsset['kind'], blob: Blob): Promise<string> {
  const canvas = document.createElement('canvas');
  await (kind === 'pdf' ? drawPage(canvas, blob) : drawPicture(canvas, blob));
  return canvas.toDataURL('image/jpeg', 0.8);
}

async function drawPicture(canvas: HTMLCanvasElement, blob: Blob): Promise<void> {
  const picture = await createImageBitmap(blob);
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const drawing = canvas.getContext('2d')!;
  // what is transparent is paper
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
}

async function drawPage(canvas: HTMLCanvasElement, blob: Blob): Promise<void> {
  const { document: opened, close } = openPdf(new Uint8Array(await blob.arrayBuffer()), { pictures: true });
  try {
    const page = await (await opened).getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: side / Math.max(width, height) });
    canvas.width = Math.max(1, Math.round(viewport.width));
    canvas.height = Math.max(1, Math.round(viewport.height));
    await page.render({ canvas, viewport }).promise;
  } finally {
    await close();
  }
}
