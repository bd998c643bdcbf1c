import type { Scope } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';

/** A dated correction of a signed note. `createdAt` in epoch milliseconds. */
export type NoteAddendum = { author: string; createdAt: number; text: string };

/** Addenda of signed notes. The signing area provides it. */
export type NoteAddenda = {
  /** Oldest first. */
  of(scope: Pick<Scope, 'db'>, transcriptId: string): Promise<NoteAddendum[]>;
};

export const noteAddenda = port<NoteAddenda>('note-addenda');
