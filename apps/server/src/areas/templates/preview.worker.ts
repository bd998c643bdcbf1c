import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { composeNote, type ComposedNote } from '@clinical/language/compose-note';
import { parseTranscript } from '@clinical/language/parse-transcript';
import { assignRoles } from '@clinical/language/speaker-roles';

export type PreviewInput = { recipe: TemplateRecipe; dialogue: string };

// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function preview({ recipe, dialogue }: PreviewInput): ComposedNote['sections'] {
  return composeNote({ utterances: assignRoles(parseTranscript(dialogue).utterances), recipe }).sections;
}
