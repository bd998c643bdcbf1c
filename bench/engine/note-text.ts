import { composeNote, type ComposedNote } from '@clinical/language/compose-note';
import { generalRecipe } from '@clinical/language/general-recipe';
import { plainText } from '@clinical/language/note-html';
import { parseTranscript } from '@clinical/language/parse-transcript';
import { splitSentences } from '@clinical/language/split-sentences';
import { assignRoles } from '@clinical/language/speaker-roles';

/** The general visit with the labels that the reference notes put before the lines of a plan. */
const benchmarkRecipe = {
  ...generalRecipe,
  sections: generalRecipe.sections.map((section) =>
    section.key === 'assessment-and-plan'
      ? {
          ...section,
          instruction: 'Under each problem label the lines: medical reasoning, additional testing, medical treatment.',
        }
      : section,
  ),
};

/** The general visit note of a dialogue. */
export const noteOf = (dialogue: string): ComposedNote =>
  composeNote({
    utterances: assignRoles(parseTranscript(dialogue).utterances),
    recipe: benchmarkRecipe,
  });

/** The note as plain text: headings in capitals, a line for each sentence, as ROUGE-Lsum expects. */
export function noteText(dialogue: string): string {
  return noteOf(dialogue)
    .sections.filter((section) => section.html !== '')
    .map(
      (section) =>
        `${section.header.toUpperCase()}\n\n${splitSentences(plainText(section.html))
          .map((sentence) => sentence.text)
          .join('\n')}`,
    )
    .join('\n\n');
}
