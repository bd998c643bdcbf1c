import { createHash } from 'node:crypto';
import { AppError } from '../app-error.ts';

/** Refuses bytes that are not those that their hash (SHA-256, hexadecimal) was made of. @throws AppError MALFORMED_REQUEST */
export function expectHash(bytes: Uint8Array, sha256: string): void {
  if (createHash('sha256').update(bytes).digest('hex') === sha256) return;
  throw new AppError('MALFORMED_REQUEST', {
    message: 'The bytes are not those that the hash was made of. Send them again.',
  });
}
