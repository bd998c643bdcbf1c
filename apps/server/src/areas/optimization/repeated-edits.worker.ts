import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { EditedNote, RepeatedEdit } from '@clinical/language/optimization/edit-types';
import { repeatedEdits } from '@clinical/language/optimization/repeated-edits';

export type EditsInput = { notes: EditedNote[]; recipe: TemplateRecipe; repeats: number };

// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function find({ notes, recipe, repeats }: EditsInput): RepeatedEdit[] {
  return repeatedEdits(notes, recipe, repeats);
}
