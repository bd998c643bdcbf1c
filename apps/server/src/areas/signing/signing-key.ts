import { createHash, createPublicKey } from 'node:crypto';
import type { OwnSigningKey } from '@clinical/contract/signing/signing.schemas';
import { textSeal } from '../../platform/crypto/text-seal.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { newKeyPair, signHash } from './chain.ts';
import { insertSeal } from './chain.queries.ts';
import { findKey, findLastSigned, insertSigningKey, type KeyRow } from './signing.queries.ts';

const sealContext = (userId: string) => `signing-key:${userId}`;

/** The caller's own key, made when they need it first. Its private half never leaves the server and lies there sealed. */
export async function ownKey(tx: Tx): Promise<KeyRow> {
  const { userId } = tx.actor;
  const known = await findKey(tx, userId);
  if (known) return known;
  const { publicKey, privateKey } = newKeyPair();
  const privateSealed = tx.use(textSeal).sealText(privateKey, sealContext(userId));
  await tx.audit('signing-key.create', { type: 'user', id: userId });
  return insertSigningKey(tx, { userId, publicKey, privateSealed, createdAt: tx.clock.now() });
}

/** What the caller may see of their own key. */
export async function getSigningKey(ctx: Context): Promise<OwnSigningKey> {
  const row = await findKey(ctx, ctx.actor.userId);
  if (!row) return { key: null };
  const der = createPublicKey(row.publicKey).export({ type: 'spki', format: 'der' });
  const signedAt = await findLastSigned(ctx);
  return {
    key: {
      fingerprint: createHash('sha256').update(der).digest('hex').slice(0, 16),
      createdAt: new Date(row.createdAt).toISOString(),
      lastSignedAt: signedAt === null ? null : new Date(signedAt).toISOString(),
    },
  };
}

/** Signs a link of an entry's chain with the caller's key. */
export async function sealLink(tx: Tx, transcriptId: string, link: { seq: number; link: string }, key: KeyRow) {
  const privateKey = tx.use(textSeal).openText(key.privateSealed, sealContext(key.userId));
  const { publicKey } = key;
  await insertSeal(tx, { transcriptId, seq: link.seq, signature: signHash(link.link, privateKey), publicKey });
}
