import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
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
  WidthType,
} from 'docx';
import { type RichBlock, type Run, textOf } from '@clinical/language/rich-text/rich-blocks';
import type { NoteDocument } from './note-document.ts';
import { readsRightToLeft } from './right-to-left.ts';

const quiet = '5B6772';
const rightEdge = 9026;
const indents = [0, 1, 2, 3, 4, 5];
const numbering = 'numbers';

/** Writes a note as a Word file, in the worker pool. Word chooses the fonts of other scripts. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default async function writeDocx(note: NoteDocument): Promise<Uint8Array> {
  return Packer.toBuffer(documentOf(note));
}

function documentOf(note: NoteDocument): Document {
  const lists = { count: 0 };
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
        headers: {
          default: new Header({ children: [edge([note.patient, ...note.facts].join(' · '), note.draft ?? '')] }),
        },
        footers: {
          default: new Footer({
            children: [edge(note.about, 'Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES)],
          }),
        },
        children: [
          ...(note.draft === null
            ? []
            : [new Paragraph({ children: [new TextRun({ text: note.draft, bold: true })] })]),
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
          ...(note.signed === null
            ? []
            : [new Paragraph({ children: [new TextRun({ text: note.signed, color: quiet })] })]),
        ],
      },
    ],
  });
}

/** One line of header or footer: something at the left, something at the right. */
function edge(left: string, ...right: (string | (typeof PageNumber)[keyof typeof PageNumber])[]): Paragraph {
  const look = { size: 18, color: quiet };
  return new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: rightEdge }],
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
