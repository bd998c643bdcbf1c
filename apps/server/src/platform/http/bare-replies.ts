import type { Socket } from 'node:net';
import { AppError } from '../app-error.ts';
import { replyPolicy } from './page-security.ts';

/** What even an answer to something that is no request of HTTP carries. */
export const barestHeaders: Record<string, string> = {
  'cache-control': 'no-store',
  'content-security-policy': replyPolicy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
};

/** Answers what is no request at all, or none that may be read. */
export function refuseGarbage(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const refusal = new AppError(tooLarge ? 'TOO_LARGE' : late ? 'REQUEST_TIMEOUT' : 'MALFORMED_REQUEST');
  const body = JSON.stringify({ code: refusal.code, message: refusal.message });
  const headers = {
    ...barestHeaders,
    'content-type': 'application/json',
    'content-length': String(body.length),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable) socket.write([`HTTP/1.1 ${refusal.status} Refused`, ...lines, '', body].join('\r\n'));
  socket.destroySoon();
}
