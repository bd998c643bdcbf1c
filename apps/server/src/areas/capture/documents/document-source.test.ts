import { expect, it } from 'vitest';
import { documentSource } from './document-source.ts';

const page = (number: number, texts: string[], confidence: number | null = null) => ({
  number,
  lines: texts.map((text) => ({ text, confidence })),
});

it('reads a report line by line: a name at its head is no speaker', () => {
  const source = documentSource([page(1, ['Patient: Maria Lind', 'Sodium 140']), page(2, []), page(3, ['Plan: rest'])]);
  expect(source.question).toBe('Patient: Maria Lind\nSodium 140\n\nPlan: rest');
  expect(source.utterances.map(({ id, speaker, page: on, text }) => [id, speaker, on, text])).toEqual([
    ['u1', '', 1, 'Patient: Maria Lind'],
    ['u2', '', 1, 'Sodium 140'],
    ['u3', '', 3, 'Plan: rest'],
  ]);
});

it('reads a printed conversation by its speakers', () => {
  const talk = ['Doctor: How is the knee?', 'Patient: It hurts.', 'Doctor: Since when?', 'Patient: A week.'];
  expect(documentSource([page(1, talk)]).utterances.map(({ speaker, text }) => [speaker, text])[1]).toEqual([
    'Patient',
    'It hurts.',
  ]);
});

it('keeps how sure each line is, and has nothing to say of pages without words', () => {
  expect(documentSource([page(1, ['Sodium [unreadable]'], 0.7)]).utterances).toMatchObject([{ confidence: 0.7 }]);
  for (const texts of [[], ['[unreadable]'], ['— —', '[unreadable]']]) {
    expect(documentSource([page(1, texts, 0.1)])).toEqual({ question: '', utterances: [] });
  }
});

it('refuses more lines than an entry holds', () => {
  const pages = [
    page(
      1,
      Array.from({ length: 20_001 }, (_, at) => `line ${at}`),
    ),
  ];
  expect(() => documentSource(pages)).toThrow('more text than one entry can hold');
});
