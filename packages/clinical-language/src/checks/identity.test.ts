import { describe, expect, it } from 'vitest';
import { read } from '../testing/dialogues.ts';
import { identityVisits } from '../testing/identity-visits.ts';
import { quietRecordings } from '../testing/quiet-recordings.ts';
import { verifyLink } from '../verify-link.ts';
import { checkIdentity } from './identity.ts';
import { speechAmount } from './speech-amount.ts';

describe('whose visit it is', () => {
  it.each(identityVisits.map((visit) => [visit.title, visit] as const))(
    'is the chart’s patient: %s',
    (_, { source, chart }) => {
      expect(checkIdentity(read(source), chart)).toEqual({ fires: false, conflicts: [] });
    },
  );

  it.each(
    identityVisits.map((visit, at) => [visit.title, visit, identityVisits[(at + 1) % identityVisits.length]!] as const),
  )('is another patient than the chart’s: %s', (_, { source }, { chart }) => {
    const utterances = read(source);
    const { fires, conflicts } = checkIdentity(utterances, chart);
    expect(fires).toBe(true);
    for (const { evidence } of conflicts) expect(evidence.every((link) => verifyLink(link, utterances))).toBe(true);
  });

  it('is doubted when a child is presented in the chart of an adult', () => {
    const source = read("Doctor: So this is Mia, she's four, and you said she's been pulling on her left ear?");
    const chart = {
      name: 'Rosa Delgado',
      dateOfBirth: '1972-03-09',
      sex: 'female',
      knownProblems: [],
      today: '2026-05-04',
    };
    const { fires, conflicts } = checkIdentity(source, chart);
    expect([fires, conflicts.map(({ field }) => field)]).toEqual([true, ['name', 'age']]);
    expect(checkIdentity(source, { ...chart, name: 'Mia Hall', dateOfBirth: '2022-02-01' }).conflicts).toEqual([]);
    expect(checkIdentity(read("Doctor: You're fifty-four now, is that right?"), chart).conflicts).toEqual([]);
  });

  it('is not doubted for one soft conflict, or for what the chart lacks', () => {
    const source = read('Doctor: So Daniel is a 46-year-old male here for his knee.');
    const chart = {
      name: 'Daniel Ortiz',
      dateOfBirth: '1980-01-20',
      sex: 'female',
      knownProblems: [],
      today: '2026-05-04',
    };
    expect(checkIdentity(source, chart)).toMatchObject({ fires: false, conflicts: [{ field: 'sex', hard: false }] });
    expect(checkIdentity(source, { ...chart, name: '', dateOfBirth: null, sex: null }).conflicts).toEqual([]);
  });

  it('is doubted when a known problem is denied and the age is off', () => {
    const source = read('Doctor: How old are you?\nPatient: I am 30.\nDoctor: Do you have diabetes?\nPatient: No.');
    const chart = {
      name: 'Kim Lee',
      dateOfBirth: '1950-01-01',
      sex: null,
      knownProblems: ['Type 2 diabetes'],
      today: '2026-05-04',
    };
    expect(checkIdentity(source, chart)).toMatchObject({
      fires: true,
      conflicts: [{ field: 'age' }, { field: 'problem' }],
    });
  });
});

describe('how much speech there is', () => {
  it.each(quietRecordings.map((one, at) => [at, one] as const))(
    'none or little in silence, noise and music (%i)',
    (_, { utterances, durationMs, expected }) => {
      expect(speechAmount({ utterances, durationMs })).toBe(expected);
    },
  );

  it('is little under 20 seconds or 20 words, else enough', () => {
    const spoken = read(`Patient: ${'my knee has been hurting since monday and it is worse at night '.repeat(3)}`);
    expect(speechAmount({ utterances: spoken, durationMs: null })).toBe('enough');
    expect(speechAmount({ utterances: spoken, durationMs: 19_000 })).toBe('little');
    expect(speechAmount({ utterances: read('Patient: my knee hurts'), durationMs: 60_000 })).toBe('little');
  });
});
