import { describe, expect, it } from 'vitest';
import { choiceKey, readChoice, usableChoice } from './template-choice.ts';

it('survives being kept as text', () => {
  for (const choice of [{ kind: 'own', id: 'a' }, { kind: 'starter', key: 'soap:short' }, { kind: 'general' }] as const)
    expect(readChoice(choiceKey(choice))).toEqual(choice);
  expect(readChoice('own:')).toEqual({ kind: 'general' });
});

describe('the template for the next note', () => {
  const own = [{ id: 'a' }, { id: 'b' }];
  const starters = [{ key: 'soap' }];

  it('is the one wanted, as long as it is there', () => {
    expect(usableChoice({ kind: 'own', id: 'b' }, own, starters)).toEqual({ kind: 'own', id: 'b' });
    expect(usableChoice({ kind: 'own', id: 'gone' }, own, starters)).toEqual({ kind: 'own', id: 'a' });
    expect(usableChoice({ kind: 'general' }, own, starters)).toEqual({ kind: 'general' });
  });

  it('is a starter for somebody who has none', () => {
    expect(usableChoice(null, [], starters)).toEqual({ kind: 'starter', key: 'soap' });
    expect(usableChoice(null, [], [])).toEqual({ kind: 'general' });
  });
});
