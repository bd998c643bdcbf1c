import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { notePrompt } from './note-prompt.ts';
import { plainRequest } from '../../transcripts/note-request.ts';
import { mergeParts, roomFor, splitVisit } from './split-visit.ts';

const recipe = { generalInstructions: '', macros: [], defaultExam: '', sections: [] };
const utterance = (text: string, at: number): Utterance => ({
  id: `u${at + 1}`,
  speaker: at % 2 === 0 ? 'Doctor' : 'Patient',
  role: 'unknown',
  startMs: null,
  endMs: null,
  text,
  confidence: null,
});
const visit = (texts: readonly string[]) => ({
  recipe,
  utterances: texts.map(utterance),
  request: { ...plainRequest, extraContext: 'Sodium 128.' },
  materials: [],
});
const words = fc.array(fc.constantFrom('pain', 'knee', 'daily', 'aspirin', 'no'), { minLength: 1, maxLength: 60 });

test('every word is in one part, in its order, and no part is larger than there is room', () => {
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 30 }), fc.integer({ min: 120, max: 900 }), (said, room) => {
      const texts = said.map((line) => line.join(' '));
      const parts = splitVisit(visit(texts), room);
      const all = (from: readonly { text: string }[]) =>
        from
          .map(({ text }) => text)
          .join(' ')
          .split(/\s+/)
          .join(' ');
      expect(all(parts.flatMap(({ utterances }) => utterances))).toBe(texts.join(' '));
      for (const { utterances } of parts) {
        if (parts.length > 1) expect(all(utterances).length).toBeLessThanOrEqual(room);
      }
    }),
  );
});

test('a visit that fits is not split, and of one that is, each part says which it is and only the first has the typed facts', () => {
  const short = visit(['I have a headache.']);
  expect(splitVisit(short, 2_000)).toEqual([short]);
  const prompts = splitVisit(visit(Array.from({ length: 8 }, () => 'x'.repeat(90))), 300).map(
    (part) => notePrompt(part).prompt.text,
  );
  expect(prompts.length).toBeGreaterThan(2);
  expect(prompts[1]).toContain(`part 2 of ${prompts.length}`);
  expect(prompts.map((prompt) => prompt.includes('Sodium 128.'))).toEqual(prompts.map((_, at) => at === 0));
});

test('merging keeps every line once, and “Not discussed.” only where no part had anything', () => {
  const part = (history: string, exam: string) => [
    { key: 'history', text: history },
    { key: 'exam', text: exam },
  ];
  const parts = [
    part('Headache.\nTakes aspirin.', 'Not discussed.'),
    part('Takes aspirin.\nNo fever.', 'Not discussed.'),
  ];
  expect(mergeParts(parts, ['history', 'exam'])).toEqual(
    part('Headache.\nTakes aspirin.\nNo fever.', 'Not discussed.'),
  );
  expect(mergeParts([...parts, part('', 'Knee tender.')], ['exam'])).toEqual([{ key: 'exam', text: 'Knee tender.' }]);
});

test('a window that the instructions fill is refused', () => {
  const serving = {
    served: true as const,
    service: 'openai' as const,
    provider: 'p',
    model: 'm',
    reason: '',
    window: 3_000,
  };
  expect(() => roomFor(visit([]), 'gpt-4.1', serving)).toThrow('reach the limit of this model');
  expect(roomFor(visit([]), 'gpt-4.1', { ...serving, window: 96_000 })).toBeGreaterThan(50_000);
});
