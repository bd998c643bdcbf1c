/**
 * Draws visits by a seed, writes their notes with the general recipe, and puts each with its dialogue and the reference into a file for
 * readers: `npm run -s bench:drafts -- --data DIR --out FOLDER [--each 10] [--seed 20261125]`. FOLDER lies outside the repository.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { noteText } from './engine/note-text.ts';

type Visit = { id: string; dialogue: string; note: string };

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    each: { type: 'string', default: '10' },
    seed: { type: 'string', default: '20261125' },
  },
});
const { data, out } = values;
if (!data || !out) {
  console.error('Usage: npm run -s bench:drafts -- --data DIR --out FOLDER [--each N] [--seed N]');
  process.exit(2);
}

let state = Number(values.seed);
/** From 0 up to 1, the same row of numbers for a seed. */
function random(): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
}

function draw(file: string): Visit[] {
  const left = JSON.parse(readFileSync(join(data!, file), 'utf8')) as Visit[];
  const count = Math.min(Number(values.each), left.length);
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

mkdirSync(out, { recursive: true });
const visits = ['aci-bench.valid.json', 'primock57.dev.json'].flatMap(draw);
for (const [at, { dialogue, note }] of visits.entries()) {
  const parts = [`=== DIALOGUE\n${dialogue}`, `=== DRAFT\n${noteText(dialogue)}`, `=== REFERENCE\n${note}`];
  writeFileSync(join(out, `${String(at + 1).padStart(2, '0')}.txt`), `${parts.join('\n\n')}\n`);
}
console.log(`${visits.length} drafts written to ${out}`);
