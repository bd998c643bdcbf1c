import { describe, expect, it } from 'vitest';
import { pdf } from '../../../test/documents.ts';
import { cleanFax, scannedFax } from '../../../test/fax-scans.ts';
import { createLocalReader } from './local.ts';

const reader = createLocalReader({ mostPages: 5 });
const { signal } = new AbortController();
const header = 'NOV-23-2026 09:12  NORTHGATE CARDIOLOGY  P.01/01';
const rows = [
  { text: 'Northgate Cardiology' },
  { text: 'Re: Maria Lind, date of birth 03/14/1980' },
  { text: 'The exercise stress test is negative for ischemia.' },
  { text: 'Please continue metoprolol 25 mg daily.' },
];

const pagesOf = (bytes: Uint8Array) => reader.readFax({ bytes, signal }, () => undefined);
const textsOf = async (bytes: Uint8Array) =>
  (await pagesOf(bytes)).flatMap(({ lines }) => lines.map((words) => words.map(({ text }) => text).join(' ')));

describe('a page that a fax line brought', () => {
  it.each([
    ['at standard resolution', {}],
    ['slanted', { skew: 1.5 }],
    ['upside down', { turned: true }],
  ])('%s is read with all its words', async (_, look) => {
    const lines = await textsOf(scannedFax([{ header, rows }], { ...cleanFax, ...look }));
    for (const { text } of rows) expect(lines).toContain(text);
  });

  it('full of specks still tells whom it is about', async () => {
    let state = 1;
    const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
    const lines = await textsOf(scannedFax([{ header, rows }], { ...cleanFax, noise: 0.004 }, random));
    expect(lines.join(' ')).toContain('Maria Lind, date of birth 03/14/1980');
  });

  it('tells where each word stands on the page as it is read, and how sure it is', async () => {
    const [page] = await pagesOf(scannedFax([{ header, rows }], { ...cleanFax, turned: true }));
    expect(page).toMatchObject({ number: 1, width: 612, height: 792, turned: 180 });
    const birth = page!.lines.flat().find(({ text }) => text === '03/14/1980')!;
    expect(birth.confidence).toBeGreaterThan(0.7);
    // the second line of the page, from 2.7 inches on
    expect(birth.x).toBeGreaterThan(200);
    expect(birth.y).toBeLessThan(110);
  });

  it('that holds its text itself is not read as a picture', async () => {
    const [page] = await pagesOf(pdf([{ lines: ['Re: Maria Lind, born 03/14/1980'] }]));
    expect(page!.lines.map((words) => words.map(({ text, confidence }) => [text, confidence]))).toEqual([
      [
        ['Re:', null],
        ['Maria', null],
        ['Lind,', null],
        ['born', null],
        ['03/14/1980', null],
      ],
    ]);
  });
});
