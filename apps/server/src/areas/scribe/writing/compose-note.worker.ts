import { composeNote, type ComposedNote } from '@clinical/language/compose-note';
import { carryForward } from '@clinical/language/chart/carry-forward';
import { addChartFacts } from '@clinical/language/chart/chart-note';
import { addTyped, placeTyped } from '@clinical/language/typed-facts';
import type { NoteSource } from '../written-note.ts';

/**
 * The embedded engine, in the worker pool. What was typed beside the source and what comes from the chart stands in the note word
 * for word.
 */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function compose(source: NoteSource): ComposedNote {
  const { materials, utterances, recipe, request } = source;
  const note = addTyped(composeNote(source), placeTyped(request.extraContext, recipe));
  return addChartFacts(note, carryForward(materials, utterances, recipe));
}
