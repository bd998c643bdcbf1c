import { describe, expect, it } from 'vitest';
import type { LedgerEntry, NoteCheck, Support } from '../checks/checks.schemas.ts';
import type { SentenceKind } from '../transcripts/note-body.schemas.ts';
import { unresolved } from './signing.rules.ts';

const answer = (action: 'accept' | 'dismiss'): NoteCheck['answer'] => ({
  action,
  reason: action === 'dismiss' ? 'duplicate' : null,
  text: 'Confirmed by telephone.',
  userId: 'u',
  at: '2026-01-01T00:00:00.000Z',
});
const flag = (over: Partial<NoteCheck> = {}): NoteCheck => ({
  key: 'flag',
  kind: 'dose',
  severity: 'major',
  sentence: 0,
  section: 'plan',
  evidence: [],
  said: '50 mg',
  written: '500 mg',
  suggestion: null,
  answer: null,
  ...over,
});
const missing = (over: Partial<NoteCheck> = {}) => flag({ key: 'gone', kind: 'missing', sentence: null, ...over });
const ledger = (category: string): LedgerEntry => ({
  key: 'gone',
  utteranceId: 'u1',
  start: 0,
  end: 1,
  category,
  severity: 'major',
  state: 'missing',
  usedBy: [],
});
type Case = { checks: NoteCheck[]; support?: Support; kind?: SentenceKind; category?: string };
const open = ({ checks, support = 'contradicted', kind = 'said', category = 'drug' }: Case) =>
  unresolved({ checks, sentences: [{ support, severity: 'major' }], ledger: [ledger(category)] }, [{ kind }]).length;

describe('a sentence stands against signing', () => {
  it('when it is major and contradicted or unsourced', () => {
    expect(open({ checks: [flag()] })).toBe(1);
    expect(open({ checks: [flag({ kind: 'unsourced' })], support: 'unsourced' })).toBe(1);
    expect(open({ checks: [flag()], kind: 'template', support: 'unsourced' })).toBe(1);
  });

  it('until it is accepted; a dismissal is not enough', () => {
    expect(open({ checks: [flag({ answer: answer('accept') })] })).toBe(0);
    expect(open({ checks: [flag({ answer: answer('dismiss') })] })).toBe(1);
  });

  it('not when a person typed it, or when it is of less weight', () => {
    expect(open({ checks: [flag()], kind: 'typed' })).toBe(0);
    expect(open({ checks: [flag({ lacks: 'gone' })], kind: 'typed', category: 'dose' })).toBe(1);
    expect(open({ checks: [flag({ lacks: 'gone' })], kind: 'typed', category: 'number' })).toBe(0);
    const moderate = flag({ severity: 'moderate' });
    const found = { checks: [moderate], sentences: [{ support: 'contradicted', severity: 'moderate' } as const] };
    expect(unresolved({ ...found, ledger: [] }, [{ kind: 'said' }])).toEqual([]);
  });
});

describe('what is missing stands against signing', () => {
  it.each(['drug', 'dose', 'allergy', 'refusal'])('when it is a %s, until it is dismissed', (category) => {
    expect(open({ checks: [missing()], category })).toBe(1);
    expect(open({ checks: [missing({ answer: answer('dismiss') })], category })).toBe(0);
  });

  it.each(['symptom', 'diagnosis', 'promise', 'number'])('not when it is a %s', (category) => {
    expect(open({ checks: [missing()], category })).toBe(0);
  });
});
