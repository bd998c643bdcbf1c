import { describe, expect, it, test } from 'vitest';
import { faultOf, standsIn, wholeQuote } from './quote-guard.ts';

const source =
  'Mortality was lower with apixaban than with warfarin in adults with atrial fibrillation (3.5% vs. 3.9%; hazard ratio 0.89). Bleeding did not increase.';
const quote =
  'Mortality was lower with apixaban than with warfarin in adults with atrial fibrillation (3.5% vs. 3.9%; hazard ratio 0.89).';

describe('a quote', () => {
  it('stands word for word, whatever its white space', () => {
    expect(standsIn('Bleeding  did not\nincrease.', source)).toBe(true);
    expect(standsIn('Bleeding did increase.', source)).toBe(false);
    expect(standsIn('  ', source)).toBe(false);
  });

  it('begins and ends where words do', () => {
    expect(standsIn('effective for migraine', 'Aspirin was ineffective for migraine.')).toBe(false);
    expect(standsIn('effective for migraine', 'Aspirin was non-effective for migraine.')).toBe(false);
    expect(standsIn('Dose was 1', 'Dose was 1.5 mg.')).toBe(false);
  });

  it('is read with the whole of its sentence', () => {
    const denied = 'There was no evidence that aspirin reduced mortality in older adults.';
    const piece = 'aspirin reduced mortality in older adults';
    expect(wholeQuote(piece, `Before. ${denied} After.`)).toBe(denied);
    expect(faultOf('Aspirin reduced mortality in older adults.', piece, denied)).toBe('negation');
    expect(faultOf(piece, piece, denied)).toBe('negation');
    expect(wholeQuote('that aspirin helped', 'No group said, as in Smith et al. that aspirin helped.')).toBe(
      'No group said, as in Smith et al. that aspirin helped.',
    );
  });
});

describe('a sentence and its quote', () => {
  it('holds in the words of its quote, and in fewer of them', () => {
    expect(faultOf(quote, quote, source)).toBeNull();
    expect(
      faultOf(
        'Mortality was lower with apixaban than with warfarin in adults with atrial fibrillation (hazard ratio 0.89).',
        quote,
        source,
      ),
    ).toBeNull();
  });

  test.each([
    ['number', 'Mortality was lower with apixaban than with warfarin (hazard ratio 0.79).'],
    ['direction', 'Mortality was higher with apixaban than with warfarin (hazard ratio 0.89).'],
    ['negation', 'Mortality was not lower with apixaban than with warfarin (hazard ratio 0.89).'],
    ['population', 'Mortality was lower with apixaban than with warfarin in children with atrial fibrillation.'],
    ['comparator', 'Mortality was lower with apixaban than with placebo in adults.'],
    ['number', 'Mortality was lower with apixaban than with warfarin (3.9% vs. 3.5%).'],
    ['comparator', 'Mortality was lower with warfarin than with apixaban in adults with atrial fibrillation.'],
    ['drug', 'Mortality was lower with rivaroxaban than with warfarin in adults.'],
    ['words', 'Apixaban for adults is sold in every pharmacy of the country under a trade name.'],
  ])('a changed %s is a fault', (fault, sentence) => {
    expect(faultOf(sentence, quote, source)).toBe(fault);
  });

  it('keeps the sign of a number, unless its sentence says that something fell', () => {
    const fell = 'Exercise reduced pain (mean difference -1.2, 95% CI -1.9 to -0.5).';
    expect(faultOf('Exercise reduced pain (difference -1.2).', fell, fell)).toBeNull();
    expect(faultOf('Exercise reduced pain by 1.2.', fell, fell)).toBeNull();
    expect(faultOf('The mean difference of exercise in pain was 1.2.', fell, fell)).toBe('number');
    const rose = 'Exercise raised walking speed (mean difference 1.2).';
    expect(faultOf('Exercise raised walking speed (mean difference -1.2).', rose, rose)).toBe('number');
  });

  it('has no denial more than its quote', () => {
    const both = 'Iron did not raise hemoglobin, and tea raised hemoglobin in runners.';
    expect(faultOf('Iron did not raise hemoglobin, and tea did not raise hemoglobin.', both, both)).toBe('negation');
  });

  it('does not hold on a denial that it leaves out, or on a quote that the source has otherwise', () => {
    expect(faultOf('Bleeding increased.', 'Bleeding did not increase.', source)).toBe('negation');
    expect(faultOf('Bleeding did increase.', 'Bleeding did increase.', source)).toBe('quote');
  });

  test.each([
    ['Statins did not reduce mortality but reduced stroke.', 'Statins reduced mortality but did not reduce stroke.'],
    ['Statins did not reduce mortality but reduced stroke.', 'Statins did not reduce stroke.'],
    ['Aspirin reduced mortality and statins reduced stroke.', 'Aspirin reduced stroke.'],
    ['Surgery was superior to physiotherapy.', 'Physiotherapy was superior to surgery.'],
    ['Bracing was replaced by taping.', 'Bracing replaced taping.'],
    ['In diabetic mice, aspirin reduced mortality.', 'Aspirin reduced mortality.'],
    ['In a subgroup of women over 80, aspirin reduced mortality.', 'Aspirin reduced mortality.'],
    ['In severe sepsis, aspirin reduced mortality.', 'Aspirin reduced mortality.'],
    ['Aspirin may reduce mortality.', 'Aspirin reduces mortality.'],
    ['Patients took 500 g of fibre.', 'Patients took 500 mg of fibre.'],
    ['Aspirin reduced mortality.', 'Aspirin reduced mortality and cures cancer.'],
    ['Aspirin reduced mortality, but increased bleeding.', 'Aspirin reduced mortality.'],
  ])('of “%s” does not hold: %s', (said, sentence) => {
    expect(faultOf(sentence, said, said)).not.toBeNull();
  });

  test.each([
    ['However, aspirin reduced mortality.', 'Aspirin reduced mortality.'],
    ['We found that aspirin reduced mortality (p = 0.02).', 'Aspirin reduced mortality.'],
    ['Aspirin reduced mortality, HR 0.80, 95% CI 0.70 to 0.91.', 'Aspirin reduced mortality.'],
    ['In adults, aspirin reduced mortality.', 'In adults aspirin reduces mortality.'],
  ])('of “%s” holds: %s', (said, sentence) => {
    expect(faultOf(sentence, said, said)).toBeNull();
  });
});
