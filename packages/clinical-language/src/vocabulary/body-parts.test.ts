import { describe, expect, it } from 'vitest';
import { partsOf, sidesOf } from '../checks/reading/sides.ts';
import { examSystem } from '../rules/sections/exam.ts';
import { symptomIn } from '../rules/facts/complaint.ts';
import { segmentsOf } from '../rules/facts/segments.ts';
import { withoutOpeners } from '../rules/normalise/clean-words.ts';
import { withArticles } from '../rules/grammar/body-articles.ts';
import {
  examinedForm,
  examinedWithinForm,
  jointName,
  limbName,
  pairedPartName,
  pairedPlaceName,
  partBeforeNoun,
  partForm,
  placeBeforeNoun,
  placeForm,
  placeName,
} from './body-parts.ts';
import { systemOf } from './body-systems.ts';
import { canonicalWords } from './synonyms.ts';

const words = (text: string): string[] => text.split(' ');
const matches = (source: string, text: string): boolean => new RegExp(`^${source}$`).test(text);

describe('classes of body parts', () => {
  it.each([
    ['placeName', placeName, 'knee hallux belly face', 'knees kidney skin joint'],
    ['placeForm', placeForm, 'knees feet halluces teeth abdomen', 'kidneys eardrum abdominal'],
    ['placeBeforeNoun', placeBeforeNoun, 'knee abdominal belly pelvic joint', 'abdomen pelvis lung'],
    ['pairedPlaceName', pairedPlaceName, 'hallux ear thumb', 'back chest abdomen kidney'],
    ['pairedPartName', pairedPartName, 'hallux kidney eardrum', 'back heart liver'],
    ['jointName', jointName, 'elbow foot toe', 'leg thigh back ankles'],
    ['limbName', limbName, 'elbow leg', 'back ear'],
    ['partForm', partForm, 'kidneys femur uvula menisci', 'abdominal renal side'],
    ['examinedForm', examinedForm, 'lungs eardrum neck belly', 'knee nose tummy'],
    ['examinedWithinForm', examinedWithinForm, 'lungs throat eardrums', 'neck skin ears'],
    ['partBeforeNoun', partBeforeNoun, 'renal abdominal chest liver', 'kidneys'],
  ])('%s', (_, source, some, none) => {
    for (const word of words(some)) expect(matches(source, word), word).toBe(true);
    for (const word of words(none)) expect(matches(source, word), word).toBe(false);
  });

  it('give each reader the same parts', () => {
    expect(symptomIn('my left hallux hurts')).toBe('left hallux pain');
    expect(symptomIn('my face is swollen')).toBe('face swelling');
    expect(sidesOf(words('pain in the left hallux'))).toEqual([{ side: 'left', at: 3, part: 'hallux' }]);
    expect(partsOf(words('both halluces and the right kneecap'))).toEqual(['hallux', 'kneecap']);
    expect(withoutOpeners(words('right hallux is red'))).toEqual(words('right hallux is red'));
    expect(withoutOpeners(words('right back to the knee'))).toEqual(words('back to the knee'));
    expect(withArticles(words('an x-ray of his left hallux'))).toEqual(words('an x-ray of the left hallux'));
    expect(segmentsOf(words('the skin is warm eyes are clear'))).toEqual([
      words('the skin is warm'),
      words('eyes are clear'),
    ]);
    expect(systemOf(words('tummy'))).toBe('Gastrointestinal');
    expect(canonicalWords(words('tummy and kidneys'))).toEqual(words('abdomen and renal'));
  });

  it('leave edema of both ankles to the heart', () => {
    expect(examSystem(words('edema and tenderness of the ankles'))).toBe('Cardiovascular');
    expect(examSystem(words('edema and tenderness of the left ankle'))).toBe('Musculoskeletal');
  });
});
