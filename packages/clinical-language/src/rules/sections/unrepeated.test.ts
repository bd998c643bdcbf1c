import { expect, it } from 'vitest';
import type { Draft } from './draft.ts';
import { unrepeated } from './unrepeated.ts';

const left = (...texts: string[]): string[] =>
  unrepeated(texts.map((text): Draft => ({ text, kind: 'said', links: [], topic: 'results', words: [] }))).map(
    ({ text }) => text,
  );

it('keeps the longer of two lines that say the same', () => {
  expect(left('No fracture.', 'No fracture or dislocation.')).toEqual(['No fracture or dislocation.']);
  expect(left('Wrist x-ray: normal.', 'Normal x-ray of the wrist.')).toEqual(['Wrist x-ray: normal.']);
});

it('keeps lines of another content or polarity', () => {
  expect(left('No fracture.', 'Fracture of the wrist.')).toHaveLength(2);
  expect(left('Hemoglobin 12.', 'Ferritin 12.')).toHaveLength(2);
});
