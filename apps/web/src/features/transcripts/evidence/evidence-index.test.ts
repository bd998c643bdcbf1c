import type { NoteCheck } from '@clinical/contract/checks/checks.schemas';
import { describe, expect, it } from 'vitest';
import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { checkAnswer, noteCheck, transcriptChecks } from '../../../testing/check-builders.ts';
import { statesOf } from '@clinical/contract/checks/sentence-state.rules';
import { countStates, partsOf, usesOfUtterances, withUnsure } from './evidence-index.ts';

const link = (utteranceId: string, start = 0, end = 4) => ({
  utteranceId,
  start,
  end,
  startMs: null,
  endMs: null,
  quote: 'said',
});
const sentence = (over: Partial<NoteSentence>): NoteSentence => ({
  text: 'A sentence.',
  section: 'plan',
  kind: 'said',
  links: [],
  ...over,
});

it('counts how the sentences stand to their sources', () => {
  const sentences = [
    sentence({ links: [link('u1')] }),
    sentence({}),
    sentence({ kind: 'exam' }),
    sentence({ kind: 'template' }),
    sentence({ kind: 'typed' }),
  ];
  const counts = { sourced: 1, unsourced: 2, contradicted: 0, template: 1, typed: 1 };
  expect(countStates(statesOf(sentences, null))).toEqual(counts);
});

describe('with what was found', () => {
  const sentences = [sentence({ links: [link('u1')] }), sentence({ kind: 'template' }), sentence({ kind: 'typed' })];
  const judged = { support: 'direct', severity: 'major' } as const;
  const found = (...checks: NoteCheck[]) => transcriptChecks({ checks, sentences: [judged, judged, judged] });

  it('a sentence that differs is contradicted until somebody accepts it', () => {
    const flag = noteCheck({ kind: 'dose', sentence: 0 });
    expect(statesOf(sentences, found(flag))).toEqual(['contradicted', 'template', 'typed']);
    const accepted = { ...flag, answer: checkAnswer() };
    expect(statesOf(sentences, found(accepted))).toEqual(['sourced', 'template', 'typed']);
  });

  it('template text that nothing set off has no source, and typed text stays typed', () => {
    const unfounded = [1, 2].map((at) => noteCheck({ key: `k${at}`, kind: 'unsourced', sentence: at }));
    expect(statesOf(sentences, found(...unfounded))).toEqual(['sourced', 'unsourced', 'typed']);
  });

  it('of another text it says nothing', () => {
    const other = transcriptChecks({ checks: [noteCheck({ sentence: 0 })], sentences: [judged] });
    expect(statesOf(sentences, other)[0]).toBe('sourced');
  });
});

it('lists for each utterance the sentences that use it, each once', () => {
  const uses = usesOfUtterances([
    sentence({ links: [link('u1'), link('u1', 6, 9)] }),
    sentence({ links: [link('u2'), link('u1')] }),
  ]);
  expect(uses.get('u1')).toEqual([0, 1]);
  expect(uses.get('u2')).toEqual([1]);
});

describe('the parts of an utterance', () => {
  it('are cut where its links start and end', () => {
    expect(partsOf('I cough at night.', [{ start: 2, end: 7 }])).toEqual([
      { text: 'I ', marked: false },
      { text: 'cough', marked: true },
      { text: ' at night.', marked: false },
    ]);
  });

  it('join spans that overlap or touch, and never lose a letter', () => {
    const text = 'No fever, no chills.';
    const parts = partsOf(text, [
      { start: 10, end: 99 },
      { start: 0, end: 8 },
      { start: 3, end: 10 },
    ]);
    expect(parts).toEqual([{ text, marked: true }]);
    expect(partsOf(text, [])).toEqual([{ text, marked: false }]);
  });
});

it('words that the engine was not sure of are cut out of marked and plain parts alike', () => {
  const parts = partsOf('Take 5 mg daily', [{ start: 0, end: 6 }]);
  expect(withUnsure(parts, [{ start: 5, end: 9 }])).toEqual([
    { text: 'Take ', marked: true, unsure: false },
    { text: '5', marked: true, unsure: true },
    { text: ' mg', marked: false, unsure: true },
    { text: ' daily', marked: false, unsure: false },
  ]);
  expect(withUnsure(parts).map(({ unsure }) => unsure)).toEqual([false, false]);
});
