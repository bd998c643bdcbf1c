import { composeNote } from '@clinical/language/compose-note';
import { generalRecipe } from '@clinical/language/general-recipe';
import { parseTranscript } from '@clinical/language/parse-transcript';
import { assignRoles } from '@clinical/language/speaker-roles';

/** Writes a note of two spoken lines with the built-in engine. Returns the count of its linked sentences. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function testLocalEngine(source: string): number {
  const utterances = assignRoles(parseTranscript(source).utterances);
  const { sentences } = composeNote({ utterances, recipe: generalRecipe });
  return sentences.filter(({ links }) => links.length > 0).length;
}
