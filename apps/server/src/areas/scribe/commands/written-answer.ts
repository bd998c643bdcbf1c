import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { WrittenNote } from '../written-note.ts';
import type { FoundInText } from '../../transcripts/public.ts';

/** An answer to a command with the lines that it rests on, and what was found in it; null when the checks failed. */
export type WrittenAnswer = WrittenNote & { utterances: Utterance[]; checks: FoundInText };
