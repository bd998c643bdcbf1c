import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { type RichBlock, type Run, textOf } from '@clinical/language/rich-text/rich-blocks';
import { drawableLogo } from './drawable-logo.ts';
import type { NoteDocument } from './note-document.ts';
import { readsRightToLeft } from './right-to-left.ts';

const quiet = '5B6772';
const ink = '16202A';
/** In twentieths of a point. */
const sheets = { LETTER: { width: 12_240, height: 15_840 }, A4: { width: 11_906, height: 16_838 } };
const margin = 1_080;
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const bare = { top: none, bottom: none, left: none, right: none };
const noBorders = { ...bare, insideHorizontal: none, insideVertical: none };
const indents = [0, 1, 2, 3, 4, 5];
const numbering = 'numbers';

/** Writes a note as a Word file, in the worker pool. Word chooses the fonts of other scripts. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default async function writeDocx(note: NoteDocument): Promise<Uint8Array> {
  return Packer.toBuffer(documentOf(note));
}

function documentOf(note: NoteDocument): Document {
  const lists = { count: 0 };
  const sheet = sheets[note.paper];
  const width = sheet.width - 2 * margin;
  const foot = edge(width, note.about, 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES);
  return new Document({
    title: `${note.patient}, ${note.about}`,
    creator: 'AI Clinical Workspace',
    styles: {
      default: { document: { run: { font: 'Calibri', size: 22 }, paragraph: { spacing: { after: 100, line: 288 } } } },
    },
    numbering: {
      config: [
        {
          reference: numbering,
          levels: indents.map((level) => ({
            level,
            format: LevelFormat.DECIMAL,
            text: `%${level + 1}.`,
            alignment: AlignmentType.START,
            style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 360 } } },
          })),
        },
      ],
    },
    sections: [
      {
        properties: {
          titlePage: true,
          page: { size: sheet, margin: { top: margin, bottom: margin, left: margin, right: margin } },
        },
        headers: {
          first: new Header({ children: [edge(width, '', note.draft ?? '')] }),
          default: new Header({ children: [edge(width, [note.patient, ...note.facts].join(' · '), note.draft ?? '')] }),
        },
        footers: { first: new Footer({ children: [foot] }), default: new Footer({ children: [foot] }) },
        children: [
          ...letterhead(note.letterhead, width),
          new Paragraph({ heading: HeadingLevel.HEADING_1, ...textIn([{ text: note.title, marks: [] }]) }),
          patientBlock(note.block),
          new Paragraph({ children: note.draft === null ? [] : [new TextRun({ text: note.draft, bold: true })] }),
          ...note.sections.flatMap(({ header, blocks }) => [
            ...(header === ''
              ? []
              : [
                  new Paragraph({
                    heading: HeadingLevel.HEADING_2,
                    keepNext: true,
                    ...textIn([{ text: header, marks: [] }]),
                  }),
                ]),
            ...blocks.map((block, at) => write(block, blocks[at - 1], lists)),
          ]),
          ...signature(note),
        ],
      },
    ],
  });
}

/** Logo and practice at the left, address at the right, a line below. */
function letterhead({ name, address, logo }: NoteDocument['letterhead'], width: number): (Paragraph | Table)[] {
  const drawn = drawableLogo(logo);
  const picture =
    drawn === null
      ? []
      : [
          new ImageRun({
            type: drawn.kind,
            data: drawn.bytes,
            transformation: { width: drawn.width, height: drawn.height },
            altText: { name: 'Logo', description: 'Logo', title: 'Logo' },
          }),
          new TextRun({ text: '  ' }),
        ];
  const cell = (children: Paragraph[]) =>
    new TableCell({ borders: bare, verticalAlign: VerticalAlignTable.CENTER, children });
  return [
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      columnWidths: [Math.round(width * 0.6), Math.round(width * 0.4)],
      borders: { ...noBorders, bottom: { style: BorderStyle.SINGLE, size: 8, color: ink } },
      rows: [
        new TableRow({
          cantSplit: true,
          children: [
            cell([new Paragraph({ children: [...picture, new TextRun({ text: name, bold: true, size: 30 })] })]),
            cell(
              (address.length > 0 ? address : ['']).map(
                (text) =>
                  new Paragraph({
                    alignment: AlignmentType.END,
                    spacing: { after: 0 },
                    children: [new TextRun({ text, size: 18, color: quiet })],
                  }),
              ),
            ),
          ],
        }),
      ],
    }),
  ];
}

/** Label above value, three in a row, as in the PDF. */
function patientBlock(facts: NoteDocument['block']): Table {
  const border = { style: BorderStyle.SINGLE, size: 4, color: 'C9D1D8' };
  const cellOf = (fact: NoteDocument['block'][number] | undefined) =>
    new TableCell({
      borders: bare,
      margins: { top: 60, bottom: 60, left: 140, right: 140 },
      children: fact
        ? [
            new Paragraph({
              spacing: { after: 0 },
              children: [new TextRun({ text: fact.label, size: 17, color: quiet })],
            }),
            new Paragraph({ spacing: { after: 0 }, children: runsOf([{ text: fact.value, marks: [] }], true) }),
          ]
        : [new Paragraph({})],
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { ...noBorders, top: border, bottom: border, left: border, right: border },
    rows: Array.from(
      { length: Math.ceil(facts.length / 3) },
      (_, row) => new TableRow({ cantSplit: true, children: [0, 1, 2].map((at) => cellOf(facts[row * 3 + at])) }),
    ),
  });
}

function signature({ signed, unsigned }: NoteDocument): Paragraph[] {
  const [first, ...rest] = signed ?? [unsigned];
  return [
    new Paragraph({
      spacing: { before: 360, after: 0 },
      border: { top: { style: BorderStyle.SINGLE, size: 4, color: 'C9D1D8', space: 6 } },
      keepNext: rest.length > 0,
      children: [new TextRun({ text: first ?? '', bold: signed !== null })],
    }),
    ...rest.map(
      (text, at) =>
        new Paragraph({
          spacing: { after: 0 },
          keepNext: at < rest.length - 1,
          children: [new TextRun({ text, color: quiet })],
        }),
    ),
  ];
}

/** One line of header or footer: something at the left, something at the right. */
function edge(
  width: number,
  left: string,
  ...right: (string | (typeof PageNumber)[keyof typeof PageNumber])[]
): Paragraph {
  const look = { size: 17, color: quiet };
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: width }],
    children: [new TextRun({ ...look, text: left }), new TextRun({ ...look, children: ['\t', ...right] })],
  });
}

function write(block: RichBlock, before: RichBlock | undefined, lists: { count: number }): Paragraph | Table {
  if (block.kind === 'table') return tableOf(block.rows);
  const text = textIn(block.runs);
  if (block.kind === 'heading') return new Paragraph({ heading: HeadingLevel.HEADING_3, keepNext: true, ...text });
  if (block.kind === 'quote') return new Paragraph({ indent: { left: 360 }, ...text });
  if (block.kind === 'paragraph') return new Paragraph(text);
  const level = Math.min(block.depth - 1, indents.length - 1);
  const spacing = { after: 40 };
  if (!block.ordered) return new Paragraph({ bullet: { level }, spacing, ...text });
  // each list counts from one
  if (
    block.number === 1 &&
    !(before?.kind === 'item' && before.depth >= block.depth && before.number > 0 && before.ordered)
  )
    lists.count += 1;
  return new Paragraph({ numbering: { reference: numbering, level, instance: lists.count }, spacing, ...text });
}

/** A paragraph that is read from right to left says so; Word sees to the rest. */
const textIn = (runs: readonly Run[], bold = false) => ({
  children: runsOf(runs, bold),
  ...(readsRightToLeft(textOf(runs)) ? { bidirectional: true } : {}),
});

function runsOf(runs: readonly Run[], bold = false): ParagraphChild[] {
  return runs.flatMap(({ text, marks, href }): ParagraphChild[] => {
    const pieces = text.split('\n').map(
      (piece, at) =>
        new TextRun({
          text: piece,
          ...(at > 0 ? { break: 1 } : {}),
          bold: bold || marks.includes('strong'),
          italics: marks.includes('em'),
          strike: marks.includes('s'),
          rightToLeft: /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(piece),
          ...(marks.includes('u') || marks.includes('a') ? { underline: {} } : {}),
        }),
    );
    return href === undefined ? pieces : [new ExternalHyperlink({ link: href, children: pieces })];
  });
}

function tableOf(rows: Extract<RichBlock, { kind: 'table' }>['rows']): Table {
  const columns = Math.max(1, ...rows.map(({ cells }) => cells.length));
  const border = { style: BorderStyle.SINGLE, size: 4, color: 'C9D1D8' };
  return new Table({
    ...(readsRightToLeft(rows.flatMap(({ cells }) => cells.map(textOf)).join(' '))
      ? { visuallyRightToLeft: true }
      : {}),
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: {
      top: border,
      bottom: border,
      left: border,
      right: border,
      insideHorizontal: border,
      insideVertical: border,
    },
    rows: rows.map(
      ({ header, cells }, row) =>
        new TableRow({
          // a no that is written out is read as a yes by some programs
          ...(header && row === 0 ? { tableHeader: true } : {}),
          cantSplit: true,
          children: Array.from(
            { length: columns },
            (_, at) => new TableCell({ children: [new Paragraph(textIn(cells[at] ?? [], header))] }),
          ),
        }),
    ),
  });
}
