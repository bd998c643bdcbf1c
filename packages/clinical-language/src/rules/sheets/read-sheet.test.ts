import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { describe, expect, it } from 'vitest';
import { composeNote } from '../../compose-note.ts';
import { generalRecipe } from '../../general-recipe.ts';
import { plainText } from '../../note-html.ts';
import { readRow } from './read-row.ts';

const pageOf = (lines: readonly string[], confidence: number | null): Utterance[] =>
  lines.map((text, at) => ({
    id: `u${at + 1}`,
    speaker: '',
    role: 'unknown',
    startMs: null,
    endMs: null,
    text,
    confidence,
    page: 1,
  }));
const written = (lines: readonly string[], confidence: number | null = null) =>
  composeNote({ utterances: pageOf(lines, confidence), recipe: generalRecipe });
const resultsOf = (lines: readonly string[], confidence: number | null = null): string[] => {
  const note = written(lines, confidence);
  expect(note.sections.filter(({ key, html }) => key !== 'results' && html !== '')).toEqual([]);
  return plainText(note.sections.find(({ key }) => key === 'results')!.html).split('\n');
};

describe('a laboratory sheet', () => {
  it('is written row by row with value, unit, flag, reference and date, without its head', () => {
    expect(
      resultsOf([
        'RIVERSIDE LABORATORY',
        '14 Mill Street, Springfield Tel 555 0134',
        'Patient: Maria Lind DOB: 02/01/1970 Sex: F',
        'Ordering provider: Dr. A. Chen',
        'Collected: 03/11/2026 08:15 Reported: 04/11/2026',
        'Test Result Units Reference Range Flag',
        'CHEMISTRY',
        'Sodium 138 mmol/L 135-145',
        'Potassium 5.4 mmol/L 3.5 - 5.1 H',
        'eGFR >60 mL/min/1.73m2 >60',
        'HbA1c 7.9 % <5.7 H',
        'Vitamin B12 412 pg/mL 200-900',
        '25-OH Vitamin D 18 ng/mL 30-100 L',
        'Complete blood count',
        'WBC 6.1 x10^9/L 4.0-11.0',
        'Urine protein Negative',
        'Comment: Specimen slightly hemolyzed.',
        'Page 1 of 1',
      ]),
    ).toEqual([
      'Sodium: 138 mmol/L, reference 135-145, collected 03/11/2026.',
      'Potassium: 5.4 mmol/L, high, reference 3.5 - 5.1, collected 03/11/2026.',
      'eGFR: >60 mL/min/1.73m2, reference >60, collected 03/11/2026.',
      'HbA1c: 7.9%, high, reference <5.7, collected 03/11/2026.',
      'Vitamin B12: 412 pg/mL, reference 200-900, collected 03/11/2026.',
      '25-OH Vitamin D: 18 ng/mL, low, reference 30-100, collected 03/11/2026.',
      'WBC: 6.1 x10^9/L, reference 4.0-11.0, collected 03/11/2026.',
      'Urine protein: Negative, collected 03/11/2026.',
      'Comment: Specimen slightly hemolyzed.',
    ]);
  });

  it('may have its columns in another order, with bars or dots between them', () => {
    expect(
      resultsOf([
        'GLUCOSE 99 65-99 mg/dL',
        'SODIUM H 148 135-146 mmol/L',
        'ALT (SGPT): 61 U/L (ref 7–56) HIGH',
        'Ferritin.........8 ng/mL (13-150) LOW',
        'CRP <5 mg/L',
        'Haemoglobin | 104 | g/L | 115 - 165 | L',
        'Urea | 6,2 | mmol/L | 2,5-7,8',
        'Troponin I 0.41 ng/mL <0.04 CRITICAL',
      ]),
    ).toEqual([
      'GLUCOSE: 99 mg/dL, reference 65-99.',
      'SODIUM: 148 mmol/L, high, reference 135-146.',
      'ALT (SGPT): 61 U/L, high, reference 7–56.',
      'Ferritin: 8 ng/mL, low, reference 13-150.',
      'CRP: <5 mg/L.',
      'Haemoglobin: 104 g/L, low, reference 115 - 165.',
      'Urea: 6,2 mmol/L, reference 2,5-7,8.',
      'Troponin I: 0.41 ng/mL, critical, reference <0.04.',
    ]);
  });

  it('gives each of several columns its date', () => {
    expect(
      resultsOf([
        'Lipid panel',
        'Test 03/11/2026 01/08/2026 Units Reference',
        'Total cholesterol 224 198 mg/dL <200',
        'LDL cholesterol 142 118 mg/dL <100',
        'Triglycerides 170 145 mg/dL <150',
      ])[1],
    ).toBe('LDL cholesterol: 142 mg/dL (03/11/2026), 118 mg/dL (01/08/2026), reference <100.');
  });

  it('marks what may be misread in a picture, and corrects nothing', () => {
    expect(
      resultsOf(
        [
          'CITY HOSPITAL PATHOLOGY',
          'Co11ected: 3 Nov 2026',
          'Hemog1obin 1O.4 g/dL 12.O-15.5 L',
          'Sodium 138 mmoI/L 135-145',
          'Potassium 54 mmol/L 3.5-5.1 H',
          'Platelets 2l0 x10^9/L 150-400',
          'TSH 2.1 mIU/L 0.4-4.0',
          'Glucose [unreadable] mg/dL 70-99',
        ],
        0.74,
      ),
    ).toEqual([
      'Hemog1obin [check]: 1O.4 [check] g/dL, low, reference 12.O-15.5 [check], collected 3 Nov 2026.',
      'Sodium: 138 mmoI/L [check], reference 135-145, collected 3 Nov 2026.',
      'Potassium: 54 [check] mmol/L, high, reference 3.5-5.1, collected 3 Nov 2026.',
      'Platelets: 2l0 [check] x10^9/L, reference 150-400, collected 3 Nov 2026.',
      'TSH: 2.1 mIU/L, reference 0.4-4.0, collected 3 Nov 2026.',
      'Glucose: [unreadable] mg/dL, reference 70-99, collected 3 Nov 2026.',
    ]);
  });

  it('marks a flag that its own reference speaks against', () => {
    expect(readRow('Potassium 4.4 mmol/L 3.5-5.1 H', false)!.doubts).toEqual(['4.4']);
    expect(readRow('Potassium 5.4 mmol/L 3.5-5.1 H', false)!.doubts).toEqual([]);
  });

  it('keeps what no column explains, and each unit that was printed', () => {
    expect(readRow('Protein 1.2 g/24h fasting sample', false)).toMatchObject({ unit: 'g/24h', more: 'fasting sample' });
    for (const unit of ['mg/dL', 'µmol/L', 'x10E3/uL', 'mm/hr', 'fL', 'pg', '%', 'mIU/L', 'ng/mL', 'sec'])
      expect(readRow(`Something 12.5 ${unit} 10-20`, false)?.unit).toBe(unit);
  });

  it('links each row to its line and to the line of its date', () => {
    const lines = ['Collected: 03/11/2026', 'Sodium 138 mmol/L 135-145', 'Urea 6.2 mmol/L 2.5-7.8', 'CRP <5 mg/L'];
    expect(written(lines).sentences.map(({ links }) => links.map(({ quote }) => quote))).toEqual([
      [lines[1], lines[0]],
      [lines[2], lines[0]],
      [lines[3], lines[0]],
    ]);
  });

  it.each([
    '14 Mill Street 12, Springfield',
    'Page 1 of 2',
    'Phone 555 0134',
    'The patient takes 2 tablets daily',
    '03/11/2026',
  ])('is no row: %s', (line) => expect(readRow(line, false)).toBeUndefined());
});

it('another document is told under its headings, without whose it is', () => {
  const { sections } = written([
    'Patient: Ana Roe',
    'Reason for visit: cough',
    'The patient has had a cough for 3 weeks.',
    'Plan: chest x-ray.',
  ]);
  const all = sections.map(({ html }) => plainText(html)).join('\n');
  expect(all).not.toContain('Ana Roe');
  expect(all).toContain('Reason for visit: cough.');
  expect(plainText(sections.find(({ key }) => key === 'history-of-present-illness')!.html)).toContain(
    'cough for 3 weeks',
  );
});
