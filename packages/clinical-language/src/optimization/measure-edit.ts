import type { TemplateEdit } from '@clinical/contract/optimization/optimization.schemas';
import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { EditedNote } from './edit-types.ts';
import { findEdits } from './find-edits.ts';

/** `share`: of the notes, those in which it was made by hand; `seconds`: of editing, for each note on average. */
export type Measured = { notes: number; share: number; seconds: number };
export type Comparison = {
  before: Measured;
  after: Measured;
  /** Seconds after less seconds before with the 95 % range of that (normal approximation); null while there are too few notes. */
  difference: { seconds: number; low: number; high: number } | null;
  effect: 'measuring' | 'faster' | 'slower' | 'none';
};

/**
 * How an applied change changed the editing of notes: the notes before it against those after it.
 * @param needed notes after it from which on anything is said
 */
export function measureEdit(
  { key, edit }: { key: string; edit: TemplateEdit },
  recipe: TemplateRecipe,
  notes: { before: readonly EditedNote[]; after: readonly EditedNote[] },
  needed: number,
): Comparison {
  const [before, after] = [measure(key, edit, recipe, notes.before), measure(key, edit, recipe, notes.after)];
  const told = { before: before.measured, after: after.measured };
  if (notes.after.length < needed || notes.before.length < 2) return { ...told, difference: null, effect: 'measuring' };
  const seconds = after.measured.seconds - before.measured.seconds;
  const error = 1.96 * Math.sqrt(before.variance / notes.before.length + after.variance / notes.after.length);
  const [low, high] = [seconds - error, seconds + error];
  return { ...told, difference: { seconds, low, high }, effect: high < 0 ? 'faster' : low > 0 ? 'slower' : 'none' };
}

function measure(key: string, edit: TemplateEdit, recipe: TemplateRecipe, notes: readonly EditedNote[]) {
  const seen = notes.filter(({ written, saved }) => {
    // a section that was taken out is not in the recipe any more
    const sections = written.map((section) => ({ ...recipe.sections[0]!, key: section.key, header: section.header }));
    return findEdits(written, saved, { ...recipe, sections }).some(
      (found) =>
        found.key === key || (found.edit.op === edit.op && JSON.stringify(found.edit) === JSON.stringify(edit)),
    );
  }).length;
  const mean = notes.reduce((sum, { editSeconds }) => sum + editSeconds, 0) / Math.max(1, notes.length);
  const squares = notes.reduce((sum, { editSeconds }) => sum + (editSeconds - mean) ** 2, 0);
  return {
    measured: { notes: notes.length, share: seen / Math.max(1, notes.length), seconds: mean },
    variance: squares / Math.max(1, notes.length - 1),
  };
}
