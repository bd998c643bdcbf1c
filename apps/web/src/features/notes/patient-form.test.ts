import { describe, expect, it } from 'vitest';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import { emptyPatientForm, findDuplicate, noteFromForm, patientFormProblems } from './patient-form.ts';

const form = { ...emptyPatientForm, title: 'Ana Petrović', dateOfBirth: '1980-04-02' };

describe('the patient form', () => {
  it('needs a name that is more than spaces', () => {
    expect(patientFormProblems({ ...form, title: '   ' }, '2026-03-14')).toEqual({ title: 'nameMissing' });
  });

  it('refuses a date of birth in the future and an e-mail that is cut off', () => {
    const problems = patientFormProblems({ ...form, dateOfBirth: '2026-03-15', email: 'ana@' }, '2026-03-14');
    expect(problems).toEqual({ dateOfBirth: 'dateInFuture', email: 'emailNotComplete' });
  });

  it('refuses what is no phone number', () => {
    const problemOf = (phone: string) => patientFormProblems({ ...form, phone }, '2026-03-14').phone;
    expect(['abc', '555 0100', '', '(555) 555-0100', '+48 601 234 567'].map(problemOf)).toEqual([
      'phoneNotComplete',
      'phoneNotComplete',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('sends trimmed text, and nothing for what is not known', () => {
    const body = noteFromForm({ ...form, title: '  Ana Petrović ', mrn: ' 77 ', sex: 'female' }, null);
    expect(body).toEqual({
      title: 'Ana Petrović',
      dateOfBirth: '1980-04-02',
      sex: 'female',
      mrn: '77',
      phone: null,
      email: null,
      language: null,
    });
  });
});

describe('a duplicate', () => {
  const chart = { id: 'a', title: 'ana  petrovic', dateOfBirth: '1980-04-02' } as Note;

  it('has the same name and date of birth, whatever the case, accents and spaces', () => {
    expect(findDuplicate(form, [chart])).toBe(chart);
  });

  it('is not guessed without a date of birth, nor found in the chart itself', () => {
    expect(findDuplicate({ ...form, dateOfBirth: '' }, [chart])).toBeNull();
    expect(findDuplicate(form, [chart], 'a')).toBeNull();
  });
});
