import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** OWASP's argon2id setting: 19 MiB, two passes, one lane. It runs on libuv's threads, off the main one. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

function phc(nonce: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** PHC string of a new argon2id hash. The password is used whole, as UTF-8 of its NFKC form. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, ...cost });
  return phc(nonce, tag);
}

/** True when the password fits the PHC string; false for a string of another form. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored);
  if (!match) return false;
  const [, memory, passes, parallelism, nonce, tag] = match;
  const expected = Buffer.from(tag ?? '', 'base64');
  const actual = await derive('argon2id', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce: Buffer.from(nonce ?? '', 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected);
}

/** In the form of a hash, and made of chance: no password fits it, and trying takes as long as with a real one. */
export const decoyHash = phc(randomBytes(16), randomBytes(cost.tagLength));
