import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { sha256 } from '../../platform/crypto/sha256.ts';

/** What a link tells of. `removed`: the audio of an earlier link was removed by retention. */
export type LinkKind =
  | 'consent'
  | 'audio'
  | 'transcript'
  | 'version'
  | 'flags'
  | 'answer'
  | 'coverage'
  | 'signature'
  | 'addendum'
  | 'removed';

/** Something that goes into the chain: `text` that is hashed, or the hash of a stored file. */
export type ChainItem = { kind: LinkKind; at: number; userId: string | null } & (
  | { text: string }
  | { fileId: string; fileName: string; sha256: string }
);

export type ChainLink = {
  seq: number;
  kind: LinkKind;
  hash: string;
  previous: string;
  link: string;
  at: number;
  userId: string | null;
  payload: string | null;
  fileId: string | null;
  fileName: string | null;
};

/** What the first link names as the one before. */
export const chainStart = '0'.repeat(64);

type Fields = Pick<ChainLink, 'seq' | 'kind' | 'hash' | 'previous' | 'at' | 'userId'>;

/** The fields of a link as they are hashed and written, separated by tabs: seq, kind, hash, previous hash, time, user. */
export function linkLine({ seq, kind, hash, previous, at, userId }: Fields): string {
  return [seq, kind, hash, previous, new Date(at).toISOString(), userId ?? '-'].join('\t');
}

/** The links that `items` make after `last`, in their order. */
export function linksAfter(last: Pick<ChainLink, 'seq' | 'link'> | null, items: readonly ChainItem[]): ChainLink[] {
  let { seq, link: previous } = last ?? { seq: 0, link: chainStart };
  return items.map((item) => {
    seq += 1;
    const { kind, at, userId } = item;
    const file = 'fileId' in item ? item : null;
    const payload = 'text' in item ? item.text : null;
    const fields = { seq, kind, hash: file ? file.sha256 : sha256(payload ?? ''), previous, at, userId };
    const link = sha256(linkLine(fields));
    previous = link;
    return { ...fields, link, payload, fileId: file?.fileId ?? null, fileName: file?.fileName ?? null };
  });
}

/** A new secp256k1 key pair, both halves as PEM. */
export function newKeyPair(): { publicKey: string; privateKey: string } {
  return generateKeyPairSync('ec', {
    namedCurve: 'secp256k1',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** ECDSA with SHA-256 over the bytes of a hash (hex): r and s, 64 bytes, hex. */
export function signHash(hash: string, privateKey: string): string {
  const key = { key: createPrivateKey(privateKey), dsaEncoding: 'ieee-p1363' as const };
  return sign('sha256', Buffer.from(hash, 'hex'), key).toString('hex');
}
