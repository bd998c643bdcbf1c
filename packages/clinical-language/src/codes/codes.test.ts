import { describe, expect, it } from 'vitest';
import { codeTable } from './code-table.ts';
import { commonCodes } from './common-codes.ts';
import { readOrderFile } from './read-order-file.ts';
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

describe('the official table', () => {
  const line = (code: string, billed: 0 | 1, title: string) =>
    `00001 ${code.padEnd(7)} ${billed} ${title.slice(0, 60).padEnd(60)} ${title}`;
  const file = [
    line('I10', 1, 'Essential (primary) hypertension'),
    line('M25', 0, 'Other joint disorder, not elsewhere classified'),
    line('M25561', 1, 'Pain in right knee, official'),
    line('T63441A', 1, 'Toxic effect of venom of bees, accidental (unintentional), initial encounter'),
    line('T63441D', 1, 'Toxic effect of venom of bees, accidental (unintentional), subsequent encounter'),
    line('L23.7'.replace('.', ''), 1, 'Allergic contact dermatitis due to plants, except food'),
  ].join('\r\n');

  it('is read by its columns, without headers', () => {
    expect(readOrderFile(file).map(({ code }) => code)).toEqual(['I10', 'M25.561', 'T63.441A', 'T63.441D', 'L23.7']);
    expect(() => readOrderFile(`${file}\nI10,Hypertension`)).toThrow('Line 7 is not a line');
    expect(() => readOrderFile(line('M25', 0, 'A header'))).toThrow('no code');
  });

  it('adds its codes by their titles, gives its own titles, and drops what it does not hold', () => {
    const table = codeTable(readOrderFile(file));
    const found = (text: string) => suggestCodes([said(text)], sections, table).map(({ code, title }) => [code, title]);
    expect(found('Right knee pain.')).toEqual([['M25.561', 'Pain in right knee, official']]);
    expect(found('Accidental toxic effect of bees venom.')).toEqual([
      ['T63.441A', 'Toxic effect of venom of bees, accidental (unintentional), initial encounter'],
    ]);
    expect(found('Type 2 diabetes.')).toEqual([]);
    expect(found('No toxic effect of venom of bees, accidental.')).toEqual([]);
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
