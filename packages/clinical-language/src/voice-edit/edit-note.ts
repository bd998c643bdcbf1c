import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { Refusal } from '../edit/edit-text.ts';
import { applyWish } from './apply-wish.ts';
import { closeSections, type OpenSection, openSections } from './open-sections.ts';
import { type ReadWish, readWishes } from './read-wishes.ts';

export type NoteEditRequest = {
  /** The sections of a note, with clean HTML. */
  sections: readonly NoteSection[];
  /** What is to change, as it was said or typed. */
  instruction: string;
  /** The patient's sex as the chart has it. */
  sex: string | null;
};
/**
 * The note as it would be, with all its sections in their order; `left` says in plain words what was not understood or could not be done
 * of it. `refused` says so when that is all of it, and nothing is changed then.
 */
export type NoteEditResult = { sections: NoteSection[]; left: string[] } | { refused: string };

const examples =
  'It understands sentences such as “change 10 mg to 20 mg”, “lisinopril to 20 mg”, “remove the second paragraph”, “delete the last sentence of the plan”, “add to the plan: rest”, “move the last sentence of the history to the plan” and “undo that”.';

/** Changes a note as far as it understands what is told, by fixed rules: the same note and words give the same result, and no fact is made up. */
export function editNote({ sections, instruction, sex }: NoteEditRequest): NoteEditResult {
  const { wishes, unknown } = readWishes(instruction, sections);
  const left = [...unknown];
  if (wishes.length === 0) return { refused: `The built-in engine does not understand “${unknown[0]}”. ${examples}` };
  const before = openSections(sections);
  const refused: string[] = [];
  const apply = (open: OpenSection[], { otherwise, ...wish }: ReadWish): OpenSection[] => {
    try {
      return applyWish(open, wish, { sex });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (otherwise) {
        left.push(...otherwise.unknown);
        return otherwise.wishes.reduce(apply, open);
      }
      refused.push(error.message);
      return open;
    }
  };
  const after = wishes.reduce(apply, before);
  const [was, is] = [closeSections(before), closeSections(after)];
  if (is.every(({ html }, at) => html === was[at]!.html)) {
    return { refused: [...refused, ...left.map(notUnderstood)].join(' ') || 'The note is that way already.' };
  }
  return {
    // what was not touched stays as it was stored, to the letter
    sections: is.map((section, at) => (section.html === was[at]!.html ? sections[at]! : section)),
    left: [...refused.map((message) => message.replace(/ Nothing was changed\.$/, '')), ...left.map(notUnderstood)],
  };
}

const notUnderstood = (words: string): string => `Not understood: “${words}”.`;
