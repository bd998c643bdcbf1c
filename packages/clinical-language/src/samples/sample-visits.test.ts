import { expect, it } from 'vitest';
import { composeNote } from '../compose-note.ts';
import { generalRecipe } from '../general-recipe.ts';
import { read } from '../testing/dialogues.ts';
import { sampleVisits } from './sample-visits.ts';

it.each(sampleVisits)('has a history and a plan to write: $title', ({ dialogue }) => {
  const { sections } = composeNote({ utterances: read(dialogue), recipe: generalRecipe });
  const written = sections.filter(({ html }) => html !== '').map(({ key }) => key);
  expect(written).toEqual(expect.arrayContaining(['history-of-present-illness', 'assessment-and-plan']));
});

it('is told apart by its key', () => {
  expect(new Set(sampleVisits.map(({ key }) => key)).size).toBe(sampleVisits.length);
});
