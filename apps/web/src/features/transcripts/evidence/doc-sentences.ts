import type { Node } from '@tiptap/pm/model';
import { splitSentences } from '@clinical/language/split-sentences';

/** A sentence of an editor document with its positions there (from inclusive, to exclusive). */
export type DocSentence = { text: string; from: number; to: number };

type Block = { text: string; from: number[] };

const wholeParents = new Set(['listItem', 'tableRow']);

/**
 * The sentences of a document, cut as `sentencesOfHtml` cuts the same section's HTML: a heading, a list item (without its nested lists) and a
 * table row are one sentence each, other blocks are split.
 */
export function sentencesOfDoc(doc: Node): DocSentence[] {
  const sentences: DocSentence[] = [];
  walk(doc, 0);
  return sentences;

  function walk(node: Node, start: number): void {
    node.forEach((child, offset) => {
      const position = start + offset;
      if (child.isTextblock) {
        const block = readBlock(child, position);
        if (child.type.name === 'heading') pushWhole([block]);
        else pushSplit(block);
      } else if (wholeParents.has(child.type.name)) walkWhole(child, position + 1);
      else walk(child, position + 1);
    });
  }

  function walkWhole(item: Node, start: number): void {
    let own: Block[] = [];
    const collect = (node: Node, at: number): void => {
      node.forEach((child, offset) => {
        if (child.isTextblock) own.push(readBlock(child, at + offset));
        else if (child.type.name === 'bulletList' || child.type.name === 'orderedList') {
          pushWhole(own);
          own = [];
          walk(child, at + offset + 1);
        } else collect(child, at + offset + 1);
      });
    };
    collect(item, start);
    pushWhole(own);
  }

  function pushWhole(blocks: Block[]): void {
    const filled = blocks.filter((block) => block.text.trim() !== '');
    const first = filled[0];
    const last = filled.at(-1);
    if (!first || !last) return;
    const lead = first.text.length - first.text.trimStart().length;
    sentences.push({
      text: filled.map((block) => block.text.trim()).join(' '),
      from: first.from[lead]!,
      to: last.from[last.text.trimEnd().length - 1]! + 1,
    });
  }

  function pushSplit(block: Block): void {
    for (const span of splitSentences(block.text)) {
      sentences.push({ text: span.text, from: block.from[span.start]!, to: block.from[span.end - 1]! + 1 });
    }
  }
}

/** The text of one block and, for each of its UTF-16 units, the position in the document. A hard break reads as a line break. */
function readBlock(block: Node, position: number): Block {
  let text = '';
  const from: number[] = [];
  block.forEach((child, offset) => {
    const start = position + 1 + offset;
    const piece = child.isText ? (child.text ?? '') : child.type.name === 'hardBreak' ? '\n' : ' ';
    for (let unit = 0; unit < piece.length; unit++) from.push(child.isText ? start + unit : start);
    text += piece;
  });
  return { text, from };
}
