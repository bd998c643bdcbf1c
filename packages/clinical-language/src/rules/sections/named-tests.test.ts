import { expect, it } from 'vitest';
import type { Statement } from '../frames/statements.ts';
import { nameTests, tellsResult } from './named-tests.ts';

const statement = (text: string): Statement => ({
  words: text.split(' '),
  form: 'told',
  role: 'clinician',
  clauses: [],
  phase: 'results',
  place: 0.6,
});

it('says which test "it" is', () => {
  const statements = [
    statement('this is the echocardiogram that we did last year'),
    statement('it shows mild regurgitation'),
  ];
  const chosen = [{ statement: statements[1]!, topic: 'results' as const, value: 30 }];
  expect(nameTests(chosen, statements)[0]!.statement.words.join(' ')).toBe('echocardiogram shows mild regurgitation');
});

it.each([
  ['this is the echocardiogram that we did last year', false],
  ['they did an x-ray before he came', false],
  ['the x-ray shows a fracture', true],
  ['potassium is 3.9', true],
])('knows whether "%s" tells a result', (text, tells) => {
  expect(tellsResult(text.split(' '))).toBe(tells);
});
