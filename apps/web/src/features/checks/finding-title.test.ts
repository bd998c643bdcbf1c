import { expect, test } from 'vitest';
import { findingTitle } from './finding-title.ts';

test('what differs is named by its kind, what is missing with the sentence that would say it', () => {
  expect(findingTitle({ kind: 'dose', said: '50 mg', suggestion: null })).toBe('Dose differs');
  const rash = 'Penicillin causes a rash.';
  expect(findingTitle({ kind: 'missing', said: 'Any allergies? … penicillin', suggestion: rash })).toBe(
    'Not in the note: Penicillin causes a rash.',
  );
  const long = 'my ankles are a little puffy at night but not every night';
  expect(findingTitle({ kind: 'missing', said: long, suggestion: null })).toBe(
    'Not in the note: my ankles are a little puffy at night…',
  );
});
