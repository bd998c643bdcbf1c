import { createHmac } from 'node:crypto';

/** Keyed hash of a code or secret that belongs to `owner` (an address, a person, a purpose); the same code of another owner has another one. */
export function hashCode(secret: Uint8Array, owner: string, code: string): string {
  return createHmac('sha256', secret).update(`${owner}\n${code}`).digest('base64url');
}
