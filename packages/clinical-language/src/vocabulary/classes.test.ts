import { describe, expect, it } from 'vitest';
import { drugOf } from '../checks/tables/drug-names.ts';
import { symptomIn } from '../rules/facts/complaint.ts';
import { isFamilyHistory } from '../rules/facts/patterns.ts';
import { digitise } from '../text/numbers.ts';
import { writeDoses } from '../voice-edit/spoken-doses.ts';
import { clinicalForm, sentenceText } from '../rules/grammar/clinical-form.ts';
import { anyOf } from './any-of.ts';
import { complaintName, nounOfAdjective, reviewedName, symptomAdjective } from './clinical-words.ts';
import { isDrug } from './drugs.ts';
import {
  adultForm,
  ancestorForm,
  formalRelative,
  mayStandFor,
  oneRelative,
  relativeForm,
  relativeOf,
} from './relatives.ts';
import { roleOfLabel } from './speaker-labels.ts';
import { canonicalWords } from './synonyms.ts';

const words = (text: string): string[] => text.split(' ');
const matches = (source: string, text: string): boolean => new RegExp(`^${source}$`).test(text);

describe('anyOf', () => {
  it('puts the longest first and takes signs for themselves', () => {
    expect(anyOf(['b.i.d', 'toe', 'toes', 'toe'])).toBe('(?:b\\.i\\.d|toes|toe)');
  });
});

describe('drugs', () => {
  it('are known by every name, to writer and checks alike', () => {
    for (const name of words('paracetamol hydroxyzine wegovy lipitor'))
      expect([isDrug(name), drugOf(name) !== undefined]).toEqual([true, true]);
    expect(drugOf('paracetamol')).toBe('acetaminophen');
    expect(drugOf('lantus')).toBe('lantus');
    expect([isDrug('potassium'), drugOf('potassium')]).toEqual([true, undefined]);
    expect(canonicalWords(['lasix'])).toEqual(['furosemide']);
  });

  it('have a capital when it is a trade name', () => {
    expect(sentenceText(words('start celexa and sertraline'))).toBe('Start Celexa and sertraline.');
  });
});

describe('relatives', () => {
  it('have classes by what they may be', () => {
    for (const word of words('grandma stepfather spouse kids')) expect(matches(relativeForm, word), word).toBe(true);
    expect([matches(adultForm, 'granny'), matches(adultForm, 'kid')]).toEqual([true, false]);
    expect([matches(ancestorForm, 'uncles'), matches(ancestorForm, 'son'), matches(ancestorForm, 'wife')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([matches(oneRelative, 'mum'), matches(oneRelative, 'parents')]).toEqual([true, false]);
  });

  it('have one name each, and broader ones', () => {
    expect([relativeOf("mom's"), formalRelative('mom'), formalRelative('spouse')]).toEqual([
      'mother',
      'mother',
      'spouse',
    ]);
    expect([mayStandFor('parents', 'father'), mayStandFor('wife', 'partner'), mayStandFor('aunt', 'uncle')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('speak for a patient, and have illnesses that are family history', () => {
    expect([roleOfLabel('Grandmother'), roleOfLabel('Child')]).toEqual(['other', undefined]);
    expect(isFamilyHistory('my grandpa had diabetes')).toBe(true);
    expect(isFamilyHistory('my son has a cold')).toBe(false);
  });
});

describe('complaints', () => {
  it('are one list for complaint and review of systems', () => {
    for (const name of ['cough', 'trouble sleeping', 'runny nose', 'toothache']) {
      expect([matches(complaintName, name), matches(reviewedName, name)], name).toEqual([true, true]);
      expect(symptomIn(`i have ${name}`)).toBe(name);
    }
    // chills come with something else, and migraines are a diagnosis
    expect([matches(complaintName, 'chills'), matches(reviewedName, 'migraines')]).toEqual([false, false]);
    expect([matches(complaintName, 'refill'), matches(symptomAdjective, 'short of breath')]).toEqual([false, true]);
    expect(nounOfAdjective.get('dizzy')).toBe('dizziness');
  });
});

describe('numbers and units', () => {
  it('are read from one list', () => {
    expect(digitise(words('forty two point five'))).toEqual(['42.5']);
    expect(writeDoses('twenty five milligrams')).toBe('25 mg');
    expect(clinicalForm(words('five millilitres'))).toEqual(['5', 'mL']);
  });
});
