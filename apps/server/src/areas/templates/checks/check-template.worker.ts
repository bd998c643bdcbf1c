import type { CheckedEncounter, CheckEncounter } from '@clinical/contract/templates/checks.schemas';
import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import { checkTemplate, type TrialNotes } from '@clinical/language/template-checks/check-template';

/** `notes`: of a model; without them the embedded engine writes. */
export type CheckInput = {
  encounter: CheckEncounter;
  recipe: TemplateRecipe;
  before: TemplateRecipe | null;
  notes?: TrialNotes;
};

// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function check({ encounter, recipe, before, notes }: CheckInput): Omit<CheckedEncounter, 'seconds'> {
  return checkTemplate(encounter, recipe, before, notes);
}
