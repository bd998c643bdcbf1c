/**
 * `npm run -s bench:filled-forms -- --data DIR`: every box of blank forms is filled, with names in Latin, Cyrillic, Greek, Hebrew,
 * Arabic, Chinese, Japanese and Korean by turns, and the filled file is read by pdf.js, poppler (`pdftotext`) and MuPDF (`mutool`).
 * Prints one JSON line with the boxes that show their text in each, and the seconds that a form takes. The forms are not in the repo;
 * fonts are downloaded as the program does.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FormField } from '@clinical/contract/forms/fields.schemas';
import drawOverlay, { ticked } from '../apps/server/src/areas/forms/overlay.worker.ts';
import type { Piece } from '../apps/server/src/gateways/documents/layout.ts';
import { createLocalReader } from '../apps/server/src/gateways/documents/local.ts';
import { openPdf, piecesOf } from '../apps/server/src/gateways/documents/pdf-document.ts';
import { wordsByPoppler } from '../apps/server/src/gateways/documents/poppler.ts';
import type { Shown } from '../apps/server/src/gateways/documents/port.ts';
import { showsText } from '../apps/server/src/gateways/documents/shown-texts.ts';
import { npmFonts } from '../apps/server/src/gateways/fonts/npm-fonts.ts';
import { fetchedScripts } from '../apps/server/src/gateways/fonts/port.ts';

const names = [
  'Maria Lind',
  'Łucja Žižek',
  'Ирина Орлова',
  'Ελένη Παππά',
  'רות לוי',
  'ليلى حداد',
  '王小明',
  '山田 花子',
  '김민준',
];

const at = process.argv.indexOf('--data');
if (at < 0) throw new Error('name the folder with the forms: --data DIR');
const folder = process.argv[at + 1]!;
const scratch = mkdtempSync(join(tmpdir(), 'filled-forms-'));
const fonts = npmFonts({
  folder: join(scratch, 'fonts'),
  say: () => undefined,
  write: async (path, bytes) => writeFileSync(path, bytes),
});
const reader = createLocalReader({ mostPages: 200 });
const { signal } = new AbortController();

/** What is written into a field: as much of a name as it takes. */
function valueOf({ type, options, maxLength, boxes }: FormField, turn: number): string {
  if (type === 'checkbox') return ticked;
  if (type === 'choice') return boxes.find(({ option }) => option !== null)?.option ?? options[0]?.value ?? '';
  if (type === 'date') return '02/14/1980';
  const name = [...names[turn % names.length]!].slice(0, maxLength ?? undefined);
  return name.join('').trim();
}

async function byPdfJs(pdf: Uint8Array): Promise<Piece[][]> {
  const opened = await openPdf(pdf);
  const pages: Piece[][] = [];
  for (let number = 1; number <= opened.numPages; number += 1) pages.push(await piecesOf(await opened.getPage(number)));
  return pages;
}

const sign = /<char quad="([\d.-]+) ([\d.-]+) ([\d.-]+) [\d.-]+ [\d.-]+ ([\d.-]+) .* c="(.*)"\/>/;

function byMuPdf(pdf: Uint8Array): Piece[][] {
  const file = join(scratch, 'filled.pdf');
  writeFileSync(file, pdf);
  const out = execFileSync('mutool', ['draw', '-q', '-F', 'stext', file], {
    maxBuffer: 2 ** 30,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pages: Piece[][] = [];
  for (const line of out.split('\n')) {
    if (line.startsWith('<page ')) pages.push([]);
    const [, x, y, right, bottom, text] = sign.exec(line) ?? [];
    if (text === undefined) continue;
    pages.at(-1)!.push({
      text: text.replace(/&#x([0-9a-f]+);/i, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
      x: Number(x),
      y: (Number(y) + Number(bottom)) / 2,
      width: Number(right) - Number(x),
      height: Number(bottom) - Number(y),
    });
  }
  return pages;
}

const sum: Record<string, number> = { boxes: 0, pdfJs: 0, poppler: 0, muPdf: 0 };
const forms: Record<string, object> = {};
try {
  await fonts.fetch(fetchedScripts);
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.pdf'))) {
    const bytes = readFileSync(join(folder, name));
    const read = await reader.readForm({ bytes, signal }).catch(() => null);
    if (!read || read.fields.length === 0) continue;
    const values = Object.fromEntries(read.fields.map((field, turn) => [field.id, valueOf(field, turn)]));
    const { pages, fields } = read;
    let drawn = await drawOverlay({ pages, fields, values, faces: fonts.faces });
    if ('tooLong' in drawn) {
      // a box too small for a name takes one letter
      for (const id of drawn.tooLong) values[id] = 'A';
      drawn = await drawOverlay({ pages, fields, values, faces: fonts.faces });
    }
    if (!('pdf' in drawn)) throw new Error(`${name}: ${JSON.stringify(drawn)}`);
    const { pdf: overlay, shown, replaced } = drawn;
    const start = performance.now();
    const filled = await reader.fillForm({ bytes, overlay, shown, replaced, signal });
    const seconds = (performance.now() - start) / 1_000;
    if ('notShown' in filled) throw new Error(`${name}: not shown ${filled.notShown.join(', ')}`);
    const readers = {
      pdfJs: await byPdfJs(filled.pdf),
      poppler: (await wordsByPoppler(filled.pdf, signal)) ?? [],
      muPdf: byMuPdf(filled.pdf),
    };
    const counts = Object.entries(readers).map(([each, seen]): [string, number] => [each, countShown(seen, shown)]);
    forms[name] = { boxes: shown.length, ...Object.fromEntries(counts), seconds: Math.round(seconds * 10) / 10 };
    sum['boxes']! += shown.length;
    for (const [each, count] of counts) sum[each]! += count;
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(JSON.stringify({ forms, ...sum }));

function countShown(pages: readonly Piece[][], shown: readonly Shown[]): number {
  return shown.filter((each) => showsText(pages[each.box.page - 1] ?? [], each, { ordered: false })).length;
}
