/** One line of a note as it is read: `depth` is 0 outside lists; `marker` is "-" or "1." for a list item. */
export type NoteBlock = { kind: 'paragraph' | 'heading' | 'item' | 'row'; text: string; depth: number; marker: string };

const headings = /^H[1-6]$/;

/** Parses clean section HTML into an inert document: nothing in it loads or runs. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

const clean = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

function inlineText(node: Node): string {
  if (node.nodeName === 'BR') return '\n';
  if (node.nodeType === 3) return (node.textContent ?? '').replace(/\s+/g, ' ');
  return [...node.childNodes].map(inlineText).join('');
}

/** The lines of a section's HTML in reading order. */
export function noteBlocks(html: string): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  visit(parseHtml(html), 0);
  return blocks;

  function add(block: NoteBlock): void {
    const text = clean(block.text);
    if (text !== '') blocks.push({ ...block, text });
  }

  function visit(parent: Element, depth: number): void {
    let loose = '';
    const flush = (): void => {
      add({ kind: 'paragraph', text: loose, depth, marker: '' });
      loose = '';
    };
    for (const node of parent.childNodes) {
      const name = node.nodeName;
      if (name === 'UL' || name === 'OL') {
        flush();
        visitList(node as Element, depth + 1);
      } else if (name === 'TR') {
        flush();
        const cells = [...(node as Element).children].map((cell) => clean(inlineText(cell)));
        add({ kind: 'row', text: cells.join(' | '), depth, marker: '' });
      } else if (name === 'P' || headings.test(name)) {
        flush();
        add({ kind: name === 'P' ? 'paragraph' : 'heading', text: inlineText(node), depth, marker: '' });
      } else if (['DIV', 'BLOCKQUOTE', 'TABLE', 'THEAD', 'TBODY'].includes(name)) {
        flush();
        visit(node as Element, depth);
      } else loose += inlineText(node);
    }
    flush();
  }

  function visitList(list: Element, depth: number): void {
    let number = 0;
    for (const item of list.children) {
      number += 1;
      const own: string[] = [];
      const nested: Element[] = [];
      for (const child of item.childNodes) {
        if (child.nodeName === 'UL' || child.nodeName === 'OL') nested.push(child as Element);
        else own.push(inlineText(child));
      }
      const marker = list.nodeName === 'OL' ? `${number}.` : '-';
      add({ kind: 'item', text: own.join(' ').replaceAll('\n', ' '), depth, marker });
      for (const inner of nested) visitList(inner, depth + 1);
    }
  }
}
