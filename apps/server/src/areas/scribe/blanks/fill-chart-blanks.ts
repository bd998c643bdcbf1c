import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { BuiltFrom } from '@clinical/contract/transcripts/entries.schemas';
import { asksForLast } from '@clinical/language/chart/smart-blanks';
import { isoTime } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { entriesBefore } from '../context/chart-context.ts';
import { fillBlanksInPool } from './blanks-in-pool.ts';
import type { Entry } from '../../transcripts/public.ts';
import type { WrittenNote } from '../written-note.ts';

type Filled = { note: WrittenNote; builtFrom: BuiltFrom[] };

/**
 * Fills the template's blanks (`{{last HbA1c}}`) from earlier entries of the chart. Entries that gave a value belong to what the
 * note was built from.
 */
export async function fillChartBlanks(
  ctx: Context,
  entry: Pick<Entry, 'id' | 'noteId' | 'createdAt' | 'kind'>,
  recipe: TemplateRecipe,
  { note, builtFrom }: Filled,
): Promise<Filled> {
  if (!asksForLast(recipe) || entry.kind === 'synthetic') return { note, builtFrom };
  const earlier = await entriesBefore(ctx, entry);
  const materials = earlier.map(({ material }) => material);
  const { sections, sentences } = note;
  const filled = await fillBlanksInPool(ctx, { note: { sections, sentences }, recipe, materials });
  const known = new Set(builtFrom.map(({ id }) => id));
  const added = earlier
    .filter(({ material }) => filled.used.includes(material.id) && !known.has(material.id))
    .map(({ material, version, createdAt }): BuiltFrom => {
      return { kind: 'entry', id: material.id, version, createdAt: isoTime(createdAt) };
    });
  return { note: { ...note, ...filled.note }, builtFrom: [...builtFrom, ...added] };
}
