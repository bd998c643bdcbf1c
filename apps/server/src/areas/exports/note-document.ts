import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { SentenceState } from '@clinical/contract/checks/sentence-state.rules';
import {
  joinRuns,
  type RichBlock,
  richBlocks,
  type Run,
  sliceRuns,
  textOf,
} from '@clinical/language/rich-text/rich-blocks';
import { isoTime } from '../../platform/clock.ts';
import { type NoteAddendum, syntheticLine } from '../transcripts/public.ts';

/** A note as it leaves the program, whatever the format. */
export type NoteDocument = {
  patient: string;
  /** Below the name: date of birth, MRN. */
  facts: string[];
  /** When and what the entry is. */
  about: string;
  /** Stands above the text and on each page; null when the note is signed. */
  draft: string | null;
  /** Lies across each page of a draft. */
  watermark: string;
  /** Who signed, when there is somebody. */
  signed: string | null;
  sections: { header: string; blocks: RichBlock[] }[];
};

export const draftLine = 'DRAFT, not reviewed';
const marks: Partial<Record<SentenceState, string>> = {
  unsourced: 'no source',
  contradicted: 'differs from the transcript',
};

type Judged = Pick<NoteSentence, 'text' | 'section'> & { state: SentenceState };

/** The blocks of a section, with a word after each sentence that has no source or differs from what was said. */
export function markedBlocks(section: NoteSection, sentences: readonly Judged[]): RichBlock[] {
  const blocks = richBlocks(section.html);
  for (const { text, state } of sentences) {
    const mark = marks[state];
    if (mark !== undefined) markOnce(blocks, fold(text), mark);
  }
  return blocks;
}

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim();

function markOnce(blocks: RichBlock[], sentence: string, mark: string): void {
  const note: Run = { text: ` [${mark}]`, marks: ['em'] };
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'table') {
      const row = block.rows.find(({ cells }) => fold(cells.map(textOf).join(' ')) === sentence);
      const last = row?.cells.findLastIndex((cell) => cell.length > 0) ?? -1;
      if (!row || last < 0) continue;
      row.cells[last] = [...row.cells[last]!, note];
      return;
    }
    const text = textOf(block.runs);
    const start = text.replace(/\s/g, ' ').indexOf(sentence);
    if (start < 0) continue;
    const end = start + sentence.length;
    // a sentence that is marked already is another one with the same words
    if (text.startsWith(' [', end)) continue;
    const runs = joinRuns([...sliceRuns(block.runs, 0, end), note, ...sliceRuns(block.runs, end, text.length)]);
    blocks[at] = { ...block, runs };
    return;
  }
}

type Source = {
  entry: Pick<Transcript, 'sections' | 'sentences' | 'kind' | 'createdAt' | 'tag' | 'signature'>;
  states: readonly SentenceState[];
  patient: { title: string; dateOfBirth: string | null; mrn: string | null };
  /** Oldest first. */
  addenda: readonly NoteAddendum[];
};

function draftOf({ kind, signature }: Pick<Transcript, 'kind' | 'signature'>): string | null {
  if (signature) return null;
  return kind === 'synthetic' ? `${draftLine}. ${syntheticLine}` : draftLine;
}

/** Puts together what is in the file. Sections without text are left out. */
export function noteDocument({ entry, states, patient, addenda }: Source): NoteDocument {
  const judged = entry.sentences.map((sentence, index) => ({ ...sentence, state: states[index] ?? 'sourced' }));
  const at = `${entry.createdAt.slice(0, 16).replace('T', ' ')} UTC`;
  const { signature } = entry;
  const behalf = signature?.onBehalfOf ? ` on behalf of ${signature.onBehalfOf}` : '';
  return {
    patient: patient.title,
    facts: [
      ...(patient.dateOfBirth ? [`Born ${patient.dateOfBirth}`] : []),
      ...(patient.mrn ? [`MRN ${patient.mrn}`] : []),
    ],
    about: [`Note of ${at}`, entry.tag].filter(Boolean).join(', '),
    draft: draftOf(entry),
    watermark: entry.kind === 'synthetic' ? 'SYNTHETIC' : 'DRAFT',
    signed: signature
      ? `Signed by ${signature.signer}${behalf}, ${signature.signedAt.slice(0, 16).replace('T', ' ')} UTC`
      : null,
    sections: [
      ...entry.sections
        .map((section) => ({
          header: section.header,
          blocks: markedBlocks(
            section,
            judged.filter((sentence) => sentence.section === section.key),
          ),
        }))
        .filter(({ blocks }) => blocks.length > 0),
      ...addenda.map(addendumSection),
    ],
  };
}

/** An addendum stands below the note that it corrects, line by line as it was typed. */
function addendumSection({ author, createdAt, text }: NoteAddendum): NoteDocument['sections'][number] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return {
    header: `Addendum by ${author}, ${isoTime(createdAt).slice(0, 16).replace('T', ' ')} UTC`,
    blocks: lines.map((line) => ({ kind: 'paragraph', runs: [{ text: line.trim(), marks: [] }] })),
  };
}
