import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** AES-256-CBC as receivers open it: the key is the SHA-256 of the secret's UTF-8 bytes, and a fresh IV stands in front. Base64. */
export function encryptBody(plain: string, secret: string): string {
  const key = createHash('sha256').update(secret, 'utf8').digest();
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final()]).toString('base64');
}

/** Standard Webhooks: an HMAC-SHA256 with the secret's UTF-8 bytes over id, time and the body as it is sent. */
export function signatureOf(id: string, seconds: number, body: string, secret: string): string {
  const mac = createHmac('sha256', Buffer.from(secret, 'utf8')).update(`${id}.${seconds}.${body}`, 'utf8');
  return `v1,${mac.digest('base64')}`;
}

export type SignedMessage = { headers: Record<string, string>; body: string };

/** A message as it goes out: encrypted first when that is wanted, then signed. */
export function signedMessage(
  text: string,
  { id, now, secret, encrypt }: { id: string; now: number; secret: string; encrypt: boolean },
): SignedMessage {
  const body = encrypt ? encryptBody(text, secret) : text;
  const seconds = Math.floor(now / 1_000);
  return {
    body,
    headers: {
      'content-type': encrypt ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
      'user-agent': 'AI-Clinical-Workspace-Gridhook/1',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatureOf(id, seconds, body, secret),
      ...(encrypt && { 'gridhook-encryption': 'aes-256-cbc' }),
    },
  };
}
