/** A random key of 128 bits, in hex. Unlike `randomUUID` it also exists on pages that are not served securely. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
