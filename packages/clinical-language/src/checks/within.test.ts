import { expect, it } from 'vitest';
import { alignSentences } from '../align-sentences.ts';
import { read } from '../testing/dialogues.ts';
import { checkNote } from './check-note.ts';

const visit = [
  'Doctor: What can I do for you?',
  'Patient: My right hip has been aching since the fall, and my left hip was replaced in 2015.',
  'Doctor: The right hip is tender. We took an x-ray of the right hip, and it shows no fracture.',
  'Doctor: Keep taking the naproxen 250 milligrams twice a day.',
  'Patient: Okay.',
].join('\n');

const withinOf = (texts: readonly string[]) => {
  const utterances = read(visit);
  const sentences = alignSentences(
    texts.map((text) => ({ text, section: 's' })),
    utterances,
  );
  const { checks } = checkNote({ utterances, sentences, sections: [] });
  return checks.filter(({ sentence }) => sentence !== null).map(({ sentence }) => sentence);
};

const right = ['Right hip pain since a fall.', 'The right hip is tender.'];

it('finds a side that differs from the rest of the note', () => {
  expect(withinOf([...right, 'X-ray of the left hip shows no fracture.'])).toEqual([2]);
});

it('finds a drug that one sentence stops and another continues', () => {
  expect(withinOf(['Continue naproxen 250 mg twice a day.', 'Stop naproxen.'])).toContain(1);
});

it('leaves a note alone whose sentences agree with each other and with the visit', () => {
  expect(withinOf([...right, 'Left hip replacement in 2015.', 'X-ray of the right hip shows no fracture.'])).toEqual(
    [],
  );
});
