import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { Content, ContentTable, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { RichBlock, Run } from '@clinical/language/rich-text/rich-blocks';
import type { NoteDocument } from './note-document.ts';
import { type Family, scriptRuns } from './script-runs.ts';

const { resolve } = createRequire(import.meta.url);
type Faces = { normal: string; bold: string; italics: string; bolditalics: string };

/** Packages name only their entry, so a font is found from there. */
const fontOf = (name: string, file: string): string => resolve(name).replace(/dist[/\\][^/\\]+$/, `fonts/${file}`);
const webFontOf = (name: string, file: string): string => resolve(`${name}/files/${file}`);
/** Scripts without a slant of their own are set upright where others are italic. */
const upright = (normal: string, bold: string): Faces => ({ normal, bold, italics: normal, bolditalics: bold });

const noto = (name: string, file: string): Faces =>
  upright(fontOf(name, `${file.replace('*', 'Regular')}`), fontOf(name, `${file.replace('*', 'Bold')}`));
const notoWeb = (script: string): Faces => {
  const face = (weight: number) =>
    webFontOf(`@fontsource/noto-sans-${script}`, `noto-sans-${script}-${script}-${weight}-normal.woff`);
  return upright(face(400), face(700));
};

const latin = (face: string): string => fontOf('@embedpdf/fonts-latin', `NotoSans-${face}.ttf`);
const fonts: Record<Family, Faces> = {
  Latin: { normal: latin('Regular'), bold: latin('Bold'), italics: latin('Italic'), bolditalics: latin('BoldItalic') },
  Chinese: noto('@embedpdf/fonts-sc', 'NotoSansHans-*.otf'),
  Japanese: noto('@embedpdf/fonts-jp', 'NotoSansJP-*.otf'),
  Korean: noto('@embedpdf/fonts-kr', 'NotoSansKR-*.otf'),
  Arabic: noto('@embedpdf/fonts-arabic', 'NotoNaskhArabic-*.ttf'),
  Hebrew: noto('@embedpdf/fonts-hebrew', 'NotoSansHebrew-*.ttf'),
  Devanagari: notoWeb('devanagari'),
  Thai: notoWeb('thai'),
};
const fontFiles = new Set(Object.values(fonts).flatMap((faces) => Object.values(faces)));

pdfmake.setFonts(fonts);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

const ink = '#16202a';
const quiet = '#5b6772';
const line = '#c9d1d8';

/** Draws a note as a PDF with real text, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default async function drawPdf(note: NoteDocument): Promise<Uint8Array> {
  return pdfmake.createPdf(definitionOf(note)).getBuffer();
}

function definitionOf(note: NoteDocument): TDocumentDefinitions {
  const edge = [note.patient, ...note.facts].join(' · ');
  return {
    pageSize: 'A4',
    pageMargins: [56, 76, 56, 68],
    language: 'en',
    info: { title: `${note.patient}, ${note.about}`, creator: 'AI Clinical Workspace' },
    defaultStyle: { font: 'Latin', fontSize: 10.5, lineHeight: 1.35, color: ink },
    header: {
      margin: [56, 30, 56, 0],
      columns: [
        { text: plain(edge), bold: true },
        { text: plain(note.draft ?? ''), alignment: 'right', color: quiet, width: 150 },
      ],
      fontSize: 9,
    },
    footer: (page, pages) => ({
      margin: [56, 24, 56, 0],
      columns: [{ text: plain(note.about) }, { text: `Page ${page} of ${pages}`, alignment: 'right', width: 100 }],
      fontSize: 9,
      color: quiet,
    }),
    ...(note.draft === null
      ? {}
      : { watermark: { text: 'DRAFT', font: 'Latin', color: ink, opacity: 0.05, bold: true } }),
    content: [
      ...(note.draft === null
        ? []
        : [{ text: plain(note.draft), bold: true, margin: [0, 0, 0, 10] } satisfies Content]),
      ...note.sections.flatMap(({ header, blocks }): Content[] => [
        ...(header === ''
          ? []
          : [
              {
                text: plain(header),
                bold: true,
                fontSize: 12.5,
                margin: [0, 8, 0, 3],
                headlineLevel: 1,
              } satisfies Content,
            ]),
        ...blocks.map(draw),
      ]),
      ...(note.signed === null
        ? []
        : [{ text: plain(note.signed), color: quiet, margin: [0, 16, 0, 0] } satisfies Content]),
    ],
    // a heading alone at the foot of a page helps nobody
    pageBreakBefore: (node, nodes) =>
      node.headlineLevel === 1 && nodes.getFollowingNodesOnPage().length === 0 && nodes.getNodesOnNextPage().length > 0,
  };
}

const plain = (text: string): { text: string; font: Family }[] =>
  scriptRuns(text).map((run) => ({ text: run.text, font: run.family }));

function rich(runs: readonly Run[], bold = false): Content {
  const pieces = runs.flatMap(({ text, marks, href }) =>
    plain(text).map((piece) => ({
      ...piece,
      ...(bold || marks.includes('strong') ? { bold: true } : {}),
      ...(marks.includes('em') ? { italics: true } : {}),
      ...(marks.includes('u') || marks.includes('a') ? { decoration: 'underline' as const } : {}),
      ...(marks.includes('s') ? { decoration: 'lineThrough' as const } : {}),
      ...(href === undefined ? {} : { link: href }),
    })),
  );
  return { text: pieces };
}

function draw(block: RichBlock): Content {
  if (block.kind === 'heading') return { stack: [rich(block.runs, true)], margin: [0, 4, 0, 2] };
  if (block.kind === 'quote') return { stack: [rich(block.runs)], margin: [16, 0, 0, 6], color: quiet };
  if (block.kind === 'paragraph') return { stack: [rich(block.runs)], margin: [0, 0, 0, 6] };
  if (block.kind === 'table') return drawTable(block.rows);
  const sign = block.ordered ? `${block.number}.` : '•';
  return {
    columns: [
      { text: sign, width: 16, alignment: block.ordered ? 'left' : 'center' },
      { stack: [rich(block.runs)], width: '*' },
    ],
    columnGap: 4,
    margin: [(block.depth - 1) * 18, 0, 0, 2],
  };
}

function drawTable(rows: Extract<RichBlock, { kind: 'table' }>['rows']): ContentTable {
  const columns = Math.max(1, ...rows.map(({ cells }) => cells.length));
  const first = rows.findIndex(({ header }) => !header);
  return {
    table: {
      headerRows: first > 0 ? first : 0,
      dontBreakRows: true,
      widths: Array.from({ length: columns }, () => '*'),
      body: rows.map(({ header, cells }) => Array.from({ length: columns }, (_, at) => rich(cells[at] ?? [], header))),
    },
    layout: { hLineWidth: () => 0.5, vLineWidth: () => 0.5, hLineColor: () => line, vLineColor: () => line },
    margin: [0, 2, 0, 8],
  };
}
