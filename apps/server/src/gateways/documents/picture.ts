import { createCanvas, loadImage } from '@napi-rs/canvas';
import { DocumentFault } from './document-fault.ts';

/** Letters want some twenty dots: smaller pictures are drawn larger, photographs smaller. */
const wantedWidth = { least: 1_000, most: 3_000 };

/** A picture whose size was checked unpacked, upright as its camera says, grey and of a size that can be read. @throws DocumentFault */
export async function preparePicture(bytes: Uint8Array): Promise<Buffer> {
  let image: Awaited<ReturnType<typeof loadImage>>;
  try {
    image = await loadImage(Buffer.from(bytes));
  } catch (error) {
    throw new DocumentFault('broken', error);
  }
  const side = Math.max(image.width, image.height);
  const scale = side > wantedWidth.most ? wantedWidth.most / side : side < wantedWidth.least ? 2 : 1;
  const canvas = createCanvas(Math.ceil(image.width * scale), Math.ceil(image.height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.encode('png');
}

/** The same picture turned clockwise by so many quarters. */
export async function rotated(picture: Buffer, quarters: 1 | 2 | 3): Promise<Buffer> {
  const image = await loadImage(picture);
  const lying = quarters !== 2;
  const canvas = createCanvas(lying ? image.height : image.width, lying ? image.width : image.height);
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(image, -image.width / 2, -image.height / 2);
  return canvas.encode('png');
}
