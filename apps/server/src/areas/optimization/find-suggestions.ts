import type { Suggestion } from '@clinical/contract/optimization/optimization.schemas';
import type { RepeatedEdit } from '@clinical/language/optimization/edit-types';
import { isPersonName } from '@clinical/language/samples/chart-identifiers';
import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import { getTemplateFor } from '../templates/public.ts';
import { readPreferences, selectLearnedNotes } from './optimization.queries.ts';
import type { EditsInput } from './repeated-edits.worker.ts';

const task = workTask<EditsInput, RepeatedEdit[]>(new URL('./repeated-edits.worker.ts', import.meta.url).href);

export type FoundSuggestion = { id: string; found: RepeatedEdit; shown: Suggestion };
type Found = { template: Awaited<ReturnType<typeof getTemplateFor>>; notes: number; suggestions: FoundSuggestion[] };

/**
 * What its owner changes again and again in the notes of a template. Nothing for a template that is left out, or while suggestions are
 * switched off. @throws AppError NOT_FOUND for a template of somebody else
 */
export async function findSuggestions(ctx: Context, templateId: string): Promise<Found> {
  const template = await getTemplateFor(ctx, templateId, 'own');
  const { enabled, repeats, leftOut, silenced } = await readPreferences(ctx);
  if (!enabled || leftOut.includes(template.id)) return { template, notes: 0, suggestions: [] };
  const learned = await selectLearnedNotes(ctx, template.id);
  const notes = learned.map(({ written, saved, editSeconds, chart: { title, mrn } }) => {
    const names = [...(isPersonName(title) ? [title] : []), ...(mrn === null ? [] : [mrn])];
    return { written, saved, editSeconds, names };
  });
  const found = await runInPool(ctx, task, { notes, recipe: template.recipe, repeats });
  const headers = new Map(template.recipe.sections.map(({ key, header }) => [key, header]));
  const suggestions = found.map((one): FoundSuggestion => {
    const id = `${template.id}.${createHash('sha256').update(one.key).digest('hex').slice(0, 12)}`;
    const { edit, seen, of, savingSeconds, examples } = one;
    const [example] = examples;
    const header = headers.get(edit.section) ?? '';
    const shown = {
      id,
      edit,
      header,
      before: example?.before ?? '',
      after: example?.after ?? '',
      seen,
      of,
      savingSeconds,
    };
    return { id, found: one, shown };
  });
  return { template, notes: notes.length, suggestions: suggestions.filter(({ id }) => !silenced.includes(id)) };
}
