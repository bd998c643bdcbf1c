import { describe, expect, it } from 'vitest';
import { alignSentences } from '../../align-sentences.ts';
import { read } from '../../testing/dialogues.ts';
import { otherwiseThan } from './second-reader.ts';

const kindsOf = (source: string, text: string): string[] => {
  const utterances = read(source);
  const [sentence] = alignSentences([{ text, section: 's' }], utterances);
  return otherwiseThan(text, sentence!.links, utterances, false).map(({ kind }) => kind);
};

const ankle = 'Patient: My left ankle has been swollen. It is getting better.';
const gout = 'Doctor: Anything in the family?\nPatient: My father has gout.';
const naproxen = 'Doctor: I want you to stop the naproxen.\nPatient: Okay.';
const knees = 'Doctor: Both knees are tender.\nPatient: Yes.';

const asked = 'Doctor: Have you noticed a rash?\nPatient: Um, no, but I do have itching.';
const unmarked =
  'Doctor: okay so tell me how you slept last week and do you have any vertigo at all no okay now let us look at your ears';
const itch = 'Doctor: Show me the elbow.\nPatient: Here.\nDoctor: Does it itch?\nPatient: Sometimes.';
const sight = 'Doctor: Any problems with your vision?\nPatient: No, it is fine.';
const grandma = 'Doctor: Anything that runs in the family?\nPatient: My grandmother has glaucoma.';

describe('what the second reader has otherwise', () => {
  it.each([
    [ankle, 'The ankle swelling is getting worse.', 'course'],
    [gout, 'The patient has gout.', 'subject'],
    [naproxen, 'Continue naproxen.', 'direction'],
    [knees, 'The left knee is tender.', 'side'],
    ['Patient: I have not had any vomiting.', 'He has had vomiting.', 'negation'],
    ['Patient: My elbow is swollen and stiff.', 'The knee is swollen and stiff.', 'part'],
    [asked, 'He has a rash.', 'negation'],
    [asked, 'He denies any itching.', 'negation'],
    [unmarked, 'He has vertigo.', 'negation'],
    [grandma, 'FH: Patient - glaucoma', 'subject'],
    [grandma, 'He denies a medical history of glaucoma.', 'subject'],
    ['Doctor: Raise the ramipril from 5 to 10.', 'Decrease ramipril from 5 to 10 mg.', 'direction'],
    ['Doctor: Stop the ramipril and we will start you on losartan.', 'Discontinue losartan.', 'direction'],
    ['Doctor: You have tenderness in your lower back.', 'Tenderness in the upper back.', 'part'],
  ])('%s – %s', (source, text, kind) => {
    expect(kindsOf(source, text)).toContain(kind);
  });

  it.each([
    [ankle, 'The left ankle swelling is getting better.'],
    [gout, 'His father has gout.'],
    [naproxen, 'Stop naproxen.'],
    [knees, 'Both knees are tender.'],
    ['Patient: I do not have a fever.', 'He denies fever.'],
    ['Patient: I do not have a fever.', 'Fever is not discussed.'],
    [asked, 'He denies a rash.'],
    [asked, 'He has itching.'],
    [grandma, 'FH: grandmother - glaucoma'],
    ['Doctor: Stop the ramipril and we will start you on losartan.', 'Discontinue ramipril.'],
    [itch, 'The elbow itches sometimes.'],
    [sight, 'The vision is fine.'],
    ['Patient: My left shoulder hurts, right at the shoulder blade.', 'The left shoulder hurts.'],
    ['Patient: I do not have a fever.', `He reports fever. ${'and more '.repeat(400)}`],
  ])('lets stand: %s – %s', (source, text) => {
    expect(kindsOf(source, text)).toEqual([]);
  });
});
