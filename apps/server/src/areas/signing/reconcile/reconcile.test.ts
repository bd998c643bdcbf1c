import { describe, expect, it } from 'vitest';
import { findConflicts } from './find-conflicts.ts';
import { statedFacts } from '@clinical/language/stated-facts/stated-facts';

const stated = (sentence: string, header = '') =>
  statedFacts(sentence, header).map(({ about, subject, value }) => `${about} ${subject}: ${value}`);

describe('what a sentence states', () => {
  it.each([
    ['I am allergic to penicillin.', '', ['allergy penicillin: Allergic to penicillin']],
    ['Penicillin (rash).', 'Allergies', ['allergy penicillin: Allergic to penicillin']],
    ['No known drug allergies.', '', ['allergy : No allergies']],
    ['He is not allergic to penicillin.', '', ['allergy penicillin: Not allergic to penicillin']],
    ['I get seasonal allergies.', '', []],
    ['I take lisinopril 20 mg once a day.', '', ['dose lisinopril: 20 mg']],
    ['Takes metformin 500 mg and lisinopril 10 mg.', '', ['dose metformin: 500 mg', 'dose lisinopril: 10 mg']],
    ['I never smoked.', '', ['smoking : Never smoked']],
    ['Quit smoking ten years ago.', '', ['smoking : Former smoker']],
    ['Denies smoking.', '', ['smoking : Does not smoke']],
    ['I smoke a pack a day.', '', ['smoking : Smokes']],
    ['Are you allergic to penicillin?', '', []],
    ['My father smokes two packs a day.', '', []],
    ['The knee is swollen.', '', []],
  ])('%s', (sentence, header, facts) => {
    expect(stated(sentence, header)).toEqual(facts);
  });
});

describe('sources', () => {
  const source = (name: 'prechart' | 'visit' | 'last-signed', ...sentences: string[]) => ({
    source: name,
    at: '2026-01-01T00:00:00.000Z',
    facts: sentences.flatMap((sentence) => statedFacts(sentence)),
  });
  const found = (...sources: ReturnType<typeof source>[]) =>
    findConflicts(sources).map(({ about, sides }) => `${about}: ${sides.map(({ value }) => value).join(' | ')}`);

  it('that differ are a conflict with both quotes', () => {
    expect(
      found(source('visit', 'I take lisinopril 20 mg.'), source('last-signed', 'Lisinopril 10 mg daily.')),
    ).toEqual(['dose: 20 mg | 10 mg']);
    expect(
      found(source('prechart', 'No known drug allergies.'), source('visit', 'I am allergic to penicillin.')),
    ).toEqual(['allergy: No allergies | Allergic to penicillin']);
    expect(found(source('visit', 'I smoke a pack a day.'), source('last-signed', 'Never smoked.'))).toEqual([
      'smoking: Smokes | Never smoked',
    ]);
  });

  it('that agree, or say no more than the other, are none', () => {
    expect(found(source('visit', 'I take lisinopril 20 mg.'), source('last-signed', 'Lisinopril 20 mg.'))).toEqual([]);
    expect(found(source('visit', 'Metformin 1 g.'), source('last-signed', 'Metformin 1000 mg.'))).toEqual([]);
    expect(found(source('visit', 'Denies smoking.'), source('last-signed', 'Former smoker.'))).toEqual([]);
    expect(found(source('visit', 'I take lisinopril 20 mg.'))).toEqual([]);
  });

  it('change the key with what they say, so that a pick is not taken for another', () => {
    const before = source('last-signed', 'Lisinopril 10 mg.');
    const keys = ['20 mg', '40 mg'].map(
      (dose) => findConflicts([source('visit', `I take lisinopril ${dose}.`), before])[0]!.key,
    );
    expect(new Set(keys).size).toBe(2);
  });
});
