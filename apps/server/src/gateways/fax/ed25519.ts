import { createPublicKey, verify } from 'node:crypto';

/** What stands before the 32 bytes of a public key in its ASN.1 form (RFC 8410). */
const prefix = Buffer.from('302a300506032b6570032100', 'hex');

/** Whether a text bears the signature of a key; both in base64. False for what is no key or no signature. */
export function isSignedBy(publicKey: string, signature: string, text: string): boolean {
  const key = Buffer.from(publicKey, 'base64');
  const signed = Buffer.from(signature, 'base64');
  if (key.length !== 32 || signed.length !== 64) return false;
  const parsed = createPublicKey({ key: Buffer.concat([prefix, key]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), parsed, signed);
}
