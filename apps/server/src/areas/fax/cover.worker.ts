import pdfmake from 'pdfmake';
import type { Content } from 'pdfmake/interfaces.js';
import type { FetchedScript, FontsPort } from '../../gateways/fonts/port.ts';
import { type Family, plain, scriptsWithoutFont, setFonts } from '../exports/public.ts';

export type CoverInput = {
  practice: { name: string; address: string };
  from: { name: string; number: string };
  to: readonly { name: string; number: string }[];
  /** As it is written where it is sent. */
  date: string;
  /** Of all that is sent, with this page. */
  pages: number;
  note: string;
  faces: FontsPort['faces'];
};
export type CoverResult = { pdf: Uint8Array } | { missing: FetchedScript[] };

const confidential =
  'This fax holds confidential health information for the person named above. If it reached you by mistake, tell the sender at once, and destroy it. Do not copy or pass it on.';

/** Draws the first page of a fax, which names no patient, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default async function drawCover(input: CoverInput): Promise<CoverResult> {
  const { practice, from, to, date, pages, note, faces } = input;
  const used = new Set<Family>(
    [practice.name, practice.address, from.name, note, ...to.map(({ name }) => name)].flatMap((text) =>
      plain(text).map(({ font }) => font),
    ),
  );
  const missing = scriptsWithoutFont(used, faces);
  if (missing.length > 0) return { missing };
  setFonts(faces);
  const rows = [
    ...to.map(({ name, number }): [string, string] => ['To', `${name}  ${number}`]),
    ['From', [from.name, from.number].filter((text) => text !== '').join('  ')] as [string, string],
    ['Date', date] as [string, string],
    ['Pages', `${pages} with this one`] as [string, string],
  ];
  const content: Content = [
    { text: plain(practice.name), fontSize: 14, bold: true },
    { text: plain(practice.address), margin: [0, 2, 0, 28] },
    { text: 'Fax', fontSize: 28, bold: true, margin: [0, 0, 0, 16] },
    {
      layout: 'lightHorizontalLines',
      table: { widths: [60, '*'], body: rows.map(([label, value]) => [label, { text: plain(value) }]) },
      margin: [0, 0, 0, 24],
    },
    { text: plain(note), lineHeight: 1.3, margin: [0, 0, 0, 32] },
    { text: confidential, fontSize: 9 },
  ];
  const document = { pageSize: 'LETTER' as const, pageMargins: [64, 64, 64, 64] as [number, number, number, number] };
  return {
    pdf: await pdfmake.createPdf({ ...document, defaultStyle: { font: 'Latin', fontSize: 12 }, content }).getBuffer(),
  };
}
