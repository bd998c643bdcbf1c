import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { composeNote } from '@clinical/language/compose-note';
import { parseTranscript } from '@clinical/language/parse-transcript';
import { assignRoles } from '@clinical/language/speaker-roles';

export type PreviewQuestion = { recipe: TemplateRecipe; dialogue: string };
/** Null when the engine could not write it. */
export type PreviewAnswer = NoteSection[] | null;

/** The embedded engine beside the page: nothing is sent, and typing is never held up. */
self.addEventListener('message', ({ data }: MessageEvent<PreviewQuestion>) => {
  let answer: PreviewAnswer = null;
  try {
    const utterances = assignRoles(parseTranscript(data.dialogue).utterances);
    answer = composeNote({ utterances, recipe: data.recipe }).sections;
  } finally {
    self.postMessage(answer);
  }
});
