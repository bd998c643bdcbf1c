import pdfmake from 'pdfmake';
import type { Content, ContentTable, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { type RichBlock, type Run, textOf } from '@clinical/language/rich-text/rich-blocks';
import type { FetchedScript, FontsPort } from '../../gateways/fonts/port.ts';
import type { NoteDocument } from './note-document.ts';
import { drawableLogo } from './drawable-logo.ts';
import { withoutGlyph } from './glyph-coverage.ts';
import { scriptsWithoutFont, setFonts } from './pdf-fonts.ts';
import { type Piece, piecesOf, plain } from './pdf-pieces.ts';
import { readsRightToLeft } from './right-to-left.ts';
import type { Family } from './script-runs.ts';

const ink = '#16202a';
const quiet = '#5b6772';
const line = '#c9d1d8';

export type PdfInput = { note: NoteDocument; faces: FontsPort['faces'] };
/** `missing`: scripts of the note whose font is not on disk. Nothing is drawn without it. */
export type PdfResult = { pdf: Uint8Array } | { missing: FetchedScript[] };

/** Draws a note as a PDF with real text, in the worker pool. Characters that no font has are named above the text. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default async function drawPdf({ note, faces }: PdfInput): Promise<PdfResult> {
  const characters = charactersByFamily(note);
  const missing = scriptsWithoutFont(new Set(characters.keys()), faces);
  if (missing.length > 0) return { missing };
  const families = setFonts(faces);
  const lost = [...characters].flatMap(([family, used]) => withoutGlyph(used, families[family].normal));
  return { pdf: await pdfmake.createPdf(definitionOf(note, lost)).getBuffer() };
}

/** The characters of a note by the family that each is set in. Head and foot are made page by page, so their texts are added. */
function charactersByFamily(note: NoteDocument): Map<Family, Set<string>> {
  const found = new Map<Family, Set<string>>();
  JSON.stringify(
    [definitionOf(note, []), plain(note.about), plain(edgeOf(note))],
    (_key, value: Partial<Piece> | null) => {
      if (value?.font === undefined || typeof value.text !== 'string') return value;
      found.set(value.font, new Set([...(found.get(value.font) ?? []), ...value.text]));
      return value;
    },
  );
  return found;
}

const namedAtMost = 12;

function lostLine(lost: readonly string[]): string {
  const codes = lost
    .slice(0, namedAtMost)
    .map((char) => `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`);
  const more = lost.length > namedAtMost ? ', …' : '';
  return `This PDF shows ${lost.length} characters as empty boxes: ${codes.join(', ')}${more}. The Word export holds them.`;
}

function definitionOf(note: NoteDocument, lost: readonly string[]): TDocumentDefinitions {
  return {
    pageSize: note.paper,
    pageMargins: [56, 52, 56, 58],
    language: 'en',
    info: { title: `${note.patient}, ${note.about}`, creator: 'AI Clinical Workspace' },
    defaultStyle: { font: 'Latin', fontSize: 10.5, lineHeight: 1.28, color: ink },
    header: (page) => runningHead(note, page),
    footer: (page, pages) => ({
      margin: [56, 22, 56, 0],
      columns: [{ text: plain(note.about) }, { text: `Page ${page} of ${pages}`, alignment: 'right', width: 100 }],
      fontSize: 8.5,
      color: quiet,
    }),
    ...(note.draft === null
      ? {}
      : { watermark: { text: note.watermark, font: 'Latin', color: ink, opacity: 0.05, bold: true } }),
    content: [
      ...letterhead(note.letterhead),
      { text: plain(note.title), fontSize: 17, bold: true, lineHeight: 1.2, margin: [0, 14, 0, 8] },
      patientBlock(note.block),
      ...warnings(note, lost),
      ...note.sections.flatMap(({ header, blocks }): Content[] => [
        ...(header === ''
          ? []
          : [
              {
                ...rich([{ text: header, marks: [] }], true),
                fontSize: 12,
                margin: [0, 7, 0, 2],
                headlineLevel: 1,
              } satisfies Content,
            ]),
        ...blocks.map(draw),
      ]),
      signature(note),
    ],
    // a heading alone at the foot of a page helps nobody
    pageBreakBefore: (node, nodes) =>
      node.headlineLevel === 1 && nodes.getFollowingNodesOnPage().length === 0 && nodes.getNodesOnNextPage().length > 0,
  };
}

const rule = (color: string, width = 0.75): Content => ({
  table: { widths: ['*'], body: [['']] },
  layout: {
    hLineWidth: (row) => (row === 0 ? width : 0),
    vLineWidth: () => 0,
    hLineColor: () => color,
    paddingTop: () => 0,
    paddingBottom: () => 0,
  },
  fontSize: 1,
});

/** The name is on each page: in the patient block of the first, at the head of the others. */
function runningHead(note: NoteDocument, page: number): Content {
  const edge = page === 1 ? '' : edgeOf(note);
  return {
    margin: [56, 26, 56, 0],
    columns: [
      { text: plain(edge), bold: true },
      { text: plain(note.draft ?? ''), alignment: 'right', color: quiet, width: 150 },
    ],
    fontSize: 8.5,
  };
}

const edgeOf = ({ patient, facts }: NoteDocument): string => [patient, ...facts].join(' · ');

function letterhead({ name, address, logo }: NoteDocument['letterhead']): Content[] {
  const drawn = drawableLogo(logo);
  return [
    {
      columns: [
        ...(drawn === null ? [] : [{ image: drawn.address, width: drawn.width * 0.75, height: drawn.height * 0.75 }]),
        { text: plain(name), fontSize: 14, bold: true, margin: [0, 2, 0, 0] },
        {
          stack: address.map((text) => ({ text: plain(text) })),
          alignment: 'right',
          fontSize: 9,
          lineHeight: 1.25,
          color: quiet,
        },
      ],
      columnGap: 12,
      margin: [0, 0, 0, 8],
    },
    rule(ink, 1),
  ];
}

/** Label above value, three in a row. */
function patientBlock(facts: NoteDocument['block']): Content {
  const cells = facts.map(({ label, value }): Content => ({
    stack: [
      { text: plain(label), fontSize: 8.5, color: quiet, lineHeight: 1.2 },
      { text: plain(value), bold: true },
    ],
  }));
  const rows = Array.from({ length: Math.ceil(cells.length / 3) }, (_, row) =>
    Array.from({ length: 3 }, (_cell, at): Content => cells[row * 3 + at] ?? ''),
  );
  return {
    table: { widths: ['*', '*', '*'], dontBreakRows: true, body: rows },
    layout: {
      hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0.75 : 0),
      vLineWidth: (column, { table }) => (column === 0 || column === table.body[0]?.length ? 0.75 : 0),
      hLineColor: () => line,
      vLineColor: () => line,
      paddingLeft: () => 10,
      paddingRight: () => 10,
      paddingTop: () => 5,
      paddingBottom: () => 3,
    },
    margin: [0, 0, 0, 10],
  };
}

function warnings(note: NoteDocument, lost: readonly string[]): Content[] {
  const lines = [...(lost.length === 0 ? [] : [lostLine(lost)]), ...(note.draft === null ? [] : [note.draft])];
  return lines.map((text) => ({ text: plain(text), bold: true, margin: [0, 0, 0, 6] }));
}

/** The signature stays together, and a draft says that it has none. */
function signature({ signed, unsigned }: NoteDocument): Content {
  const [first, ...rest] = signed ?? [unsigned];
  return {
    stack: [
      rule(line),
      { text: plain(first ?? ''), bold: signed !== null, margin: [0, 6, 0, 0] },
      ...rest.map((text) => ({ text: plain(text), color: quiet })),
    ],
    unbreakable: true,
    margin: [0, 14, 0, 0],
  };
}

type Paragraph = { text: Piece[]; alignment?: 'right' };

/** A paragraph that is read from right to left begins at the right. */
function rich(runs: readonly Run[], bold = false): Paragraph {
  const text = piecesOf(runs).map(({ run: { marks, href }, ...piece }) => ({
    ...piece,
    ...(bold || marks.includes('strong') ? { bold: true } : {}),
    ...(marks.includes('em') ? { italics: true } : {}),
    ...(marks.includes('u') || marks.includes('a') ? { decoration: 'underline' as const } : {}),
    ...(marks.includes('s') ? { decoration: 'lineThrough' as const } : {}),
    ...(href === undefined ? {} : { link: href }),
  }));
  return readsRightToLeft(textOf(runs)) ? { text, alignment: 'right' } : { text };
}

function draw(block: RichBlock): Content {
  if (block.kind === 'heading') return { stack: [rich(block.runs, true)], margin: [0, 4, 0, 2] };
  if (block.kind === 'quote') return { stack: [rich(block.runs)], margin: [16, 0, 16, 6], color: quiet };
  if (block.kind === 'paragraph') return { stack: [rich(block.runs)], margin: [0, 0, 0, 4] };
  if (block.kind === 'table') return drawTable(block.rows);
  const rightToLeft = readsRightToLeft(textOf(block.runs));
  const sign = block.ordered ? `${block.number}.` : '•';
  const columns = [
    { text: sign, width: 16, alignment: block.ordered ? (rightToLeft ? 'right' : 'left') : 'center' } as const,
    { stack: [rich(block.runs)], width: '*' },
  ];
  const indent = (block.depth - 1) * 18;
  return {
    columns: rightToLeft ? columns.toReversed() : columns,
    columnGap: 4,
    margin: rightToLeft ? [0, 0, indent, 2] : [indent, 0, 0, 2],
  };
}

function drawTable(rows: Extract<RichBlock, { kind: 'table' }>['rows']): ContentTable {
  const columns = Math.max(1, ...rows.map(({ cells }) => cells.length));
  const first = rows.findIndex(({ header }) => !header);
  const rightToLeft = readsRightToLeft(rows.flatMap(({ cells }) => cells.map(textOf)).join(' '));
  const places = Array.from({ length: columns }, (_, at) => (rightToLeft ? columns - 1 - at : at));
  return {
    table: {
      headerRows: first > 0 ? first : 0,
      dontBreakRows: true,
      widths: Array.from({ length: columns }, () => '*'),
      body: rows.map(({ header, cells }) => places.map((at) => rich(cells[at] ?? [], header))),
    },
    layout: { hLineWidth: () => 0.5, vLineWidth: () => 0.5, hLineColor: () => line, vLineColor: () => line },
    margin: [0, 2, 0, 8],
  };
}
