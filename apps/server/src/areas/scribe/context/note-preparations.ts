import type { Scope, Tx } from '../../../platform/context.ts';
import { port } from '../../../platform/ports.ts';

/** A text that was prepared for a visit: clean HTML, as it is at this version. */
export type Preparation = {
  id: string;
  version: number;
  createdAt: number;
  html: string;
  /** Lines that were gathered from earlier entries: true of those days, not of the coming one. */
  gathered: readonly string[];
};

/** Texts prepared in charts for their next notes. The pre-chats area provides it. */
export type NotePreparations = {
  /** What an entry's note is to rest on: what it rested on before, and, when it is the chart's newest, what is not used yet. */
  of(
    scope: Pick<Scope, 'db'>,
    entry: { id: string; noteId: string; createdAt: number; isNewest: boolean },
  ): Promise<Preparation[]>;
  /** From now on these belong to the entry and do not change. */
  use(tx: Tx, ids: readonly string[], entryId: string): Promise<void>;
};

export const notePreparations = port<NotePreparations>('note-preparations');
