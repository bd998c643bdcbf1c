/** A UUID, on pages without a secure context as well. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [20, 16, 12, 8].reduce((text, at) => `${text.slice(0, at)}-${text.slice(at)}`, hex);
}
