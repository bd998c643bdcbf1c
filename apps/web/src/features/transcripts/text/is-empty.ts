import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { plainText } from '@clinical/language/note-html';

/** True for a section without a word in it. */
export const isEmpty = ({ html }: Pick<NoteSection, 'html'>): boolean => plainText(html) === '';
