// Verifies the packet of a signed entry without a server: unpack the zip and run `node verify.mjs` in it (Node 18 or later).
// chain.txt has one link a line: seq, kind, hash of the payload, link before, time, user, hash of these six (SHA-256).
// seals.txt has, for each signed link, its seq and the ECDSA signature (secp256k1, SHA-256) over the link's hash.
import { createHash, verify } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const here = (name) => new URL(name, import.meta.url);
const read = (name) => readFileSync(here(name));
const sha256 = (data) => createHash('sha256').update(data).digest('hex');
const tableOf = (name) => {
  const lines = read(name).toString().replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t'));
};
const say = (line) => process.stdout.write(`${line}\n`);
const must = (right, why) => {
  if (!right) throw new Error(why);
};
const files = readdirSync(here('payloads'));
const seals = new Map(tableOf('seals.txt'));
const [known, gone] = [new Set(), new Set()]; // gone: seq of audio that is not there, until a link says that it was removed
let head = '0'.repeat(64);

function check([seq, kind, hash, previous, time, user, link, ...more], place) {
  must(seq === String(place) && more.length === 0, 'it is out of place');
  must(previous === head, 'it does not follow the link before it');
  must(sha256([seq, kind, hash, previous, time, user].join('\t')) === link, 'it was changed');
  head = link;
  const file = files.find((name) => name.startsWith(`${seq.padStart(4, '0')}-${kind}.`));
  if (!file && kind === 'audio') return gone.add(seq);
  must(file, 'its payload is missing');
  known.add(file);
  const payload = read(`payloads/${file}`);
  must(sha256(payload) === hash, 'its payload was changed');
  const about = kind === 'audio' ? {} : JSON.parse(payload);
  if (kind === 'removed' && gone.delete(`${about.seq}`))
    say(`link ${about.seq} (audio): removed on ${about.removedOn}`);
  if (kind === 'consent') must(about.state === 'given', 'it gives no consent');
  if (kind === 'consent') say(`link ${seq} (consent): given on ${about.at}, text ${about.textVersion}`);
  if (kind !== 'signature' && kind !== 'addendum') return undefined;
  const key = read(`keys/${seq}.pem`).toString();
  must(key === about.publicKey, 'its public key was changed');
  const seal = seals.get(seq) ?? '';
  const bytes = Buffer.from(seal, 'hex');
  const signed = verify('sha256', Buffer.from(link, 'hex'), { key, dsaEncoding: 'ieee-p1363' }, bytes);
  return must(signed && bytes.toString('hex') === seal, 'its signature is not right');
}

const chain = tableOf('chain.txt');
for (const [index, link] of chain.entries()) {
  try {
    check(link, index + 1);
  } catch (error) {
    say(`broken at link ${index + 1} (${link[1]}): ${error.message}`);
    process.exit(1);
  }
}
for (const seq of gone) say(`broken at link ${seq} (audio): its payload is missing`);
for (const file of files) if (!known.has(file)) say(`payloads/${file} belongs to no link`);
if (gone.size > 0 || known.size < files.length || !chain.some(([, kind]) => kind === 'signature')) process.exit(1);
say(`valid: ${chain.length} links, head ${head}`);
