import { describe, expect, it } from 'vitest';
import { composeNote } from '../../compose-note.ts';
import { generalRecipe } from '../../general-recipe.ts';
import { plainText } from '../../note-html.ts';
import { read } from '../../testing/dialogues.ts';
import { allVisits } from '../../testing/visits/all-visits.ts';

const complaint = `Doctor: What brings you in today?
Patient: My right knee has been hurting for about six months, and it gets worse on stairs.
Doctor: On exam there is swelling of the right knee. Your x-ray shows severe arthritis of the right knee.`;
// long enough that the engine chooses what it writes
const longTalk = allVisits
  .filter(({ source }) => source.startsWith('Doctor:'))
  .map(({ source }) => source)
  .slice(0, 9)
  .join('\n');

/** The sentences about a decision, in a note of the exchange alone and in one of a long visit that ends with it. */
const decisionsIn = (...exchange: string[]): string[][] =>
  [complaint, `${longTalk}\n${complaint}`].map((before) => {
    const { sections } = composeNote({
      utterances: read(`${before}\n${exchange.join('\n')}`),
      recipe: generalRecipe,
    });
    return sections
      .flatMap(({ html }) => plainText(html).split('\n'))
      .filter((line) =>
        /\b(?:agree|consent|not want|rather not|refus|not comfortable|not going to|declined)/i.test(line),
      );
  });

describe('an agreement', () => {
  it.each(["Perfect, that's fine.", 'Sounds good to me.', 'Okay, great.', 'All right, thank you.'])(
    'is not written on the strength of %j',
    (assent) => {
      const found = decisionsIn('Doctor: We will schedule a total knee replacement.', `Patient: ${assent}`);
      expect(found).toEqual([[], []]);
    },
  );

  it('is not written when the patient goes on to refuse', () => {
    const found = decisionsIn(
      'Doctor: I would recommend a total knee replacement. We can schedule it for next month.',
      "Patient: Perfect, that's fine.",
      'Doctor: You would stay in the hospital for two nights.',
      "Patient: Actually, I don't want the surgery.",
    );
    expect(found).toEqual([['The patient does not want the surgery.'], ['The patient does not want the surgery.']]);
  });

  it('that was taken back is not written, and the refusal is', () => {
    const [found] = decisionsIn(
      'Doctor: I would recommend a total knee replacement. Do you agree to the surgery?',
      'Patient: Yes, I agree to the surgery.',
      'Doctor: You would not drive for six weeks.',
      'Patient: Then no, I refuse the operation.',
    );
    expect(found).toEqual(['The patient refuses the operation.']);
  });

  it.each([
    ['Do you agree to the surgery?', 'Yes, I agree to the surgery.', 'The patient agrees to the surgery.'],
    ['Are you okay with the injection?', 'Yes.', 'The patient agrees to the injection.'],
    ['I recommend a steroid injection.', "Let's do it.", 'The patient agrees to a steroid injection.'],
  ])('that was put into words is written with its source: %s – %s', (asked, answer, written) => {
    expect(decisionsIn(`Doctor: ${asked}`, `Patient: ${answer}`)).toEqual([[written], [written]]);
    const { sentences } = composeNote({
      utterances: read(`${complaint}\nDoctor: ${asked}\nPatient: ${answer}`),
      recipe: generalRecipe,
    });
    const quotes = sentences.find(({ text }) => text === written)!.links.map(({ quote }) => quote);
    expect(quotes.at(-1)).toBe(answer.replace(/\.$/, ''));
  });
});

describe('a refusal', () => {
  it.each([
    ['I recommend a knee replacement.', "I don't want the surgery.", 'The patient does not want the surgery.'],
    [
      'I would like to start you on atorvastatin 40 milligrams daily.',
      "No, I'd rather not take that.",
      'The patient would rather not take atorvastatin.',
    ],
    ['You are due for a colonoscopy.', "I don't want one.", 'The patient does not want a colonoscopy.'],
    ['Would you like a flu shot today?', 'No thanks.', 'The patient does not want a flu shot.'],
    [
      'I suggest a cortisone injection.',
      "I'm not comfortable with the injection.",
      'The patient is not comfortable with the injection.',
    ],
    [
      'We could try metformin or insulin.',
      "I'd rather not.",
      'The patient would rather not have metformin or insulin.',
    ],
    [
      'I would recommend taking the gallbladder out.',
      "I don't want that done.",
      'The patient does not want that done.',
    ],
    [
      'I would like you to start insulin.',
      "I'm not going to take insulin, it scares me.",
      'The patient is not going to take insulin, it scares them.',
    ],
  ])('is in the note of a short and of a long visit: %s – %s', (said, answer, written) => {
    const [short, long] = decisionsIn(`Doctor: ${said}`, `Patient: ${answer}`);
    expect(short).toEqual([written]);
    expect(long!.map((line) => line.replace(/\b(?:him|her)\b/, 'them'))).toEqual([written]);
  });

  it('that the clinician dictates is kept', () => {
    const [short, long] = decisionsIn('Doctor: The patient declined the colonoscopy.');
    expect(short).toEqual(['The patient declined the colonoscopy.']);
    expect(long).toEqual(short);
  });

  it('of a parent is written as the family’s', () => {
    const [found] = decisionsIn('Doctor: He is due for the vaccine.', "Mother: We don't want the vaccine for him.");
    expect(found).toEqual(['They do not want the vaccine for him.']);
  });

  it('of anything but care stays in the history', () => {
    const [found] = decisionsIn('Doctor: I recommend rest.', "Patient: I don't want to gain weight.");
    expect(found).toEqual([expect.stringMatching(/stairs\. .*does not want to gain weight\.$/)]);
  });
});
