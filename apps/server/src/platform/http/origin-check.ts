/**
 * True when a request that changes something comes from our own page, or from a client that is not a browser
 * (those send no Origin). `host` is the request's own Host header.
 */
export function isOwnOrigin(origin: string | undefined, host: string, publicUrl: string | null): boolean {
  if (origin === undefined) return true;
  if (publicUrl && origin === new URL(publicUrl).origin) return true;
  return origin === `http://${host}` || origin === `https://${host}`;
}
