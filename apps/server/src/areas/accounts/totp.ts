import { createHmac, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const periodMs = 30_000;
/** Half-minutes that a phone's clock may be off, either way. */
const drift = 1;

/** RFC 4648 base32 without padding. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((octet) => Number.parseInt(octet, 2)));
}

/** The six digits of one half-minute (RFC 6238 over RFC 4226, SHA-1, as authenticator apps have it). `secret` in base32. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Number of the half-minute at that time. */
export const totpStep = (now: number): number => Math.floor(now / periodMs);

/** The newest half-minute, within the drift of clocks, whose code this is; null when it is none. */
export function matchingStep(secret: string, code: string, now: number): number | null {
  const current = totpStep(now);
  for (let step = current + drift; step >= current - drift; step -= 1) {
    if (timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code))) return step;
  }
  return null;
}

/** What a QR code for an authenticator app says. */
export function totpUri(secret: string, email: string): string {
  const issuer = 'AI Clinical Workspace';
  const query = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' });
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?${query.toString().replaceAll('+', '%20')}`;
}
