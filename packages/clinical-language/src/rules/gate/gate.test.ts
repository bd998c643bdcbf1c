import { describe, expect, it } from 'vitest';
import { faultOf, findingFaultOf, findingRules, gateRules } from './faults.ts';
import { isWholeSentence, matters } from './whole-sentence.ts';

const split = (text: string): string[] => text.split(' ');

it.each(gateRules.map(({ id, pattern, example }) => [id, example, pattern] as const))(
  '%s stops "%s"',
  (_, example, pattern) => {
    expect(pattern.test(example)).toBe(true);
    expect(faultOf(split(example))).toBeDefined();
  },
);

it.each(findingRules.map(({ id, example }) => [id, example] as const))('%s is no finding: "%s"', (id, example) => {
  expect(findingFaultOf(split(example))?.id).toBe(id);
});

it.each([
  'no edema of the lower extremities',
  'tenderness over the left lower quadrant',
  'pain with flexion and extension',
])('is a finding: %s', (text) => {
  expect(findingFaultOf(split(text))).toBeUndefined();
});

describe('what passes', () => {
  it.each([
    'he has had knee pain for three weeks',
    'she takes lisinopril 20 milligrams daily',
    'the pain is worse at night',
    'the patient does not smoke',
    'his father had a heart attack at 50',
    'she is unable to walk up the stairs without stopping',
    'the cough keeps her awake',
  ])('%s', (text) => {
    expect(faultOf(split(text))?.id).toBeUndefined();
    expect(isWholeSentence(split(text))).toBe(true);
    expect(matters(split(text))).toBe(true);
  });
});

it.each(['in that area', 'same thing', 'four days of it'])('is no whole sentence: %s', (text) => {
  expect(isWholeSentence(split(text))).toBe(false);
});

it.each(['he hates that word', 'she called her friend', 'the team lost again'])('matters to no note: %s', (text) => {
  expect(matters(split(text))).toBe(false);
});
