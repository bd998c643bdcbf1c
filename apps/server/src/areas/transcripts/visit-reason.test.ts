import { expect, test } from 'vitest';
import { visitReason } from './visit-reason.ts';

const section = (key: string, header = key) => ({ key, header });
const sentence = (under: string, text: string, kind: 'said' | 'template' | 'typed' = 'said') => ({
  section: under,
  text,
  kind,
});

test('the chief complaint comes before the assessment, and that before the first sentence', () => {
  const sections = [section('hpi', 'History'), section('cc', 'Chief complaint'), section('ap', 'Assessment and plan')];
  const sentences = [sentence('hpi', 'She has a cough.'), sentence('ap', 'Asthma.'), sentence('cc', 'Cough at night.')];
  expect(visitReason({ sections, sentences })).toBe('Cough at night');
  expect(visitReason({ sections, sentences: sentences.slice(0, 2) })).toBe('Asthma');
  expect(visitReason({ sections, sentences: sentences.slice(0, 1) })).toBe('She has a cough');
});

test('text of the template and marks are no reason', () => {
  const sections = [section('ros', 'Review of systems')];
  const sentences = [sentence('ros', 'Denies fever.', 'template'), sentence('ros', '— 1.')];
  expect(visitReason({ sections, sentences })).toBeNull();
});

test('a long sentence ends after a word', () => {
  const reason = visitReason({ sections: [], sentences: [sentence('a', 'knee pain '.repeat(30))] });
  expect(reason).toMatch(/ (?:knee|pain)…$/);
  expect(reason!.length).toBeLessThanOrEqual(121);
  expect(visitReason({ sections: [], sentences: [sentence('a', 'x'.repeat(500))] })).toBe(`${'x'.repeat(60)}…`);
});
