import { generalNote } from '@clinical/language/general-note';
import { plainText } from '@clinical/language/note-html';
import { parseTranscript } from '@clinical/language/parse-transcript';
import { splitSentences } from '@clinical/language/split-sentences';
import { assignRoles } from '@clinical/language/speaker-roles';

/** The general visit note of a dialogue. */
export const noteOf = (dialogue: string): ReturnType<typeof generalNote> =>
  generalNote({ utterances: assignRoles(parseTranscript(dialogue).utterances) });

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
