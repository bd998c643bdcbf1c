import { type Extensions, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { richTextSchemes } from '@clinical/contract/transcripts/rich-text';

/** Tables as they come in: their cells can be edited, rows and columns stay as they are. */
const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});
const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});
const tableCell = Node.create({
  name: 'tableCell',
  content: 'paragraph+',
  isolating: true,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: () => ['td', 0],
});
const tableHeader = Node.create({
  name: 'tableHeader',
  content: 'paragraph+',
  isolating: true,
  parseHTML: () => [{ tag: 'th' }],
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
  tableRow,
  tableCell,
  tableHeader,
];
