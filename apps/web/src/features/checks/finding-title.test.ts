import { expect, test } from 'vitest';
import { findingTitle } from './finding-title.ts';

test('what differs is named by its kind, what is missing with its first words', () => {
  expect(findingTitle({ kind: 'dose', said: '50 mg' })).toBe('Dose differs');
  expect(findingTitle({ kind: 'missing', said: 'penicillin gives me a rash' })).toBe(
    'Not in the note: penicillin gives me a rash',
  );
  const long = 'my ankles are a little puffy at night but not every night';
  expect(findingTitle({ kind: 'missing', said: long })).toBe('Not in the note: my ankles are a little puffy at night…');
});
