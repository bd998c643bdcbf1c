import { expect, test } from 'vitest';
import { effectOf, sizeOf } from './study-facts.ts';

const told = (text: string) => [{ text, part: 'Results', kind: 'results' as const }];

test.each([
  [
    'Fat fell (mean difference from placebo: −28.1 cm^2 (95% CI −49.9 to −6.3 cm^2; p = 0.02).',
    'mean difference from placebo: −28.1 cm^2 (95% CI −49.9 to −6.3 cm^2; p = 0.02)',
  ],
  ['Pain fell (mean difference -1.2, 95% CI -1.9 to -0.5).', 'mean difference -1.2, 95% CI -1.9 to -0.5'],
  ['Deaths were 12% vs. 18% in the groups.', '12% vs. 18%'],
])('the effect of “%s” is read with its interval', (text, effect) => {
  expect(effectOf(told(text))).toBe(effect);
});

test('no effect and no size are read where none stands', () => {
  expect(effectOf(told('Pain fell.'))).toBeNull();
  expect(sizeOf(told('Pain fell within 12 weeks.'))).toBeNull();
  expect(sizeOf(told('A total of 1,240 adults took part.'))).toBe('total of 1,240 adults');
});
