import { findProgram, runLimited } from '../../platform/work/run-limited.ts';
import type { Piece } from './layout.ts';

const program = 'pdftotext';
const limits = { memory: 1_000, processor: 60 };

const word = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*)<\/word>/;

const escapes: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const unescaped = (text: string): string => text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (sign) => escapes[sign]!);

/** The words of each page as poppler reads them, null when it is not installed. @throws ProgramFailed when it cannot read the file */
export async function wordsByPoppler(pdf: Uint8Array, signal: AbortSignal): Promise<Piece[][] | null> {
  const path = findProgram(program);
  if (!path) return null;
  const pages: Piece[][] = [];
  const onLine = (line: string) => {
    if (line.includes('<page ')) pages.push([]);
    const [, ...sides] = word.exec(line) ?? [];
    if (sides.length === 0) return;
    const [x, top, right, bottom] = sides.slice(0, 4).map(Number) as [number, number, number, number];
    pages.at(-1)?.push({
      text: unescaped(sides[4]!),
      x,
      y: (top + bottom) / 2,
      width: right - x,
      height: bottom - top,
    });
  };
  await runLimited(path, ['-q', '-bbox', '-', '-'], { ...limits, signal, input: pdf, onLine });
  return pages;
}
