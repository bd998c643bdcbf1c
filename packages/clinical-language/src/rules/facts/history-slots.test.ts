import { expect, it } from 'vitest';
import { read } from '../../testing/dialogues.ts';
import { clausesOf } from '../clauses/clauses.ts';
import { phasesOf } from '../clauses/phases.ts';
import { personaOf } from '../people/persona.ts';
import { readHistorySlots } from './history-slots.ts';

const slotsOf = (...lines: string[]): string[] => {
  // what is told must stand in the first half of a visit
  const rest = Array.from({ length: 12 }, () => 'Doctor: Fine.\nPatient: Good.').join('\n');
  const clauses = clausesOf(read(`${lines.join('\n')}\n${rest}`));
  return readHistorySlots(clauses, phasesOf(clauses), 'elbow pain', personaOf('male')).map(({ words }) =>
    words.join(' '),
  );
};

it.each([
  ['Doctor: When did it start?', 'Patient: About four days ago.', ['symptoms started about 4 days ago']],
  ['Doctor: When did it start?', 'Patient: About two hours ago.', ['symptoms started about 2 hours ago']],
  ['Doctor: How long have you felt it?', 'Patient: Only today really.', ['symptoms started today']],
  ['Doctor: How long has it hurt?', 'Patient: For two weeks.', ['symptoms have been present for 2 weeks']],
  ['Doctor: Can you describe the pain?', 'Patient: It is a sharp pain.', ['the pain is sharp']],
  ['Doctor: Is it sharp or dull?', 'Patient: It is not sharp.', []],
  ['Doctor: Is the pain constant?', 'Patient: No, it comes and goes.', ['the pain comes and goes']],
  ['Doctor: And now?', 'Patient: The pain is worse when I lift my arm.', ['the pain is worse when he lifts his arm']],
  ['Doctor: Have you ever injured that elbow before?', 'Patient: No.', ['he denies any prior injury to the elbow']],
  [
    'Doctor: Which pills have you taken for that pain?',
    'Patient: I took some ibuprofen, but it did not help.',
    ['he has tried ibuprofen , without much relief'],
  ],
  ['Doctor: Which pills have you taken for that pain?', 'Patient: I have not taken any ibuprofen.', []],
  ['Doctor: Do you take any regular medication?', 'Patient: I do take aspirin for my pain.', []],
  [
    'Doctor: Where exactly is the pain?',
    'Patient: It is on the outside of my elbow.',
    ['the pain is on the outside of the elbow'],
  ],
  [
    'Doctor: Does that pain travel to any other place, perhaps the hand?',
    'Patient: Yes. Into my left forearm, and sometimes my shoulder too.',
    ['the pain radiates to the left forearm and the shoulder'],
  ],
  ['Doctor: Does the pain go anywhere?', 'Patient: No.', ['the pain does not radiate']],
  ['Doctor: And then?', 'Patient: It shoots down my arm.', ['the pain radiates down the arm']],
  ['Doctor: And then?', 'Patient: I went to the shop with my brother.', []],
  ['Doctor: Do you have it still?', 'Patient: Yes, it is still there.', ['symptoms are still present']],
])('%s %s', (asked, answer, slots) => {
  expect(slotsOf('Doctor: Hello.', 'Patient: My elbow is sore.', asked, answer)).toEqual(slots);
});
