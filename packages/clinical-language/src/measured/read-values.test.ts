import { describe, expect, it } from 'vitest';
import { analyteNamed, analyteOfCode, analyteOfName, analytes, drawnValue, unitNamed, unitsOf } from './analytes.ts';
import { readValues } from './read-values.ts';
import { writtenDates } from './written-date.ts';

const today = '2026-11-28';
const read = (text: string, dayFirst = false) =>
  readValues(text, { today, dayFirst }).map(({ analyte, text: written, unit, date, when }) =>
    [analyte.name, written, unit, date ?? when].join(' | '),
  );

describe('measured values of a note', () => {
  it.each([
    ['Blood Pressure: Elevated at 140/70 mmHg.', 'Blood pressure | 140/70 mmHg | mmHg | visit'],
    ['BP 128 over 72 today.', 'Blood pressure | 128 over 72 | mm[Hg] | visit'],
    ['Heart Rate: 80 beats per minute.', 'Heart rate | 80 beats per minute | beats per minute | visit'],
    ['Respirations: 16', 'Respiratory rate | 16 | /min | visit'],
    ['Body temperature: 97.2 degrees F.', 'Temperature | 97.2 degrees F | degrees F | visit'],
    ['Temperature is 37.8 today.', 'Temperature | 37.8 | Cel | visit'],
    ['Hemoglobin A1c is elevated at 8.', 'HbA1c | 8 | % | visit'],
    ['HbA1c: 53 mmol/mol, collected 03/11/2026.', 'HbA1c | 53 mmol/mol | mmol/mol | 2026-03-11'],
    ['Potassium: 5.4 mmol/L, high, reference 3.5 - 5.1.', 'Potassium | 5.4 mmol/L | mmol/L | visit'],
    ['K 4.1 mmol/L', 'Potassium | 4.1 mmol/L | mmol/L | visit'],
    ['CRP <5 mg/L.', 'CRP | <5 mg/L | mg/L | visit'],
    ['Platelets 250,000 /uL', 'Platelets | 250,000 /uL | /uL | visit'],
    ['Birth weight 4 pounds 8 ounces.', 'Weight | 4 pounds 8 ounces | lb | unknown'],
    ['Height: 5’6.', 'Height | 5’6 | in | visit'],
    ['She rates her pain as 6/10.', 'Pain score | 6/10 | {score} | visit'],
    ['His last hemoglobin A1c was 6.7.', 'HbA1c | 6.7 | % | unknown'],
    ['Hemoglobin is 8.2.', 'Hemoglobin | 8.2 |  | visit'],
    ['LDL 3.1 mmol/l on 2 March 2024.', 'LDL cholesterol | 3.1 mmol/l | mmol/l | 2024-03-02'],
    ['Her BNP was 3000 in 03/2021.', 'BNP | 3000 |  | 2021-03'],
    ['Weight 82.5 kg in 2019.', 'Weight | 82.5 kg | kg | 2019'],
    ['Creatinine 88 furlongs/day', 'Creatinine | 88 furlongs/day | furlongs/day | visit'],
  ])('%s', (text, found) => expect(read(text)).toEqual([found]));

  it('reads each of several dated columns, and both ends of a change', () => {
    expect(read('LDL cholesterol: 142 mg/dL (03/11/2026), 118 mg/dL (01/08/2026), reference <100.')).toEqual([
      'LDL cholesterol | 142 mg/dL | mg/dL | 2026-03-11',
      'LDL cholesterol | 118 mg/dL | mg/dL | 2026-01-08',
    ]);
    expect(read('A1c is down from 8.2 % to 7.1 %.')).toEqual([
      'HbA1c | 8.2 % | % | unknown',
      'HbA1c | 7.1 % | % | visit',
    ]);
  });

  it.each([
    'Keep his hemoglobin A1c below 7.',
    'Goal A1c below 7 %.',
    'Our target blood pressure is 130/80 mmHg.',
    'Call if his blood pressure is 180/110 or more.',
    'Repeat hemoglobin A1c in 6 months.',
    'Measures her glucose 3 to 4 times a day.',
    'Her glucose seldom rises above 190.',
    'Her glucose has mostly stayed in the 200 to 250s.',
    'Weight loss of 10 pounds.',
    'His weight is up about 14 pounds.',
    'Her weight decreased 10 pounds.',
    'Potassium chloride 20 mEq daily.',
    'Vitamin D 2000 IU daily.',
    "Her mother's A1c was 9.",
    'His father had a blood pressure of 190/100.',
    'Normal range of potassium is 3.5-5.1 mmol/L.',
    'Did your A1c come back at 7?',
    'Grade 2/6 systolic murmur.',
    'Temperature 250 degrees F.',
    'Blood pressure medication increased to 20 mg.',
    'INR should be 2.5.',
    'Weight-bearing for 6 weeks.',
  ])('takes nothing from: %s', (text) => expect(read(text)).toEqual([]));

  it('gives the place of name and value in the whole text', () => {
    const text = 'She is well. Pulse: 67 bpm. Weight 70 kg.';
    expect(readValues(text, { today }).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Pulse: 67 bpm',
      'Weight 70 kg',
    ]);
  });
});

describe('values of several times', () => {
  const told = (text: string) =>
    readValues(text, { today }).map(({ text: written, date, when }) => `${written} ${date ?? when}`);
  it.each([
    ['INR 2.5 last week, 4.5 today.', ['2.5 unknown', '4.5 visit']],
    ['BP was 130/80 last visit and is 160/100 today.', ['130/80 unknown', '160/100 visit']],
    ['Platelets were 90 K/uL and are now 140 K/uL.', ['90 K/uL unknown', '140 K/uL visit']],
    ['Potassium 3.1 mmol/L, repeat potassium 3.8 mmol/L.', ['3.1 mmol/L visit', '3.8 mmol/L visit']],
    ['Hemoglobin 13.2 g/dL two weeks ago, 9.1 g/dL today.', ['13.2 g/dL unknown', '9.1 g/dL visit']],
    ['Weight 82 kg yesterday; 85 kg today.', ['82 kg unknown', '85 kg visit']],
    ['Baseline creatinine 1.1 mg/dL, now 2.4.', ['1.1 mg/dL unknown', '2.4 visit']],
    ['A1c was 8.2 in March, now 7.1.', ['8.2 unknown', '7.1 visit']],
    ['A1c 8.2 → 7.1.', ['8.2 unknown', '7.1 visit']],
    ['A1c 8.2, 7.9, 7.1.', ['8.2 unknown', '7.9 unknown', '7.1 unknown']],
    ['A1c 9.1 in January.', ['9.1 unknown']],
    ['Pain 3/10 today, 8/10 last week.', ['3/10 visit', '8/10 unknown']],
    ['BP 150/90, repeat 138/84.', ['150/90 visit', '138/84 visit']],
    ['INR goal 2 to 3, today 4.5.', ['4.5 visit']],
    ['LDL target <70, currently 130.', ['130 visit']],
    ['Hemoglobin dropped from 13.2 to 9.1 g/dL.', ['13.2 unknown', '9.1 g/dL visit']],
    ['Creatinine went from 0.9 to 1.8.', ['0.9 unknown', '1.8 visit']],
    ['INR was subtherapeutic at 1.4.', ['1.4 visit']],
    ['Weight down 5 pounds to 175 lb.', ['175 lb. visit']],
    ['Platelets 45K.', ['45K visit']],
    ['K+ 5.9.', ['5.9 visit']],
    ['DOB 03/04/1980, weight 82 kg, BP 130/80.', ['82 kg visit', '130/80 visit']],
    ['Hypertension since 2015, BP today 160/100.', ['160/100 visit']],
    ['Seen in the ER on 03/01/2026, BP today 120/80.', ['120/80 visit']],
    ['Seen in the ER on 03/01/2026, BP 120/80.', ['120/80 unknown']],
    ['On 03/11/2026: LDL 142 mg/dL, HDL 40 mg/dL.', ['142 mg/dL 2026-03-11', '40 mg/dL 2026-03-11']],
  ])('%s', (text, found) => expect(told(text)).toEqual(found));

  it.each([
    'Transferrin saturation 35%.',
    'Ionized calcium 1.20 mmol/L.',
    'Urine sodium 110 mmol/L.',
    'Urine glucose 1000 mg/dL.',
    'CSF glucose 45.',
    'Pleural fluid glucose 45.',
    'Fetal heart rate 150 bpm.',
    'Estimated fetal weight 2.1 kg.',
    'Fundal height 28 cm.',
    'Laceration length 25 cm.',
    'VLDL cholesterol 30.',
    'Non-HDL cholesterol 150.',
    'Donor hemoglobin 14.',
    "Baby's temperature 39 C.",
    'Direct bilirubin 0.3.',
    'Lost weight, 12 pounds.',
    'She gained weight, 12 kg.',
    'A1c of 6.5 or higher means diabetes.',
    'LDL 70 or less is what we want.',
  ])('another specimen, body or limit: %s', (text) => expect(told(text)).toEqual([]));
});

describe('a written date', () => {
  const dates = (text: string, dayFirst = false) => writtenDates(text, { today, dayFirst }).map(({ date }) => date);
  it('keeps what was written, in the order of the reader’s country', () => {
    expect(dates('03/04/2026 and March 2025, in 2019, 5 May 2024')).toEqual([
      '2026-03-04',
      '2025-03',
      '2019',
      '2024-05-05',
    ]);
    expect(dates('03/04/2026', true)).toEqual(['2026-04-03']);
    expect(dates('25/12/2025')).toEqual(['2025-12-25']);
  });
  it('is no ratio, range or day to come', () => expect(dates('120/80, 2-7/10, 01/01/2031, 31/02/2024')).toEqual([]));
});

describe('units', () => {
  it('are converted by known pairs only', () => {
    const drawn = (name: string, value: number, unit: string) => drawnValue(analyteNamed(name)!, value, unit);
    expect(drawn('HbA1c', 53, 'mmol/mol')).toEqual({ value: 7, unit: '%' });
    expect(drawn('Glucose', 5.5, 'mmol/l')).toEqual({ value: 99.09, unit: 'mg/dL' });
    expect(drawn('Temperature', 98.6, '°F')?.value).toBeCloseTo(37, 1);
    expect(drawn('Weight', 154, 'lbs')).toEqual({ value: 69.85, unit: 'kg' });
    expect(drawn('Weight', 70.123456, 'kg')).toEqual({ value: 70.123456, unit: 'kg' });
    expect(drawn('Creatinine', 88, 'µmol/L')?.value).toBeCloseTo(0.995, 2);
    for (const unit of ['mmol/L', 'g', 'mg/dl/h', '', 'mgdL', 'furlongs']) expect(drawn('HbA1c', 53, unit)).toBeNull();
  });

  it('belong to analytes that have each name, code and unit once', () => {
    const repeated = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at);
    expect(repeated(analytes.map(({ name }) => name))).toEqual([]);
    expect(repeated(analytes.flatMap(({ codes }) => [...codes]))).toEqual([]);
    expect(repeated(analytes.flatMap(({ forms }) => [...forms]))).toEqual([]);
    for (const analyte of analytes) {
      const { forms, plausible } = analyte;
      expect(forms.filter((form) => form !== form.toLowerCase())).toEqual([]);
      expect(unitsOf(analyte).filter((one) => unitNamed(one) !== one)).toEqual([]);
      expect(repeated(unitsOf(analyte))).toEqual([]);
      expect(plausible[0]!).toBeLessThan(plausible[1]!);
    }
    expect(analyteOfCode('4548-4')).toBe(analyteOfName('Hemoglobin A1c'));
  });
});
