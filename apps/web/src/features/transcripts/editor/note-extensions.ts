import type { Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { richTextSchemes } from '@clinical/contract/transcripts/rich-text';

/** What the table's own commands need of a cell. None of it is written: a note's tables are plain rows and columns. */
const cellShape = () => ({
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

const table = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false });
const tableCell = TableCell.extend({ content: 'paragraph+', addAttributes: cellShape, renderHTML: () => ['td', 0] });
const tableHeader = TableHeader.extend({
  content: 'paragraph+',
  addAttributes: cellShape,
  renderHTML: () => ['th', 0],
});

/** What a note's text can hold: the tags of the contract's rich text, so that an edit loses nothing the server keeps. */
export const noteExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, autolink: false, protocols: [...richTextSchemes] },
    trailingNode: false,
  }),
  table,
  TableRow,
  tableCell,
  tableHeader,
];
