import { composeNote, type ComposedNote } from '@clinical/language/compose-note';
import type { NoteSource } from './written-note.ts';

/** The embedded engine, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function compose(source: NoteSource): ComposedNote {
  return composeNote(source);
}
