import { describe, expect, it } from 'vitest';
import { generalRecipe } from './general-recipe.ts';
import { allVisits } from './testing/visits/all-visits.ts';
import { checkVisit } from './testing/visits/check-visit.ts';
import { twelveSections } from './testing/visits/recipes.ts';

describe.each([
  ['the general note', generalRecipe],
  ['a template of twelve sections', twelveSections],
])('%s of ordinary visits', (_, recipe) => {
  it.each(allVisits.map((visit) => [visit.title, visit] as const))('says nothing wrong: %s', (_title, visit) => {
    const { forbidden, missing, expected } = checkVisit(visit, recipe);
    expect(forbidden).toEqual([]);
    expect(missing.length / expected, missing.join('\n')).toBeLessThanOrEqual(0.1);
  });

  it('keeps at least 95 of 100 facts of weight, each in its section', () => {
    const all = allVisits.map((visit) => checkVisit(visit, recipe));
    const expected = all.reduce((sum, one) => sum + one.expected, 0);
    const missing = all.flatMap((one) => one.missing);
    expect(1 - missing.length / expected, missing.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
