import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { NoteChecks } from '@clinical/language/checks/check-types';
import type { Context, Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';

/** A note and the source that it is compared with. */
export type NoteToCheck = { utterances: Utterance[]; sections: NoteSection[]; sentences: NoteSentence[] };

/** Null without a source to compare with; `not-run` when the checks failed. */
export type FoundInText = NoteChecks | 'not-run' | null;

/** Compares each saved text with its source. The checks area provides it. */
export type NoteGuard = {
  /**
   * What was found in a text that is about to be saved. What was typed counts more than its checks: when they could not run it is
   * saved without them, and running them again tells why.
   */
  check(ctx: Context, note: NoteToCheck): Promise<FoundInText>;
  /** Keeps what was found in one version, compared with its source as it became with `sourceVersion`. */
  store(tx: Tx, of: { transcriptId: string; version: number; sourceVersion: number }, found: NoteChecks): Promise<void>;
};

export const noteGuard = port<NoteGuard>('note-guard');
