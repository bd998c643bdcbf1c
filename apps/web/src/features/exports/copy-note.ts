import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { escapeHtml } from '@clinical/language/note-html';
import { plainCopy } from '@clinical/contract/validation/texts';
import type { SentenceState } from '@clinical/contract/checks/sentence-state.rules';
import { noteBlocks, parseHtml } from '../transcripts/text/public.ts';

export type CopiedNote = { plain: string; html: string };

/** Gives the whole note of an entry, or some of its sections, as they leave the page. */
export type WriteCopy = (some?: readonly NoteSection[]) => Promise<CopiedNote>;

/** `draftLine` stands above text that nobody has signed; the others follow each sentence that is so. */
export type CopyWords = { draftLine: string | null; noSource: string; differs: string };
/** A sentence and how it stands to its sources. */
export type JudgedSentence = Pick<NoteSentence, 'text' | 'section'> & { state: SentenceState };

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

type Line = { row: boolean; text: string; ends: { node: Text; end: number }[] };

/** What sentences are looked for in: the text of each block without that of the blocks inside it; a table's row is one. */
function linesOf(root: HTMLElement): Line[] {
  const lines = new Map<Element, Line>();
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let cell: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Element | Text;
    const isText = node instanceof Text;
    if (!isText && node.tagName !== 'BR') continue;
    const parent = node.parentElement ?? root;
    const row = parent.closest('tr');
    const block = row ?? parent.closest('p, li, h1, h2, h3, h4, blockquote') ?? root;
    const line = lines.get(block) ?? { row: row !== null, text: '', ends: [] };
    lines.set(block, line);
    const inCell: Element | null = parent.closest('td, th');
    if (inCell !== cell) line.text += ' ';
    cell = inCell;
    line.text += isText ? node.data.replace(/\s/g, ' ') : ' ';
    if (isText && node.data.trim() !== '') line.ends.push({ node, end: line.text.length });
  }
  return [...lines.values()];
}

/** Where a sentence ends that has no mark yet; one that has is another one with the same words. */
function endIn({ row, text }: Line, sentence: string): number {
  if (row) return fold(text) === sentence ? text.trimEnd().length : -1;
  for (let start = text.indexOf(sentence); start >= 0; start = text.indexOf(sentence, start + 1)) {
    const end = start + sentence.length;
    if (!text.startsWith(' [', end)) return end;
  }
  return -1;
}

/** Writes the mark after a sentence, once. */
function markOnce(root: HTMLElement, sentence: string, mark: string): void {
  for (const line of linesOf(root)) {
    const stop = endIn(line, sentence);
    const last = line.ends.find(({ end }) => end >= stop);
    if (stop < 0 || !last) continue;
    const note = root.ownerDocument.createElement('em');
    note.textContent = ` [${mark}]`;
    last.node.splitText(stop - (last.end - last.node.data.length)).before(note);
    return;
  }
}

function markedHtml(section: NoteSection, sentences: readonly JudgedSentence[], words: CopyWords): string {
  const own = sentences.filter((sentence) => sentence.section === section.key);
  const marks: Partial<Record<SentenceState, string>> = { unsourced: words.noSource, contradicted: words.differs };
  if (own.every(({ state }) => marks[state] === undefined)) return section.html;
  const root = parseHtml(section.html);
  for (const { text, state } of own) {
    const mark = marks[state];
    if (mark !== undefined) markOnce(root, fold(text), mark);
  }
  return root.innerHTML;
}

const stripMarks = (text: string): string => plainCopy(text.replace(/^(\s*)[*#]+ +/, '$1'));

/** What stands below the sections: who signed, and each addendum with its own words. */
export type CopiedBelow = { title: string; text: string };

/** The clipboard's two forms of one or more sections. Plain text carries no `*` and `#`. Sections without text are left out. */
export function copyNote(
  sections: readonly NoteSection[],
  sentences: readonly JudgedSentence[],
  words: CopyWords,
  below: readonly CopiedBelow[] = [],
): CopiedNote {
  const plain: string[] = [];
  const html: string[] = [];
  if (words.draftLine !== null) {
    plain.push(words.draftLine);
    html.push(`<p><strong>${escapeHtml(words.draftLine)}</strong></p>`);
  }
  for (const section of sections) {
    const marked = markedHtml(section, sentences, words);
    const lines = noteBlocks(marked).map((block) =>
      block.kind === 'item' ? `${'  '.repeat(block.depth - 1)}${block.marker} ${block.text}` : block.text,
    );
    if (lines.length === 0) continue;
    const header = section.header.trim();
    plain.push([...(header === '' ? [] : [header]), ...lines].map(stripMarks).join('\n'));
    html.push(`${header === '' ? '' : `<h3>${escapeHtml(header)}</h3>`}${marked}`);
  }
  // signature and addenda belong to a note that is there
  for (const { title, text } of plain.length > 0 ? below : []) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    plain.push([title, ...lines].map(stripMarks).join('\n'));
    html.push(
      `<p><strong>${escapeHtml(title)}</strong></p>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}`,
    );
  }
  return { plain: plain.join('\n\n'), html: html.join('') };
}
