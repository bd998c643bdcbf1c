import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/transcripts.schemas';
import { escapeHtml } from '@clinical/language/note-html';
import type { SentenceState } from '@clinical/contract/transcripts/sentence-state.rules';
import { noteBlocks, parseHtml } from './note-blocks.ts';

export type CopiedNote = { plain: string; html: string };

/** `draftLine` stands above text that nobody has signed; the others follow each sentence that is so. */
export type CopyWords = { draftLine: string | null; noSource: string; differs: string };
/** A sentence and how it stands to its sources. */
export type JudgedSentence = Pick<NoteSentence, 'text' | 'section'> & { state: SentenceState };

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Writes the mark after each of these sentences. */
function markAfter(root: HTMLElement, sentences: readonly string[], mark: string): void {
  for (const block of root.querySelectorAll('p, li, h1, h2, h3, h4, td, th')) {
    for (const sentence of sentences) {
      const walker = root.ownerDocument.createTreeWalker(block, 4);
      let text = '';
      const ends: { node: Text; end: number }[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        text += node.data;
        ends.push({ node, end: text.length });
      }
      const start = text.indexOf(sentence);
      if (start < 0) continue;
      const stop = start + sentence.length;
      const last = ends.find(({ end }) => end >= stop);
      if (!last) continue;
      const offset = stop - (last.end - last.node.data.length);
      const note = root.ownerDocument.createElement('em');
      note.textContent = ` [${mark}]`;
      const rest = last.node.splitText(offset);
      rest.parentNode?.insertBefore(note, rest);
      break;
    }
  }
}

function markedHtml(section: NoteSection, sentences: readonly JudgedSentence[], words: CopyWords): string {
  const own = sentences.filter((sentence) => sentence.section === section.key);
  const inState = (state: SentenceState): string[] =>
    own.filter((sentence) => sentence.state === state).map((sentence) => fold(sentence.text));
  const [unsourced, contradicted] = [inState('unsourced'), inState('contradicted')];
  if (unsourced.length + contradicted.length === 0) return section.html;
  const root = parseHtml(section.html);
  markAfter(root, unsourced, words.noSource);
  markAfter(root, contradicted, words.differs);
  return root.innerHTML;
}

const stripMarks = (text: string): string => text.replace(/^(\s*)[*#]+ +/, '$1').replace(/[*#]/g, '');

/** The clipboard's two forms of one or more sections. Plain text carries no `*` and `#`. Sections without text are left out. */
export function copyNote(
  sections: readonly NoteSection[],
  sentences: readonly JudgedSentence[],
  words: CopyWords,
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
  return { plain: plain.join('\n\n'), html: html.join('') };
}
