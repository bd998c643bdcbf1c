import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { ChartMaterial } from '@clinical/language/chart/chart-material';
import type { Written } from '@clinical/language/chart/chart-note';
import { fillBlanks } from '@clinical/language/chart/smart-blanks';

export type BlanksInput = { note: Written; recipe: TemplateRecipe; materials: ChartMaterial[] };
export type FilledBlanks = ReturnType<typeof fillBlanks>;

/** Fills the blanks of a template, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function fill({ note, recipe, materials }: BlanksInput): FilledBlanks {
  return fillBlanks(note, recipe, materials);
}
