import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { alignSentences } from '@clinical/language/align-sentences';
import { generalRecipe } from '@clinical/language/general-recipe';
import { parseTranscript } from '@clinical/language/parse-transcript';
import { splitSentences } from '@clinical/language/split-sentences';
import { assignRoles } from '@clinical/language/speaker-roles';
import { noteOf } from '../engine/note-text.ts';

export type Row = { id: string; source: string; dialogue: string; note: string };
/** A visit with a note of it. */
export type CheckedNote = { row: Row; utterances: Utterance[]; sentences: NoteSentence[] };

export const sections = generalRecipe.sections;

/** The training and validation visits of a folder and its consultations in general practice; undefined when they are not there. */
export function readRows(folder: string | undefined): Row[] | undefined {
  if (folder === undefined) return undefined;
  const files = ['aci-bench.train', 'aci-bench.valid', 'primock57.dev'].map((name) => join(folder, `${name}.json`));
  if (!files.every((file) => existsSync(file))) return undefined;
  return files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Row[]);
}

export const utterancesOf = (dialogue: string): Utterance[] => assignRoles(parseTranscript(dialogue).utterances);

/** The embedded engine's note of each visit. */
export const engineNotes = (rows: readonly Row[]): CheckedNote[] =>
  rows.map((row) => ({ row, utterances: utterancesOf(row.dialogue), sentences: noteOf(row.dialogue).sentences }));

/** Notes of another writer: the reference notes, aligned with the visit as a model's text is. Headings are left out. */
export const referenceNotes = (rows: readonly Row[]): CheckedNote[] =>
  rows.map((row) => {
    const utterances = utterancesOf(row.dialogue);
    const texts = splitSentences(row.note)
      .map(({ text }) => text)
      .filter((text) => /[a-z]/.test(text));
    return {
      row,
      utterances,
      sentences: alignSentences(
        texts.map((text) => ({ text, section: 'note' })),
        utterances,
      ),
    };
  });
