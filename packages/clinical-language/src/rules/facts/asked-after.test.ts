import { expect, it } from 'vitest';
import { checkNote } from '../../checks/check-note.ts';
import { composeNote } from '../../compose-note.ts';
import { generalRecipe } from '../../general-recipe.ts';
import { plainText } from '../../note-html.ts';
import { read } from '../../testing/dialogues.ts';

const after = `
Doctor: Any numbness in the foot?
Patient: No numbness.
Doctor: Do you take anything for it?
Patient: I take ibuprofen 400 mg twice a day and it helps.
Doctor: We will get an X-ray. Come back in two weeks.
Patient: All right.`;

it.each([
  ['How is the knee today?', 'It has been swollen since I fell.', 'Knee swelling.', /^The knee has been swollen since/],
  ['How is your knee?', 'Much better, thank you.', 'Knee.', /^The knee is much better\./],
  ['How has your shoulder been?', 'It still hurts at night.', 'Shoulder pain.', /^The shoulder still hurts at night\./],
  ['How has the rash been?', 'About the same, thanks.', 'Rash.', /^The rash has been about the same\./],
  ['How is your back doing?', 'It is not sore any more.', 'Back.', /^The back is not sore any more\./],
])('%s %s', (question, answer, complaint, history) => {
  const utterances = read(`Doctor: ${question}\nPatient: ${answer}${after}`);
  const { sections, sentences } = composeNote({ utterances, recipe: generalRecipe });
  const text = (key: string) => plainText(sections.find((section) => section.key === key)!.html);
  expect(text('chief-complaint')).toBe(complaint);
  expect(text('history-of-present-illness')).toMatch(history);
  const { checks } = checkNote({ utterances, sections, sentences });
  expect(checks.filter(({ sentence }) => sentence !== null && sentence <= 1)).toEqual([]);
});
