/**
 * `npm run -s bench:documents [-- --rounds N]`: pages of our own dialogues, printed in three fonts on clean, grey, speckled and
 * slanted paper, read by us and by Debian's `tesseract` in turns; a text PDF by us and by `pdftotext`; and how soon hostile
 * documents are refused, and the process beside them kept waiting. Prints one JSON line. Peers that are not installed are left out.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { deflateSync } from 'node:zlib';
import { allVisits } from '@clinical/language/testing/visits/all-visits';
import { createLocalReader } from '../apps/server/src/gateways/documents/local.ts';
import type { DocumentKind } from '../apps/server/src/gateways/documents/port.ts';
import { pdf, pdfOf, picture, stream } from '../apps/server/test/documents.ts';
import { median } from './lib/numbers.ts';

const at = process.argv.indexOf('--rounds');
const rounds = at < 0 ? 1 : Number(process.argv[at + 1]);
const folder = mkdtempSync(join(tmpdir(), 'clinical-documents-'));
const reader = createLocalReader({ mostPages: 200 });
const { signal } = new AbortController();

/** Lines of about 80 signs. */
function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    if (`${lines.at(-1)} ${word}`.length > 80) lines.push(word);
    else lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim();
  }
  return lines;
}
const words = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

const papers = {
  clean: {},
  grey: { paper: '#cfcfcf', ink: '#3a3a3a' },
  speckled: { specks: 900 },
  slanted: { slant: 0.012 },
};
const fonts = ['DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono'];

/** The same page each time: specks fall by a fixed sequence. */
function sheet(
  lines: readonly string[],
  font: string,
  paper: { paper?: string; ink?: string; specks?: number; slant?: number },
) {
  const drawn = picture({ lines: paper.slant ? [] : lines, font, size: 28, ...paper });
  drawn.mark((on) => {
    for (let n = 1; n <= (paper.specks ?? 0); n += 1) on.fillRect((n * 7_919) % 1_654, (n * 104_729) % 2_000, 2, 2);
    if (!paper.slant) return;
    on.rotate(paper.slant);
    for (const [row, line] of lines.entries()) on.fillText(line, 110, 130 + row * 28 * 1.6);
  });
  return drawn.png();
}

const texts = allVisits.map(({ source }) => wrapped(source).slice(0, 34));
const pages = Object.values(papers).flatMap((paper, p) =>
  fonts.map((font, f) => ({ font, paper, lines: texts[(p * fonts.length + f) % texts.length]! })),
);

type Score = { written: number; right: number; invented: number; unreadable: number };
function score(total: Score, written: readonly string[], read: readonly string[]): void {
  const left = new Map<string, number>();
  for (const word of written) left.set(word, (left.get(word) ?? 0) + 1);
  total.written += written.length;
  for (const word of read) {
    const has = left.get(word) ?? 0;
    if (word.includes('[unreadable]')) total.unreadable += 1;
    else if (has === 0) total.invented += 1;
    else {
      total.right += 1;
      left.set(word, has - 1);
    }
  }
}
const shares = ({ written, right, invented, unreadable }: Score) => ({
  words: written,
  rightShare: Math.round((right / written) * 10_000) / 10_000,
  wrongWords: invented,
  markedUnreadable: unreadable,
});
const none = (): Score => ({ written: 0, right: 0, invented: 0, unreadable: 0 });

/** The program of a peer, or null where it is not installed. */
function peer(name: string, args: readonly string[]): ((path: string) => string) | null {
  try {
    execFileSync(name, ['-v'], { stdio: 'ignore' });
  } catch {
    return null;
  }
  return (path) => execFileSync(name, [path, ...args], { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
}

async function readAll(bytes: Uint8Array, kind: DocumentKind): Promise<string> {
  const found = await reader.read({ bytes, kind, signal }, () => undefined);
  return found.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');
}

async function against(
  bytes: Buffer,
  kind: DocumentKind,
  written: readonly string[],
  into: { ours: Score; theirs: Score; ourMs: number[]; theirMs: number[] },
  other: ((path: string) => string) | null,
): Promise<void> {
  const path = join(folder, `page.${kind}`);
  writeFileSync(path, bytes);
  const start = performance.now();
  score(into.ours, written, words(await readAll(bytes, kind)));
  const between = performance.now();
  into.ourMs.push(between - start);
  if (!other) return;
  score(into.theirs, written, words(other(path)));
  into.theirMs.push(performance.now() - between);
}

async function compare(
  documents: readonly { bytes: Buffer; written: string[] }[],
  kind: DocumentKind,
  name: string,
  args: readonly string[],
) {
  const into = { ours: none(), theirs: none(), ourMs: [] as number[], theirMs: [] as number[] };
  const other = peer(name, args);
  for (let round = 0; round < rounds; round += 1) {
    for (const { bytes, written } of documents) await against(bytes, kind, written, into, other);
  }
  return {
    ours: { ...shares(into.ours), medianMs: Math.round(median(into.ourMs)) },
    ...(other ? { [name]: { ...shares(into.theirs), medianMs: Math.round(median(into.theirMs)) } } : {}),
  };
}

const head = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'];
const onePage = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>';
const packed = deflateSync(Buffer.alloc(600 * 1024 * 1024, ' '));
const hostile: Record<string, Buffer> = {
  'unpacks to 600 MiB': pdfOf([...head, onePage, stream(packed, '/Filter /FlateDecode')]),
  'packed twice': pdfOf([...head, onePage, stream(deflateSync(packed), '/Filter [/FlateDecode /FlateDecode]')]),
  'pages in a circle': pdfOf([head[0]!, '<< /Type /Pages /Kids [2 0 R] /Count 9 >>']),
  'a million words on a page': pdf([{ lines: Array.from({ length: 1_000_000 }, (_, n) => `word${n}`) }]),
};

/** Milliseconds until each is refused, and how long this process was kept waiting meanwhile. */
async function refusals() {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const ms: Record<string, number> = {};
  delay.enable();
  for (const [name, bytes] of Object.entries(hostile)) {
    const start = performance.now();
    const refused = await reader.inspect({ bytes, kind: 'pdf', signal }).then(
      () => false,
      () => true,
    );
    ms[name] = refused ? Math.round(performance.now() - start) : -1;
  }
  delay.disable();
  return { ms, waitedMsP99: Math.round(delay.percentile(99) / 1e6) };
}

const pictures = pages.map(({ lines, font, paper }) => ({
  bytes: sheet(lines, font, paper),
  written: words(lines.join(' ')),
}));
const report = {
  bytes: pdf(texts.slice(0, 20).map((lines) => ({ lines }))),
  written: words(texts.slice(0, 20).flat().join(' ')),
};
const result = {
  pictures: await compare(pictures, 'image', 'tesseract', ['stdout', '-l', 'eng']),
  pdfOf20Pages: await compare([report], 'pdf', 'pdftotext', ['-']),
  hostile: await refusals(),
  memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
};
rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify(result));
