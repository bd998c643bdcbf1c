import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { createWorker, Line, Page } from 'tesseract.js';
import { DocumentFault } from './document-fault.ts';
import { joinLines, markUnsure, type Piece, type PlacedLine, unreadable } from './layout.ts';
import type { DocumentLine } from './port.ts';

/** Reads pictures of pages. `pieces`: the words of an upright page that are sure, each at its place in dots. */
export type Recogniser = {
  lines(picture: Buffer): Promise<DocumentLine[]>;
  pieces(picture: Buffer): Promise<Piece[]>;
  close(): Promise<void>;
};

type Word = { text: string; confidence: number };
type ReadLine = PlacedLine & { words: Word[] };
type Reading = { lines: ReadLine[]; sureShare: number };

/** Percent. A figure that is read wrong harms more than a letter. */
const leastSure = 65;
const leastSureWithDigits = 78;
/** Below this share of words that are sure, the page may lie on its side. */
const uprightShare = 0.5;

/** @throws DocumentFault when the programs for it are not installed */
export async function openRecogniser(): Promise<Recogniser> {
  const worker = await start();
  const read = async (picture: Buffer): Promise<Reading> => {
    const { data } = await worker.recognize(picture, {}, { blocks: true, text: false });
    return readingOf(data);
  };
  return {
    async lines(picture) {
      const { rotated } = await import('./picture.ts');
      let best = await read(picture);
      for (const turns of [1, 3, 2] as const) {
        if (best.sureShare >= uprightShare || best.lines.length === 0) break;
        const turned = await read(await rotated(picture, turns));
        if (turned.sureShare > best.sureShare) best = turned;
      }
      return shown(
        joinLines(best.lines, (a, b, text) => ({ ...b, left: a.left, text, words: [...a.words, ...b.words] })),
      );
    },
    async pieces(picture) {
      const { data } = await worker.recognize(picture, {}, { blocks: true, text: false });
      return piecesOf(data);
    },
    close: async () => void (await worker.terminate()),
  };
}

async function start(): Promise<Awaited<ReturnType<typeof createWorker>>> {
  const require = createRequire(import.meta.url);
  try {
    const { default: tesseract } = await import('tesseract.js');
    const langPath = join(dirname(require.resolve('@tesseract.js-data/eng')), '4.0.0_best_int');
    return await tesseract.createWorker('eng', 1, { langPath, cacheMethod: 'none', gzip: true });
  } catch (error) {
    throw new DocumentFault('no-ocr', error);
  }
}

function readingOf(data: Page): Reading {
  const lines = (data.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) => paragraph.lines.map(placed)),
  );
  const words = lines.flatMap((line) => line.words);
  const sure = words.filter(isSure).length;
  return { lines, sureShare: words.length === 0 ? 0 : sure / words.length };
}

function piecesOf(data: Page): Piece[] {
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.flatMap(({ words }) =>
    words.filter(isSure).map(({ text, bbox: { x0, y0, x1, y1 } }) => ({
      text: ` ${text}`,
      x: x0,
      y: (y0 + y1) / 2,
      width: x1 - x0,
      height: y1 - y0,
    })),
  );
}

function placed(line: Line): ReadLine {
  const { x0, y0, x1, y1 } = line.bbox;
  return {
    text: line.text.trim(),
    left: x0,
    right: x1,
    y: (y0 + y1) / 2,
    height: y1 - y0,
    words: line.words.map(({ text, confidence }) => ({ text, confidence })).filter(({ text }) => text.trim() !== ''),
  };
}

const isSure = ({ text, confidence }: Word): boolean =>
  confidence >= (/\d/.test(text) ? leastSureWithDigits : leastSure);

/** Rules and specks that were taken for signs are no words. */
const isWord = ({ text }: Word): boolean => /[\p{L}\p{N}]/u.test(text);

/** The lines with what could not be made out marked; several in a row of which nothing could be are one mark. */
function shown(lines: readonly ReadLine[]): DocumentLine[] {
  const marked = lines.filter(({ words }) => words.some(isWord)).map(markedLine);
  return marked.filter(({ text }, at) => text !== unreadable || marked[at - 1]?.text !== unreadable);
}

function markedLine({ words }: ReadLine): DocumentLine {
  const known = words.some((word) => isWord(word) && isSure(word));
  const kept = words.filter((word) => isWord(word) || (known && isSure(word)));
  const confidence = kept.reduce((sum, word) => sum + word.confidence, 0) / kept.length / 100;
  return {
    text: markUnsure(kept.map((word) => ({ text: word.text, sure: known && isSure(word) }))),
    confidence: Math.round(confidence * 100) / 100,
  };
}
