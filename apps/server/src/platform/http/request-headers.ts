import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/** The version that `If-Match` names, or null. */
export function ifMatchVersion(request: FastifyRequest): number | null {
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(request.headers['if-match'] ?? '');
  return match ? Number(match[1]) : null;
}

/** The key under which a POST may be repeated, or null. @throws AppError MALFORMED_REQUEST for one of another form */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || request.method !== 'POST') return null;
  if (!/^[\x21-\x7e]{8,128}$/.test(key))
    throw new AppError('MALFORMED_REQUEST', { message: 'Idempotency-Key has 8 to 128 visible ASCII characters.' });
  return key;
}
