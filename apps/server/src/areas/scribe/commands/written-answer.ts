import type { NoteChecks } from '@clinical/language/checks/check-types';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { WrittenNote } from '../written-note.ts';

/** An answer to a command with the lines that it rests on, and what was found in it; null when the checks failed. */
export type WrittenAnswer = WrittenNote & { utterances: Utterance[]; checks: NoteChecks | null };
