import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { EntrySignature, Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Sex } from '@clinical/contract/notes/notes.schemas';
import type { SentenceState } from '@clinical/contract/checks/sentence-state.rules';
import { ageAt } from '@clinical/contract/validation/dates';
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
import type { Practice } from './exports.queries.ts';
import { type DateWriter, dateWriter, type Paper, paperOf } from './paper.ts';

/** One labelled fact of the block below the title. */
export type Fact = { label: string; value: string };

/** A note as it leaves the program, whatever the format. */
export type NoteDocument = {
  paper: Paper;
  /** Whose paper it is: the practice, its address line by line, and its logo as a PNG or JPEG data address. */
  letterhead: { name: string; address: string[]; logo: string | null };
  title: string;
  patient: string;
  /** Beside the name at the head of every further page: date of birth, MRN. */
  facts: string[];
  /** Below the title: who the patient is, and what visit this is. */
  block: Fact[];
  /** When and what the entry is. */
  about: string;
  /** Stands above the text and on each page; null when the note is signed. */
  draft: string | null;
  /** Lies across each page of a draft. */
  watermark: string;
  /** Who signed with which number and when, line by line; null when nobody has. */
  signed: string[] | null;
  /** In the signature's place on a draft. */
  unsigned: string;
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
  patient: { title: string; dateOfBirth: string | null; sex: Sex | null; mrn: string | null };
  practice: Practice;
  /** Title of the template; null when the note has none. */
  template: string | null;
  reader: { locale: string; timeZone: string };
  /** Oldest first. */
  addenda: readonly NoteAddendum[];
};

const sexes: Record<Sex, string> = { female: 'Female', male: 'Male', other: 'Other', unknown: 'Unknown' };

function draftOf({ kind, signature }: Pick<Transcript, 'kind' | 'signature'>): string | null {
  if (signature) return null;
  return kind === 'synthetic' ? `${draftLine}. ${syntheticLine}` : draftLine;
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Puts together what is in the file. Sections without text are left out. */
export function noteDocument(source: Source): NoteDocument {
  const { entry, states, patient, practice, template, reader, addenda } = source;
  const dates = dateWriter(reader.locale, reader.timeZone);
  const judged = entry.sentences.map((sentence, index) => ({ ...sentence, state: states[index] ?? 'sourced' }));
  const visit = dates.moment(entry.createdAt);
  const born = patient.dateOfBirth;
  const age = born === null ? '' : ` (${ageAt(born, dates.dayOf(entry.createdAt))} y)`;
  return {
    paper: paperOf(reader.locale),
    letterhead: { name: practice.name, address: linesOf(practice.address), logo: practice.logo },
    title: template ?? 'Clinical note',
    patient: patient.title,
    facts: [...(born ? [`Born ${dates.day(born)}`] : []), ...(patient.mrn ? [`MRN ${patient.mrn}`] : [])],
    block: [
      { label: 'Patient', value: patient.title },
      { label: 'Date of birth', value: born === null ? 'Not recorded' : `${dates.day(born)}${age}` },
      { label: 'Sex', value: patient.sex === null ? 'Not recorded' : sexes[patient.sex] },
      { label: 'MRN', value: patient.mrn || 'Not recorded' },
      { label: 'Visit', value: visit },
      ...(entry.signature ? [{ label: 'Clinician', value: entry.signature.onBehalfOf ?? entry.signature.signer }] : []),
      ...(entry.tag === '' ? [] : [{ label: 'Tag', value: entry.tag }]),
    ],
    about: [`Note of ${visit}`, entry.tag].filter(Boolean).join(', '),
    draft: draftOf(entry),
    watermark: entry.kind === 'synthetic' ? 'SYNTHETIC' : 'DRAFT',
    signed: entry.signature && signedLines(entry.signature, dates),
    unsigned: 'Not signed.',
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
      ...addenda.map((addendum) => addendumSection(addendum, dates)),
    ],
  };
}

function signedLines({ signer, onBehalfOf, npi, signedAt }: EntrySignature, dates: DateWriter): string[] {
  return [
    `Electronically signed by ${signer}${onBehalfOf === null ? '' : ` on behalf of ${onBehalfOf}`}`,
    ...(npi === '' ? [] : [`NPI ${npi}`]),
    dates.moment(signedAt),
  ];
}

/** An addendum stands below the note that it corrects, line by line as it was typed. */
function addendumSection(
  { author, createdAt, text }: NoteAddendum,
  dates: DateWriter,
): NoteDocument['sections'][number] {
  return {
    header: `Addendum by ${author}, ${dates.moment(isoTime(createdAt))}`,
    blocks: linesOf(text).map((line) => ({ kind: 'paragraph', runs: [{ text: line, marks: [] }] })),
  };
}
