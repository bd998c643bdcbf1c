import { expect, it } from 'vitest';
import { pdf } from '../../../test/documents.ts';
import { findProgram, ProgramFailed } from '../../platform/work/run-limited.ts';
import { wordsByPoppler } from './poppler.ts';
import { showsText } from './shown-texts.ts';

const { signal } = new AbortController();
const isInstalled = findProgram('pdftotext') !== null;

it.runIf(isInstalled)('reads each page with the place of its words, as printed', async () => {
  const pages = await wordsByPoppler(pdf([{ lines: ['BP <120/80> & "well"'] }, { lines: ['second'] }]), signal);
  expect(pages?.map((words) => words.map(({ text }) => text).join(' '))).toEqual(['BP <120/80> & "well"', 'second']);
  const { x, y, width, height } = pages![1]![0]!;
  const box = { page: 2, x, y: y - height / 2, width, height };
  const shows = (text: string, at = box) => showsText(pages![1]!, { fieldId: 'a', box: at, text }, { ordered: false });
  expect([shows('second'), shows('seconds'), shows('second', { ...box, y: box.y + 50 })]).toEqual([true, false, false]);
});

it.runIf(isInstalled)('says that it cannot read a file', async () => {
  await expect(wordsByPoppler(Buffer.from('no PDF'), signal)).rejects.toThrow(ProgramFailed);
});
