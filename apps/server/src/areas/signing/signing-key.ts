import { textSeal } from '../../platform/crypto/text-seal.ts';
import type { Tx } from '../../platform/context.ts';
import { newKeyPair, signHash } from './chain.ts';
import { insertSeal } from './chain.queries.ts';
import { findKey, insertSigningKey, type KeyRow } from './signing.queries.ts';

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

/** Signs a link of an entry's chain with the caller's key. */
export async function sealLink(tx: Tx, transcriptId: string, link: { seq: number; link: string }, key: KeyRow) {
  const privateKey = tx.use(textSeal).openText(key.privateSealed, sealContext(key.userId));
  const { publicKey } = key;
  await insertSeal(tx, { transcriptId, seq: link.seq, signature: signHash(link.link, privateKey), publicKey });
}
