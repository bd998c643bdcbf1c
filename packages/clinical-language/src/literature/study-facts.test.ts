import { expect, test } from 'vitest';
import { effectOf, sizeOf } from './study-facts.ts';

const told = (text: string) => [{ text, part: 'Results', kind: 'results' as const }];

test.each([
  ['Scars shrank (mean difference against no cream: −3.4 mm^2 (95% CI −5.2 to −1.6 mm^2; p = 0.03).'],
  ['Pain fell (mean difference -1.2, 95% CI -1.9 to -0.5).'],
  ['Deaths were 12% vs. 18% in the groups.'],
])('the effect of “%s” is shown with its sentence', (text) => {
  expect(effectOf(told(text))).toBe(text);
});

test('the effect alone is shown of a long sentence', () => {
  const effect = 'mean difference against no cream: −3.4 mm^2 (95% CI −5.2 to −1.6 mm^2; p = 0.03)';
  expect(effectOf(told(`Scars shrank${', as was seen'.repeat(30)} (${effect}.`))).toBe(effect);
});

test('the effect is that of the nearest sentence, in whatever form it is written', () => {
  const mortality = 'Mortality was 12% vs. 18% in the groups.';
  const bleeding = 'Bleeding rose (hazard ratio 1.40, 95% CI 1.10 to 1.80).';
  expect(effectOf([...told(mortality), ...told(bleeding)])).toBe(mortality);
});

test('the size is of those who took part, not of those who were looked through', () => {
  expect(sizeOf(told('5,000 patients screened, 240 patients were randomised.'))).toBe('240 patients');
  expect(sizeOf(told('Of 5,000 eligible patients, 240 patients were enrolled.'))).toBe('240 patients');
  expect(sizeOf(told('We screened 5,000 patients.'))).toBeNull();
  expect(sizeOf([...told('The registry holds 9,000 patients.'), ...told('We included 300 patients.')])).toBe(
    '300 patients',
  );
});

test('no effect and no size are read where none stands', () => {
  expect(effectOf(told('Pain fell.'))).toBeNull();
  expect(sizeOf(told('Pain fell within 12 weeks.'))).toBeNull();
  expect(sizeOf(told('A total of 1,240 adults took part.'))).toBe('total of 1,240 adults');
});
