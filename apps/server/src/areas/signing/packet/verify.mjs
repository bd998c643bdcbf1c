// Verifies the packet of a signed entry without a server: `node verify.mjs` (Node 18 or later). README.txt names the files.
// gone: seq of audio that is not there, until a link says that it was removed. fixed: hash of README.txt and note-page.mjs.
import must from 'node:assert/strict';
import { createHash, verify } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const here = (name) => new URL(name, import.meta.url);
const read = (name) => readFileSync(here(name));
const sha256 = (...data) =>
  createHash('sha256')
    .update(Buffer.concat(data.map(Buffer.from)))
    .digest('hex');
const rows = (name) => read(name).toString().replace(/\n$/, '').split('\n');
const tableOf = (name) => rows(name).map((line) => line.split('\t'));
const say = (line) => process.stdout.write(`${line}\n`);
const [known, gone, fixed] = [new Set(), new Set(), '9d33739bd4d0f10de467b4de403148bbb970cfc76b846163ff7934d3f3ac1ee4'];
const [files, seals] = [readdirSync(here('payloads')), new Map(tableOf('seals.txt'))];
let [head, at] = ['0'.repeat(64), ''];

function check([seq, kind, hash, previous, time, user, link, ...more], place) {
  at = `at link ${place} (${kind})`;
  must(seq === String(place) && more.length === 0, 'it is out of place');
  must(previous === head, 'it does not follow the link before it');
  must(sha256([seq, kind, hash, previous, time, user].join('\t')) === link, 'it was changed');
  head = link;
  const file = files.find((name) => name.startsWith(`${seq.padStart(4, '0')}-${kind}.`));
  if (!file && kind === 'audio') return { kind, gone: gone.add(seq) };
  must(file, 'its payload is missing');
  known.add(file);
  const payload = read(`payloads/${file}`);
  must(sha256(payload) === hash, 'its payload was changed');
  const about = kind === 'audio' ? {} : JSON.parse(payload);
  const audio = kind === 'removed' ? `${about.seq}` : '';
  if (gone.delete(audio)) say(`link ${audio} (audio): removed on ${about.removedOn}`);
  must(kind !== 'consent' || about.state === 'given', 'it gives no consent');
  if (kind === 'consent') say(`link ${seq} (consent): given on ${about.at}, text ${about.textVersion}`);
  if (kind !== 'signature' && kind !== 'addendum') return { kind, payload: about };
  const key = `${read(`keys/${seq}.pem`)}`;
  must(key === about.publicKey, 'its public key was changed');
  const bytes = Buffer.from(seals.get(seq) ?? '', 'hex');
  const signed = verify('sha256', Buffer.from(link, 'hex'), { key, dsaEncoding: 'ieee-p1363' }, bytes);
  must(signed && bytes.toString('hex') === seals.get(seq), 'its signature is not right');
  return { kind, payload: about };
}

try {
  const told = tableOf('chain.txt').map((link, index) => check(link, index + 1));
  at = gone.size === 0 ? 'beside the chain' : `at link ${[...gone][0]} (audio)`;
  must(gone.size === 0, 'its payload is missing');
  for (const file of files) must(known.has(file), `payloads/${file} belongs to no link`);
  const isSigned = told.some(({ kind }) => kind === 'signature');
  must(isSigned, 'there is no signature');
  must(sha256(read('README.txt'), read('note-page.mjs')) === fixed, 'README.txt or note-page.mjs was changed');
  const { notePage } = await import(here('note-page.mjs'));
  must(`${read('note.html')}` === notePage(told), 'note.html is not the signed note');
  say(`valid: ${told.length} links, head ${head}`);
} catch (error) {
  say(`broken ${at}: ${error.message}`);
  process.exitCode = 1;
}
