import { describe, expect, it } from 'vitest';
import { type ChartIdentifiers, hideIdentifiers, isPersonName } from './chart-identifiers.ts';

const chart: ChartIdentifiers = {
  name: 'Ottoline Marchbanks',
  dateOfBirth: '1961-03-04',
  mrn: 'MR-20481',
  phone: '+1 (415) 555-0132',
  email: 'ottoline@example.org',
};

describe('identifiers of a chart', () => {
  it.each([
    ['Hello Ottoline Marchbanks.', 'Hello [PATIENT NAME].'],
    ['Marchbanks, Ottoline’s knee', '[PATIENT NAME 2]’s knee'],
    ['OTTOLINE MARCHBANKS and Ottoline  Marchbanks', '[PATIENT NAME 2] and [PATIENT NAME 3]'],
    ['Ottoline K. Marchbanks', '[PATIENT NAME 2]'],
    ['born 1961-03-04', 'born [DATE OF BIRTH]'],
    ['born 4.3.1961, 03/04/1961, 4/3/1961', 'born [DATE OF BIRTH 2], [DATE OF BIRTH 3], [DATE OF BIRTH 4]'],
    ['born March 4th, 1961, on 4 Mar 1961', 'born [DATE OF BIRTH 2], on [DATE OF BIRTH 3]'],
    ['MRN mr-20481; MR-204812', 'MRN [MRN 2]; MR-204812'],
    ['call +1 415 555 0132 or ottoline@example.org', 'call [PHONE 2] or [EMAIL]'],
  ])('are hidden in %j and come back to the letter', (text, hidden) => {
    const { hide, fill } = hideIdentifiers(chart);
    expect(hide(text)).toBe(hidden);
    expect(fill(hidden)).toBe(text);
  });

  it('fill placeholders that nothing was hidden behind, and leave those that the header cannot fill', () => {
    const { fill } = hideIdentifiers({ ...chart, mrn: null });
    expect(fill('[patient name], [DATE OF BIRTH], [MRN], [PATIENT NAME 7]')).toBe(
      'Ottoline Marchbanks, 1961-03-04, [MRN], [PATIENT NAME 7]',
    );
  });

  it('leave parts of a name, other dates and other figures', () => {
    const text = 'Ottoline and Mrs Marchbanks, 1961, 4 March 1962, 14.3.1961, Ottoline Marchbanksson';
    expect(hideIdentifiers(chart).hide(text)).toBe(text);
  });
});

it.each([
  ['Knee pain', 'I have knee pain.'],
  ['New patient', 'She is a new patient.'],
  ['Will', 'Will you take it? You will.'],
  ['Rose', 'It rose again.'],
  ['', 'Nothing.'],
])('the title %j hides no words', (name, text) => {
  const none = { dateOfBirth: null, mrn: null, phone: null, email: null };
  expect(hideIdentifiers({ name, ...none }).hide(text)).toBe(text);
});

it.each([
  ['Rose Head', true],
  ['Lind, Maria', true],
  ['Kanarienvogel', true],
  ['Dr. Will Young', true],
  ['Back pain follow-up', false],
  ['12', false],
])('the title %j names a person: %s', (title, is) => {
  expect(isPersonName(title)).toBe(is);
});

it('reads a header with signs of patterns', () => {
  const { hide } = hideIdentifiers({
    name: 'A.(B)* C+ [x]',
    dateOfBirth: 'soon',
    mrn: '$1()*',
    phone: '1',
    email: '?',
  });
  expect(hide('a text with $1()* in it')).toBe('a text with [MRN] in it');
});
