/** A short name for what a text says (53 bits, base 36): the same text gives the same one on every machine. */
export function keyOf(...parts: readonly (string | number)[]): string {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (const char of parts.join('\u0001')) {
    const code = char.codePointAt(0)!;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36);
}
