import { describe, expect, it } from 'vitest';
import { allergiesIn } from './allergies.ts';
import { statedFacts } from './stated-facts.ts';

const read = (sentence: string, header = '') =>
  allergiesIn(sentence, header).found.map(({ subject, state }) => `${subject} ${state}`.trim());

describe('allergies of a sentence', () => {
  it.each([
    ['Penicillin (hives), no known food allergies.', '', ['penicillin mentioned', 'food not']],
    ['Penicillin (hives), no known food allergies.', 'Allergies', ['penicillin allergic', 'food not']],
    ['She has a penicillin allergy but no food allergies.', '', ['penicillin allergic', 'food not']],
    ['No known drug allergies except penicillin.', '', ['penicillin allergic']],
    ['NKDA except for sulfa.', '', ['sulfa allergic']],
    ['NKDA except for sulfa.', 'Allergies', ['sulfa allergic']],
    ['No known allergies except a red dye.', '', ['a red dye mentioned']],
    ['No known food allergies.', '', ['food not']],
    ['No known drug or food allergies.', '', ['none']],
    ['No latex allergy.', '', ['latex not']],
    ['NKDA.', 'Allergies', ['none']],
    ['He denies any allergies.', '', ['none']],
    ['No known allergy to penicillin.', '', ['penicillin not']],
    ['Not allergic to penicillin, but allergic to sulfa.', '', ['penicillin not', 'sulfa allergic']],
    ['Seasonal allergies and a penicillin allergy.', '', ['penicillin allergic']],
    ['Seasonal allergies.', '', []],
    ['Takes loratadine for allergies.', '', []],
    ['Her son has a peanut allergy, and she is allergic to sulfa.', '', ['sulfa allergic']],
    ['Allergic to penicillin and takes warfarin.', '', ['penicillin allergic']],
    ['Allergic to penicillin, sulfa and latex.', '', ['penicillin allergic', 'sulfa allergic', 'latex allergic']],
    ['No allergies to penicillin or sulfa.', '', ['penicillin not', 'sulfa not']],
    ['PCN allergy.', '', ['penicillin allergic']],
    ['Anaphylaxis to peanuts.', '', ['peanuts allergic']],
    ['She had hives after amoxicillin.', '', ['amoxicillin mentioned']],
    ['Her mother is allergic to penicillin.', '', []],
  ])('%s %s', (sentence, header, found) => expect(read(sentence, header)).toEqual(found));

  it('stand beside what else the sentence says', () => {
    const facts = statedFacts('NKDA, takes lisinopril 20 mg daily.').map(({ value }) => value);
    expect(facts).toEqual(['No allergies', '20 mg']);
    expect(statedFacts('She smokes, and her father never smoked.').map(({ value }) => value)).toEqual(['Smokes']);
  });
});
