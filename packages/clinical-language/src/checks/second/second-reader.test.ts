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

describe('what the second reader has otherwise', () => {
  it.each([
    [ankle, 'The ankle swelling is getting worse.', 'course'],
    [gout, 'The patient has gout.', 'subject'],
    [naproxen, 'Continue naproxen.', 'direction'],
    [knees, 'The left knee is tender.', 'side'],
    ['Patient: I have not had any vomiting.', 'He has had vomiting.', 'negation'],
    ['Patient: My elbow is swollen and stiff.', 'The knee is swollen and stiff.', 'part'],
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
    ['Patient: I do not have a fever.', `He reports fever. ${'and more '.repeat(400)}`],
  ])('lets stand: %s – %s', (source, text) => {
    expect(kindsOf(source, text)).toEqual([]);
  });
});
