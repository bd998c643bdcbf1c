import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { Refusal } from '../edit/edit-text.ts';
import { applyWish } from './apply-wish.ts';
import { closeSections, openSections } from './open-sections.ts';
import { readWishes } from './read-wishes.ts';

export type NoteEditRequest = {
  /** The sections of a note, with clean HTML. */
  sections: readonly NoteSection[];
  /** What is to change, as it was said or typed. */
  instruction: string;
  /** The patient's sex as the chart has it. */
  sex: string | null;
};
/**
 * The note as it would be, with all its sections in their order. `refused` says in plain words what was not understood or could
 * not be done, and nothing is changed then.
 */
export type NoteEditResult = { sections: NoteSection[] } | { refused: string };

const examples =
  'It understands sentences such as “change 10 mg to 20 mg”, “lisinopril to 20 mg”, “remove the second paragraph”, “delete the last sentence of the plan”, “add to the plan: rest”, “move the last sentence of the history to the plan” and “undo that”.';

/** Changes a note as told, by fixed rules: the same note and words give the same result, and no fact is made up. */
export function editNote({ sections, instruction, sex }: NoteEditRequest): NoteEditResult {
  const read = readWishes(instruction, sections);
  if ('unknown' in read) return { refused: `The built-in engine does not understand “${read.unknown}”. ${examples}` };
  try {
    const before = openSections(sections);
    const after = read.wishes.reduce((open, wish) => applyWish(open, wish, { sex }), before);
    const [was, is] = [closeSections(before), closeSections(after)];
    if (is.every(({ html }, at) => html === was[at]!.html)) return { refused: 'The note is that way already.' };
    // what was not touched stays as it was stored, to the letter
    return { sections: is.map((section, at) => (section.html === was[at]!.html ? sections[at]! : section)) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    throw error;
  }
}
