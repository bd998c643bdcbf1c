import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { createWorker, Line, Page } from 'tesseract.js';
import { DocumentFault } from './document-fault.ts';
import { joinLines, markUnsure, type Piece, type PlacedLine, unreadable } from './layout.ts';
import type { DocumentLine } from './port.ts';

/** A word at its place in dots, from its upper left corner; `confidence` in percent. */
export type ReadWord = { text: string; confidence: number; x: number; y: number; width: number; height: number };

/**
 * Reads pictures of pages. `pieces`: the words of an upright page that are sure, each at its place in dots. `words`: all words of a
 * page that may lie, and by how many quarters it was turned clockwise for them.
 */
export type Recogniser = {
  lines(picture: Buffer): Promise<DocumentLine[]>;
  pieces(picture: Buffer): Promise<Piece[]>;
  words(picture: Buffer): Promise<{ quarters: number; lines: ReadWord[][] }>;
  close(): Promise<void>;
};

type ReadLine = PlacedLine & { words: ReadWord[] };
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
  /** `turns`: how it may lie, the likeliest first. */
  const readUpright = async (
    picture: Buffer,
    turns: readonly (1 | 2 | 3)[],
  ): Promise<Reading & { quarters: number }> => {
    const { rotated } = await import('./picture.ts');
    let best = { ...(await read(picture)), quarters: 0 };
    for (const quarters of turns) {
      if (best.sureShare >= uprightShare || best.lines.length === 0) break;
      const turned = await read(await rotated(picture, quarters));
      if (turned.sureShare > best.sureShare) best = { ...turned, quarters };
    }
    return best;
  };
  return {
    async lines(picture) {
      const best = await readUpright(picture, [1, 3, 2]);
      return shown(
        joinLines(best.lines, (a, b, text) => ({ ...b, left: a.left, text, words: [...a.words, ...b.words] })),
      );
    },
    async pieces(picture) {
      const { data } = await worker.recognize(picture, {}, { blocks: true, text: false });
      return piecesOf(data);
    },
    async words(picture) {
      const { quarters, lines } = await readUpright(picture, [2, 1, 3]);
      return { quarters, lines: lines.map(({ words }) => words.filter(isPrint)).filter((words) => words.length > 0) };
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
    words: line.words
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, confidence, bbox }) => ({
        text,
        confidence,
        x: bbox.x0,
        y: bbox.y0,
        width: bbox.x1 - bbox.x0,
        height: bbox.y1 - bbox.y0,
      })),
  };
}

const isSure = ({ text, confidence }: Pick<ReadWord, 'text' | 'confidence'>): boolean =>
  confidence >= (/\d/.test(text) ? leastSureWithDigits : leastSure);

/** Short words that were hardly made out are specks at the edge, or rules. */
const isPrint = (word: ReadWord): boolean => isWord(word) && (word.text.length > 2 || word.confidence >= 40);

/** Rules and specks that were taken for signs are no words. */
const isWord = ({ text }: Pick<ReadWord, 'text'>): boolean => /[\p{L}\p{N}]/u.test(text);

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
