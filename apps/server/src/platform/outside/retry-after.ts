/**
 * Milliseconds that a Retry-After header asks to wait, in seconds or until an HTTP date (RFC 9110, 10.2.3). `now`: epoch
 * milliseconds. 0 without a header, for a time that has passed, and for what is neither.
 */
export function retryAfterMs(header: string | undefined, now: number): number {
  const value = header?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  // a date begins with its weekday: what else Date.parse reads is none
  const until = /^[a-z]{3,9},? /i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(until) ? 0 : Math.max(0, until - now);
}
