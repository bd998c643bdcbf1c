import { expect, test } from 'vitest';
import { firstProgress, readProgress } from './onboarding-progress.ts';

test('what was kept is taken up again', () => {
  const kept = { ...firstProgress, step: 'check', samples: ['a'], checked: ['a'] };
  expect(readProgress(kept)).toEqual(kept);
});

test('a step whose material is missing begins at the samples, and what is no progress is none', () => {
  expect(readProgress({ ...firstProgress, step: 'template' })?.step).toBe('samples');
  expect(readProgress({ ...firstProgress, step: 'check' })?.step).toBe('samples');
  expect(readProgress({ step: 'another' })).toBeNull();
  expect(readProgress('text')).toBeNull();
});
