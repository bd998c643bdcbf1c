import type { ErrorDetail } from '@clinical/contract/errors';
import { NewTemplate, type TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { storable } from '../../platform/storable.ts';
import { defaultSections } from './starters.data.ts';

/** What the form says, without id, owner and times. */
export type TemplateContent = Pick<z.output<typeof NewTemplate>, 'title' | 'nickname' | 'type'> & {
  sortOrder: number;
  recipe: TemplateRecipe;
};

/**
 * A template as it was sent, with defaults filled in and its parts fitting together.
 * `path` is where it stands in the request.
 * @throws AppError INVALID_INPUT for two sections under one key and for a macro that names a section that is not there.
 */
export function templateContent(
  input: z.input<typeof NewTemplate>,
  path: (string | number)[] = ['body'],
): TemplateContent {
  const parsed = parse(input, path);
  const { title, nickname, type, order, generalInstructions, sections, macros, defaultExam } = parsed;
  const recipe = { generalInstructions, sections: sections ?? defaultSections, macros, defaultExam };
  const detail = misfits(recipe, path);
  if (detail.length > 0) throw new AppError('INVALID_INPUT', { detail });
  return { title, nickname, type, sortOrder: order, recipe };
}

function parse(input: z.input<typeof NewTemplate>, path: (string | number)[]): z.output<typeof NewTemplate> {
  const parsed = NewTemplate.safeParse(storable(input));
  if (parsed.success) return parsed.data;
  const detail = parsed.error.issues.map((issue) => ({
    loc: [...path, ...issue.path.map(String)],
    msg: issue.message,
  }));
  throw new AppError('INVALID_INPUT', { detail });
}

function misfits(recipe: TemplateRecipe, path: (string | number)[]): ErrorDetail[] {
  const keys = new Set<string>();
  const detail: ErrorDetail[] = [];
  for (const [index, section] of recipe.sections.entries()) {
    if (keys.has(section.key)) {
      detail.push({ loc: [...path, 'sections', index, 'key'], msg: 'another section has this key' });
    }
    keys.add(section.key);
  }
  for (const [index, macro] of recipe.macros.entries()) {
    if (macro.section && !keys.has(macro.section)) {
      detail.push({ loc: [...path, 'macros', index, 'section'], msg: 'this template has no such section' });
    }
  }
  return detail;
}
