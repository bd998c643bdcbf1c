import { composeNote, type ComposedNote } from '@clinical/language/compose-note';
import { addTyped, placeTyped } from '@clinical/language/typed-facts';
import type { NoteSource } from './written-note.ts';

/** The embedded engine, in the worker pool. What was typed beside the source stands in the note word for word. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function compose(source: NoteSource): ComposedNote {
  return addTyped(composeNote(source), placeTyped(source.request.extraContext, source.recipe));
}
