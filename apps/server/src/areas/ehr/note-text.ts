import { type RichBlock, textOf } from '@clinical/language/rich-text/rich-blocks';
import type { NoteDocument } from '../exports/public.ts';

/** A note as plain text: what is shown before it goes, and what the EHR gets, letter by letter. */
export function noteText({ draft, sections, signed }: Pick<NoteDocument, 'draft' | 'sections' | 'signed'>): string {
  const parts = [
    ...(draft === null ? [] : [draft]),
    ...sections.map(({ header, blocks }) => [header.toUpperCase(), ...blocks.flatMap(linesOf)].join('\n')),
    ...(signed === null ? [] : [signed.join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function linesOf(block: RichBlock): string[] {
  switch (block.kind) {
    case 'item': {
      const mark = block.ordered ? `${block.number}.` : '-';
      return [`${'  '.repeat(block.depth - 1)}${mark} ${textOf(block.runs)}`];
    }
    case 'table':
      return block.rows.map(({ cells }) => cells.map((cell) => textOf(cell).replaceAll('\n', ' ')).join(' | '));
    default:
      return [textOf(block.runs)];
  }
}
