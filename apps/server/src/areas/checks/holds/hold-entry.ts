import type { EntryHold } from '@clinical/contract/transcripts/holds.schemas';
import type { Tx } from '../../../platform/context.ts';
import { publishNoteEdit, changeTranscript, type Entry, type EntryChanges } from '../../transcripts/public.ts';

/** Keeps with an entry why its note is not written, and what was wanted of it. */
export async function holdEntry(tx: Tx, entry: Entry, hold: EntryHold, wanted: EntryChanges = {}): Promise<void> {
  await changeTranscript(tx, entry.id, { ...wanted, hold });
  await tx.audit('transcript.hold', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  await publishNoteEdit(tx, entry);
}
