import type { FaxPage } from '@clinical/contract/fax/received.schemas';
import { describe, expect, it } from 'vitest';
import { certainMatch, matchChart, type MatchedChart } from './match-chart.ts';
import { readFax } from './read-fax.ts';
import { compareNames } from './same-person.ts';

/** Pages as they would be read: each line of a text its own, each word 10 points wide. */
function pagesOf(...texts: string[]): FaxPage[] {
  return texts.map((text, at) => ({
    number: at + 1,
    width: 612,
    height: 792,
    turned: 0,
    lines: text
      .trim()
      .split('\n')
      .map((line, row) =>
        line
          .trim()
          .split(/\s+/)
          .map((word, place) => ({ text: word, x: place * 12, y: row * 14, width: 10, height: 10, confidence: 0.97 })),
      ),
  }));
}

const letter = `
NOV-23-2026 09:12 NORTHGATE CARDIOLOGY +1 555 010 0142 P.01/04
Northgate Cardiology
410 Quarry Road, Suite 3
Nov 20, 2026
To: Dr. A. Okafor, Harbor Street Clinic
Re: WHITFIELD, JAMES R DOB 06/02/1972 Your MRN 19920
Dear Dr. Okafor,
Thank you for asking us to see Mr. Whitfield, whom I met on Nov 18, 2026 for chest
tightness on stairs. The exercise stress test is negative for ischemia.
Please continue metoprolol 25 mg daily.`;
const other = `
Northgate Cardiology
Nov 20, 2026
To: Dr. A. Okafor, Harbor Street Clinic
Re: WHITFIELD, JANE DOB 02/06/1995
Dear Dr. Okafor,
Thank you for asking us to see Ms. Whitfield.`;
const tracing = `Lead I II III
Page 2 of 2`;

const year = 2026;
const valuesOf = (kind: string, ...texts: string[]) =>
  readFax(pagesOf(...texts), year)
    .fields.filter((field) => field.kind === kind)
    .map(({ value }) => value);

describe('what a fax says', () => {
  it('is read from behind its labels, with the place of each on its page', () => {
    const { fields, label, summary, borders } = readFax(pagesOf(letter, tracing), year);
    const said = Object.fromEntries(fields.toReversed().map(({ kind, value }) => [kind, value]));
    expect(said).toEqual({
      patient: 'WHITFIELD, JAMES R',
      dateOfBirth: '1972-06-02',
      mrn: '19920',
      clinician: 'Dr. A. Okafor',
      sender: 'Northgate Cardiology',
      documentDate: '2026-11-20',
      finding: 'The exercise stress test is negative for ischemia.',
      advice: 'Please continue metoprolol 25 mg daily.',
    });
    expect(label).toBe('referral-reply');
    expect(summary).toContain('negative for ischemia. Please continue');
    expect(borders).toEqual([]);
    const birth = fields.find(({ kind }) => kind === 'dateOfBirth')!;
    expect(birth).toMatchObject({ page: 1, confidence: 0.97, text: '06/02/1972' });
    expect(birth.box).toEqual({ x: 60, y: 70, width: 10, height: 10 });
  });

  it.each([
    ['Patient Name: Lind, Maria Sex: F', 'Lind, Maria'],
    ['PATIENT: MARIA LIND DATE OF BIRTH: 1980-03-14', 'MARIA LIND'],
    ["Maria O'Brien-Lind (DOB: 3/14/80)", "Maria O'Brien-Lind"],
    ['RE: Maria Lind MRN: 44', 'Maria Lind'],
    ['Name: Maria Lind Phone: 555', 'Maria Lind'],
    ['“Patient: Maria Lind', 'Maria Lind'],
    ['Re: Maria J. Lind. The stress test is negative.', 'Maria J. Lind'],
  ])('names the patient in “%s”', (line, name) => {
    expect(valuesOf('patient', line)).toEqual([name]);
  });

  it.each([
    'Re: MRI of the knee',
    'Patient information',
    'Re: Prior authorization request',
    'Imaging report DOB 01/01/1980',
  ])('names nobody in “%s”', (line) => expect(valuesOf('patient', line)).toEqual([]));

  it.each([
    ['DOB: 3/14/80', '1980-03-14'],
    ['D.O.B. 14/03/1980', '1980-03-14'],
    ['Date of Birth: March 14, 1980', '1980-03-14'],
    ['born 14 Mar 1980', '1980-03-14'],
    ['DOB O3/14/198O', '1980-03-14'],
    ['D.0.B.: 3/14/1980', '1980-03-14'],
    ['DOB 02/30/1980', undefined],
    ['Date of service 03/14/1980', undefined],
  ])('reads the day of birth in “%s”', (line, day) => {
    expect(valuesOf('dateOfBirth', line)).toEqual(day === undefined ? [] : [day]);
  });

  it.each([
    ['From: Valley Hospital, Tel 555 010 0140', 'Valley Hospital'],
    ['From Ada Okafor +15550218150', 'Ada Okafor'],
    ['From what we know, this is fine.', undefined],
  ])('names the sender in “%s”', (line, sender) => {
    expect(valuesOf('sender', line)).toEqual(sender === undefined ? [] : [sender]);
  });

  it('reads rows under headings, each value below its own', () => {
    const words = (...row: [string, number][]) =>
      row.map(([text, x]) => ({ text, x, y: 0, width: 30, height: 10, confidence: 0.9 }));
    const lines = [
      words(['Patient', 20], ['Date', 200], ['of', 234], ['birth', 268], ['Ward', 330], ['MRN', 400]),
      words(['Lind,', 20], ['Maria', 52], ['3/14/1980', 200], ['B', 330], ['44120', 398]),
    ];
    const { fields } = readFax([{ number: 1, width: 612, height: 792, turned: 0, lines }], year);
    expect(fields.map(({ kind, value }) => [kind, value])).toEqual([
      ['patient', 'Lind, Maria'],
      ['dateOfBirth', '1980-03-14'],
      ['mrn', '44120'],
    ]);
  });

  it.each([
    ['LABORATORY REPORT\nSpecimen collected 11/20/2026\nHemoglobin 13.1 g/dL', 'lab-result'],
    ['RADIOLOGY REPORT\nTechnique: axial CT\nImpression: No acute finding.', 'imaging'],
    ['MEDICAL RECORDS REQUEST\nPlease send all notes', 'records-request'],
    ['REFILL REQUEST\nLisinopril 10 mg', 'refill-request'],
    ['DISCHARGE SUMMARY\nHospital course: uneventful', 'discharge'],
    ['REFERRAL FORM\nReason for referral: knee pain', 'referral'],
    ['Lunch menu of the week', 'other'],
  ])('is labelled by its words: %s', (text, label) => {
    expect(readFax(pagesOf(text), year).label).toBe(label);
  });

  it('is what stands under Impression and Recommendation, where they are headings', () => {
    const { fields } = readFax(
      pagesOf(
        'CT CHEST\nFINDINGS:\nThe lungs are clear.\nIMPRESSION:\nNo pulmonary\nembolism. Small nodule.\nRECOMMENDATION: Repeat CT in 12 months.',
      ),
      year,
    );
    expect(fields.find(({ kind }) => kind === 'finding')).toMatchObject({
      text: 'No pulmonary embolism.',
      box: { y: 56, height: 24 },
    });
    expect(fields.find(({ kind }) => kind === 'advice')!.text).toBe('Repeat CT in 12 months.');
  });
});

describe('another patient’s pages', () => {
  const bordersOf = (...texts: string[]) => readFax(pagesOf(...texts), year).borders;

  it('begin where another birth date or name is read; pages that name nobody stay with the one before', () => {
    expect(bordersOf(letter, tracing, other, 'Result of the day')).toEqual([{ after: 2, why: 'other-birth-date' }]);
    expect(bordersOf('Patient: Maria Lind', 'Patient: Tom Reyes')).toEqual([{ after: 1, why: 'other-name' }]);
    expect(bordersOf(letter, letter)).toEqual([]);
    expect(bordersOf('Patient: James Whitfield', letter)).toEqual([]);
    expect(bordersOf('FAX\nFrom: Northgate Cardiology', letter)).toEqual([]);
  });

  it('begin with the first page of their letter, which names nobody yet', () => {
    const second = 'Page 2 of 2\nRe: WHITFIELD, JANE DOB 02/06/1995';
    expect(bordersOf(letter, tracing, 'Dear colleague,\nPage 1 of 2', second)).toEqual([
      { after: 2, why: 'other-birth-date' },
    ]);
  });

  it('may begin where a document does that names nobody', () => {
    expect(bordersOf(letter, 'Lakeside Imaging Center\nRADIOLOGY REPORT\nThe lungs are clear.')).toEqual([
      { after: 1, why: 'names-nobody' },
    ]);
    expect(bordersOf('Dear colleague,\nThe lungs are clear.', letter)).toEqual([{ after: 1, why: 'names-nobody' }]);
  });
});

describe('a chart that may be meant', () => {
  const james: MatchedChart = {
    name: 'James Whitfield',
    dateOfBirth: '1972-06-02',
    mrn: '19920',
    clinicians: ['Ada Okafor'],
    sender: null,
  };
  const { fields } = readFax(pagesOf(letter), year);
  const match = (chart: Partial<MatchedChart>, of = fields) => matchChart(of, { ...james, ...chart });

  it('gets points for each feature', () => {
    const { score, identifiers, contradicts, features } = match({ sender: 'faxed on Nov 9' });
    expect({ score, identifiers, contradicts }).toEqual({ score: 100, identifiers: 3, contradicts: false });
    expect(features.map(({ points }) => points)).toEqual([15, 25, 30, 20, 10]);
  });

  it('is spoken against by another name or birth date, not by another place’s number', () => {
    expect(match({ dateOfBirth: '1972-06-03' })).toMatchObject({ contradicts: true });
    expect(match({ name: 'Jane Whitfield' })).toMatchObject({ contradicts: true });
    expect(match({ mrn: '551' })).toMatchObject({ contradicts: false, identifiers: 2 });
    expect(match({ dateOfBirth: '1972-02-06' })).toMatchObject({ contradicts: false, identifiers: 2 });
    expect(match({ dateOfBirth: null, mrn: null })).toMatchObject({ contradicts: false, identifiers: 1 });
  });

  it('files a fax by itself on two identifiers and one match only', () => {
    const certain = (...matches: ReturnType<typeof match>[]) => certainMatch(matches, false);
    expect(certain(match({}), match({ name: 'Jane Whitfield', dateOfBirth: '1995-06-02', mrn: null }))).toMatchObject({
      identifiers: 3,
    });
    expect(certainMatch([match({})], true)).toBeNull();
    expect(certain(match({ mrn: null, dateOfBirth: null }))).toBeNull();
    // a second chart of the same name without a birth date may be the one that is meant
    expect(certain(match({}), match({ mrn: null, dateOfBirth: null }))).toBeNull();
    expect(certain(match({ dateOfBirth: '1973-06-02' }))).toBeNull();
  });

  it('is not certain from what was read badly', () => {
    const unsure = fields.map((field) => ({ ...field, confidence: field.kind === 'patient' ? 0.9 : 0.6 }));
    expect(certainMatch([match({}, unsure)], false)).toBeNull();
    const misread = fields.map((field) => (field.kind === 'mrn' ? { ...field, value: '1992O', text: '1992O' } : field));
    expect(match({}, misread).features.find(({ feature }) => feature === 'mrn')).toMatchObject({ points: 12 });
    expect(match({}, misread).identifiers).toBe(2);
  });

  it.each([
    ['James Whitfield', 'WHITFIELD, JAMES R', 'same'],
    ['José Álvarez', 'Jose Alvarez', 'same'],
    ['James Alan Whitfield', 'James Brian Whitfield', 'maybe'],
    ['Jim Whitfield', 'James Whitfield', 'maybe'],
    ['James Whitfie1d', 'James Whitfield', 'same'],
    ['James Whitfleld', 'James Whitfield', 'maybe'],
    ['Whitfield', 'James Whitfield', 'maybe'],
    ['Jane Whitfield', 'James Whitfield', 'other'],
    ['James Lind', 'James Whitfield', 'other'],
  ])('%s and %s: %s', (a, b, how) => expect(compareNames(a, b)).toBe(how));
});
