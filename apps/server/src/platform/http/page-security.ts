import { randomBytes } from 'node:crypto';

export type PagePolicy = { connectSources: readonly string[]; https: boolean };

/** A fresh nonce for the style element that the widget library makes. */
export function createNonce(): string {
  return randomBytes(18).toString('base64');
}

/** Content Security Policy of the page. No inline script; inline style only with the nonce. */
export function pagePolicy(nonce: string, policy: PagePolicy): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src ${["'self'", ...policy.connectSources].join(' ')}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(policy.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Content Security Policy of the service worker: it fetches the program's own files, and nothing else. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Of the patient's page: its own files and calls, and no text becomes markup or script. */
export const patientPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** For everything that is not the page: nothing may load, nothing may frame it. */
export const replyPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
