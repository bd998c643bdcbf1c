import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** Thrown when sealed bytes do not open: another key, another context, or changed bytes. It says nothing of the content. */
export class SealBroken extends Error {
  constructor(what: string) {
    super(`${what} does not open: it was changed, or sealed with another key`);
    this.name = 'SealBroken';
  }
}

/** AES-256-GCM: nonce (12 bytes), ciphertext, tag (16 bytes). `context` is authenticated, not stored. `key` has 32 bytes. */
export function sealBytes(key: Uint8Array, plain: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Opens what `sealBytes` made with the same key and context. @throws SealBroken */
export function openBytes(key: Uint8Array, sealed: Uint8Array, context: string): Buffer {
  if (sealed.length < nonceBytes + tagBytes) throw new SealBroken(context);
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(sealed.length - tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, sealed.length - tagBytes)), decipher.final()]);
  } catch {
    throw new SealBroken(context);
  }
}
