import { describe, expect, it } from 'vitest';
import { commonCodes } from './common-codes.ts';
import { suggestCodes } from './suggest-codes.ts';
import { visitLevel } from './visit-level.ts';

const sections = [
  { key: 'hpi', header: 'History of present illness' },
  { key: 'fh', header: 'Family history' },
  { key: 'plan', header: 'Assessment and plan' },
];
const said = (text: string, section = 'plan') => ({ text, section });
const codes = (...sentences: ReturnType<typeof said>[]) => suggestCodes(sentences, sections).map(({ code }) => code);

describe('the table', () => {
  it('has each code once, in the shape of the classification', () => {
    expect(commonCodes.length).toBeGreaterThan(300);
    expect(new Set(commonCodes.map(({ code }) => code)).size).toBe(commonCodes.length);
    for (const { code, title, terms } of commonCodes) {
      expect(code).toMatch(/^[A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?$/);
      expect(title).not.toBe('');
      expect(
        terms.every((term) => /^[a-z0-9][a-z0-9 -]*$/.test(term)),
        code,
      ).toBe(true);
    }
  });
});

describe('codes', () => {
  it.each([
    ['Hypertension, well controlled.', 'I10'],
    ['She has high blood pressure.', 'I10'],
    ['Type 2 diabetes.', 'E11.9'],
    ['Pain in the right knee.', 'M25.561'],
    ['Left knee pain after a fall.', 'M25.562'],
    ['Strep throat.', 'J02.0'],
    ['Acute bronchitis.', 'J20.9'],
    ['Allergic to penicillin (rash).', 'Z88.0'],
    ["Parkinson's disease, stable.", 'G20.A1'],
  ])('%s', (sentence, code) => {
    expect(codes(said(sentence))).toContain(code);
  });

  it('stay the most specific of those that rest on the same words', () => {
    expect(codes(said('Right knee pain.'))).toEqual(['M25.561']);
    expect(codes(said('Type 2 diabetes with hyperglycemia.'))).toEqual(['E11.65']);
  });

  it.each([
    ['No hypertension.', 'plan'],
    ['Denies chest pain and cough.', 'hpi'],
    ['Father had a stroke.', 'hpi'],
    ['Hypertension.', 'fh'],
    ['Any chest pain?', 'hpi'],
    ['Return if fever or cough develops.', 'plan'],
    ['Feels well today.', 'plan'],
  ])('are not taken from: %s', (sentence, section) => {
    expect(codes(said(sentence, section))).toEqual([]);
  });

  it('are five at most, what was assessed first, each with its sentence', () => {
    const found = suggestCodes(
      [
        said('Cough, fever, headache, dizziness and fatigue for a week.', 'hpi'),
        said('Pneumonia.'),
        said('Hypertension.'),
      ],
      sections,
    );
    expect(found).toHaveLength(5);
    expect(found.slice(0, 2).map(({ code, sentence }) => [code, sentence])).toEqual([
      ['J18.9', 1],
      ['I10', 2],
    ]);
  });
});

describe('the level of the visit', () => {
  const level = (...texts: string[]) => {
    const sentences = texts.map((text) => said(text));
    return visitLevel(sentences, sections, suggestCodes(sentences, sections));
  };

  it('follows problems, tests and prescriptions, two of which must reach it', () => {
    expect(level('Cough.', 'Rest.')?.level).toBe(2);
    expect(level('Right knee pain.', 'We will get an X-ray.')?.level).toBe(3);
    expect(level('Hypertension.', 'Type 2 diabetes.', 'Increase lisinopril to 20 mg.')?.level).toBe(4);
  });

  it('names the sentences that speak for it', () => {
    expect(level('Right knee pain.', 'We will get an X-ray.')?.reasons).toEqual([
      { reason: 'problems', sentence: 0 },
      { reason: 'tests', sentence: 1 },
    ]);
  });

  it('is not suggested where nothing was assessed', () => {
    expect(level('Feels well today.')).toBeNull();
    expect(visitLevel([said('Cough.', 'hpi')], sections, suggestCodes([said('Cough.', 'hpi')], sections))).toBeNull();
  });
});
