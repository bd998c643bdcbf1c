import { DocumentFault } from './document-fault.ts';

export type PictureSize = { width: number; height: number };
type PictureType = 'png' | 'jpeg';

const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a picture is by its first bytes; null for anything but PNG and JPEG. */
function pictureType(bytes: Uint8Array): PictureType | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16));
  if (head.subarray(0, 8).equals(pngMark)) return 'png';
  return head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff ? 'jpeg' : null;
}

/** The size that a picture declares, read without unpacking anything; null when it declares none. */
function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const type = pictureType(bytes);
  const size = type === 'png' ? pngSize(view) : type === 'jpeg' ? jpegSize(view) : null;
  return size && size.width > 0 && size.height > 0 ? size : null;
}

function pngSize(view: Buffer): PictureSize | null {
  if (view.length < 24 || view.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
}

/** Walks the segments to the frame header (SOF0 to SOF15 but for the tables among them). */
function jpegSize(view: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 < view.length) {
    if (view[at] !== 0xff) return null;
    const marker = view[at + 1]!;
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.readUInt16BE(at + 5), width: view.readUInt16BE(at + 7) };
    else if (marker === 0xd9 || marker === 0xda) return null;
    else at += 2 + view.readUInt16BE(at + 2);
  }
  return null;
}

/** Most that is unpacked of a picture: pixels of all of it, and of a side. */
export const mostPixels = 60_000_000;
export const longestSide = 20_000;

/** The size of a picture that is whole, of any number of pixels. @throws DocumentFault when it declares none or has no end */
export function wholePictureSize(bytes: Uint8Array): PictureSize {
  const size = pictureSize(bytes);
  if (!size || !isWholePicture(bytes)) throw new DocumentFault('broken');
  return size;
}

/** @throws DocumentFault for a picture of more pixels than are unpacked */
export function refuseHuge({ width, height }: PictureSize): void {
  if (width * height > mostPixels || Math.max(width, height) > longestSide) throw new DocumentFault('pixels');
}

/** True when a picture has its end, too. Decoders fill in the rest of one that was cut off, and nobody would notice. */
function isWholePicture(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return pictureType(bytes) === 'png' ? hasPngEnd(view) : view.lastIndexOf(Buffer.from([0xff, 0xd9])) > 0;
}

function hasPngEnd(view: Buffer): boolean {
  for (let at = pngMark.length; at + 12 <= view.length; at += 12 + view.readUInt32BE(at)) {
    if (view.toString('latin1', at + 4, at + 8) === 'IEND') return true;
  }
  return false;
}
