import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { plainText } from '@clinical/language/note-html';

/** The beginning of an entry in one line, for when it is closed: of the note, or of the source when there is none. */
export function firstWords(entry: Transcript): string {
  for (const section of entry.sections) {
    const text = plainText(section.html).replaceAll('\n', ' ');
    if (text !== '') return text.slice(0, 200);
  }
  return entry.question.slice(0, 200).replace(/\s+/g, ' ');
}
