import type { TemplateEdit } from '@clinical/contract/optimization/optimization.schemas';
import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { EditedNote } from '@clinical/language/optimization/edit-types';
import { type Comparison, measureEdit } from '@clinical/language/optimization/measure-edit';

export type MeasureInput = {
  recipe: TemplateRecipe;
  needed: number;
  changes: { key: string; edit: TemplateEdit; before: EditedNote[]; after: EditedNote[] }[];
};

// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function measure({ recipe, needed, changes }: MeasureInput): Comparison[] {
  return changes.map(({ before, after, ...change }) => measureEdit(change, recipe, { before, after }, needed));
}
