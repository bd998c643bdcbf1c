/**
 * `npm run -s bench:forms -- --data DIR`: blank forms with fields of their own are flattened, so that only what is printed is left,
 * and their fields are found again. Right: of the same kind (written or ticked), and at least half of the union of both boxes is
 * shared. Prints one JSON line with recall, precision and seconds a page, for each form and for all. The forms are not in the repo.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormBox, FormField } from '@clinical/contract/forms/fields.schemas';
import { createLocalReader } from '../apps/server/src/gateways/documents/local.ts';
import { pdf } from '../apps/server/test/documents.ts';

type Box = FormBox & { isTick: boolean };

const at = process.argv.indexOf('--data');
if (at < 0) throw new Error('name the folder with the forms: --data DIR');
const folder = process.argv[at + 1]!;
const reader = createLocalReader({ mostPages: 200 });
const { signal } = new AbortController();

const boxesOf = (fields: readonly FormField[]): Box[] =>
  fields.flatMap(({ type, boxes }) =>
    boxes.map((box) => ({ ...box, isTick: type === 'checkbox' || box.option !== null })),
  );

function sharedPart(a: FormBox, b: FormBox): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (a.width * a.height + b.width * b.height - width * height);
}

/** How many of the true boxes were found, each by one box at most. */
function countRight(truth: readonly Box[], found: readonly Box[]): number {
  const free = new Set(found);
  let right = 0;
  for (const box of truth) {
    const alike = [...free].filter(({ page, isTick }) => page === box.page && isTick === box.isTick);
    const [best] = alike.toSorted((a, b) => sharedPart(b, box) - sharedPart(a, box));
    if (!best || sharedPart(best, box) < 0.5) continue;
    free.delete(best);
    right += 1;
  }
  return right;
}

const share = (part: number, whole: number): number => Math.round((1_000 * part) / whole) / 1_000;

const sum = { truth: 0, found: 0, right: 0 };
const forms: Record<string, object> = {};
for (const name of readdirSync(folder).filter((each) => each.endsWith('.pdf'))) {
  const bytes = readFileSync(join(folder, name));
  const read = await reader.readForm({ bytes, signal }).catch(() => null);
  if (!read || read.fields.length === 0) continue;
  const overlay = pdf(read.pages.map(() => ({ lines: [''] })));
  const flat = await reader.fillForm({ bytes, overlay, replaced: [], shown: [], signal });
  if ('notShown' in flat) throw new Error(`${name} was not flattened`);
  const fields: FormField[] = [];
  const start = performance.now();
  await reader.findFields({ bytes: flat.pdf, signal }, (page) => fields.push(...page.fields));
  const seconds = (performance.now() - start) / 1_000;
  const [truth, found] = [boxesOf(read.fields), boxesOf(fields)];
  const right = countRight(truth, found);
  forms[name] = {
    boxes: truth.length,
    recall: share(right, truth.length),
    precision: share(right, found.length),
    secondsPerPage: Math.round((100 * seconds) / read.pages.length) / 100,
  };
  sum.truth += truth.length;
  sum.found += found.length;
  sum.right += right;
}
console.log(JSON.stringify({ forms, recall: share(sum.right, sum.truth), precision: share(sum.right, sum.found) }));
