import type { CheckAnswer, NoteCheck, TranscriptChecks } from '@clinical/contract/checks/checks.schemas';
import { clinician } from './fake-auth.ts';

export function checkAnswer(overrides: Partial<CheckAnswer> = {}): CheckAnswer {
  return {
    action: 'accept',
    reason: null,
    text: 'Confirmed by telephone.',
    userId: clinician.id,
    at: '2026-03-10T10:00:00.000Z',
    ...overrides,
  };
}

/** A dose that is written otherwise than it was said. */
export function noteCheck(overrides: Partial<NoteCheck> = {}): NoteCheck {
  return {
    key: 'k1',
    kind: 'dose',
    severity: 'major',
    sentence: 0,
    section: 'hpi',
    evidence: [{ utteranceId: 'u1', start: 9, end: 14, startMs: 12_000, endMs: 15_000, quote: 'cough' }],
    said: '50 mg',
    written: '500 mg',
    suggestion: null,
    answer: null,
    ...overrides,
  };
}

/** What was found in the note of `transcript()`: nothing. */
export function transcriptChecks(overrides: Partial<TranscriptChecks> = {}): TranscriptChecks {
  return {
    transcriptId: '0190a000-0000-7000-8000-0000000000e1',
    state: 'current',
    version: 1,
    checkerVersion: '1',
    checkedAt: '2026-03-10T09:00:01.000Z',
    checks: [],
    sentences: [
      { support: 'direct', severity: 'moderate' },
      { support: 'unsourced', severity: 'moderate' },
    ],
    ledger: [],
    degraded: null,
    abilities: { answer: true },
    ...overrides,
  };
}
