import { expect, it } from 'vitest';
import { composeNote } from '../../compose-note.ts';
import { generalRecipe } from '../../general-recipe.ts';
import { plainText } from '../../note-html.ts';
import { read } from '../../testing/dialogues.ts';

const visit = read(
  'Doctor: What brings you in?\nPatient: My knee has been swollen for a week.\nDoctor: Any numbness?\nPatient: No numbness.',
);
const [section] = generalRecipe.sections;
const subjective = (instruction: string): string =>
  plainText(
    composeNote({
      utterances: visit,
      recipe: { ...generalRecipe, sections: [{ ...section!, key: 'subjective', header: 'Subjective', instruction }] },
    }).sections[0]!.html,
  );

it('says a symptom once where history and systems share a section', () => {
  expect(subjective('Complaint and history.').match(/numbness/g)).toHaveLength(1);
});

it('writes it by system as well where that is asked for', () => {
  expect(subjective('Complaint, history and review of systems.')).toMatch(/Neurological: Denies numbness\./);
});
