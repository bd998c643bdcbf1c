import { inflateSync } from 'node:zlib';

/** Bytes of pixels that a logo may unpack to: 2,000 by 2,000 with four channels. */
const mostPixels = 16_000_000;
const pngSignature = '89504e470d0a1a0a';
/** The place that a letterhead has for it, in pixels of 1/96 inch. */
const place = { width: 160, height: 58 };

/** An image that both formats can show, with the size in pixels at which it fits a letterhead. */
export type Logo = { kind: 'png' | 'jpg'; address: string; bytes: Buffer; width: number; height: number };

/**
 * The logo when both formats can show it: a JPEG that states its size, or a PNG whose pixels unpack. The PDF library reads pixels
 * after its call has returned, so a broken image would end the worker. Word and PDF know no WebP.
 */
export function drawableLogo(address: string | null): Logo | null {
  const kind = /^data:image\/(png|jpeg);base64,/.exec(address ?? '')?.[1];
  if (address === null || kind === undefined) return null;
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const [width, height] = (kind === 'png' ? pngSize(bytes) : jpegSize(bytes)) ?? [0, 0];
  if (width === 0 || height === 0) return null;
  const scale = Math.min(place.width / width, place.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { kind: kind === 'png' ? 'png' : 'jpg', address, bytes, ...size };
}

function pngSize(bytes: Buffer): [number, number] | null {
  if (bytes.subarray(0, 8).toString('hex') !== pngSignature) return null;
  const pixels: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (at + 12 + length > bytes.length) return null;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (kind === 'IDAT') pixels.push(bytes.subarray(at + 8, at + 8 + length));
    if (kind === 'IEND' && unpacks(Buffer.concat(pixels))) return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    at += 12 + length;
  }
  return null;
}

function unpacks(pixels: Buffer): boolean {
  try {
    return inflateSync(pixels, { maxOutputLength: mostPixels }).length > 0;
  } catch {
    return false;
  }
}

/** Markers of a frame, which states the size (ISO/IEC 10918-1, B.2.2). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): [number, number] | null {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (isFrame(bytes[at + 1]!)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  return null;
}
