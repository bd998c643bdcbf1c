import type { ChartFacts, FactValue } from '@clinical/contract/visualizer/chart-facts.schemas';
import { describe, expect, it } from 'vitest';
import { makePicture } from './make-picture.ts';
import type { PictureEntry, PictureInput } from './picture-input.ts';

const noFacts: ChartFacts = { patient: null, problems: [], medications: [], allergies: [], values: [] };
const entry = (day: string, lines: Record<string, string[]>, more: Partial<PictureEntry> = {}): PictureEntry => ({
  id: `entry-${day}`,
  createdAt: `${day}T10:00:00.000Z`,
  day,
  title: '',
  visit: true,
  signed: true,
  reported: false,
  lines: Object.entries(lines).flatMap(([header, texts]) => texts.map((text) => ({ header, text }))),
  ...more,
});
const picture = (entries: PictureEntry[], more: Partial<PictureInput> = {}, facts: Partial<ChartFacts> = {}) =>
  makePicture({
    note: { id: 'n', title: 'Ana Roe', dateOfBirth: null, sex: 'female' },
    madeAt: '2026-11-28T10:00:00.000Z',
    today: '2026-11-28',
    dayFirst: false,
    entries,
    imports:
      Object.keys(facts).length === 0
        ? []
        : [{ id: 'file', createdAt: '2026-11-01T00:00:00.000Z', facts: { ...noFacts, ...facts } }],
    customPrompt: '',
    from: null,
    to: null,
    unread: 0,
    ...more,
  });
const observed = (value: number, more: Partial<FactValue> = {}): FactValue => ({
  key: `Observation/${value}`,
  code: '4548-4',
  name: 'HbA1c',
  text: `${value} %`,
  comparator: '',
  value,
  second: null,
  unit: '%',
  date: '2026-03-11',
  time: null,
  low: null,
  high: null,
  flag: '',
  final: true,
  ...more,
});
const pointsOf = ({ series }: ReturnType<typeof picture>) =>
  series.flatMap(({ name, values }) =>
    values.map(({ text, date, drawn, notDrawn }) => [name, text, date, drawn?.value ?? notDrawn]),
  );

describe('measured values', () => {
  it('count once when they were copied forward, in the entry that said them first', () => {
    const { series } = picture([
      entry('2026-01-05', { Results: ['HbA1c 8.1 %.'] }),
      entry('2026-04-05', { Results: ['HbA1c 8.1 %.'] }),
      entry('2026-09-05', { Results: ['HbA1c  8.1 %', 'HbA1c 7.2 %.'] }),
    ]);
    expect(series[0]!.values.map(({ text, date, sources }) => [text, date, sources.length])).toEqual([
      ['8.1 %', '2026-01-05', 3],
      ['7.2 %', '2026-09-05', 1],
    ]);
  });

  it('measured at each visit are new ones, unless the whole section was copied', () => {
    const vitals = (day: string, lines: string[]) => entry(day, { Vitals: lines });
    const made = picture([
      vitals('2026-01-05', ['BP 120/80 mmHg.']),
      vitals('2026-04-05', ['BP 120/80 mmHg.']),
      vitals('2026-06-05', ['Weight 70 kg.', 'Pulse 64 bpm.']),
      vitals('2026-09-05', ['Weight 70 kg.', 'Pulse 64 bpm.']),
    ]);
    expect(pointsOf(made).map(([name, , date]) => `${name} ${date}`)).toEqual([
      'Blood pressure 2026-01-05',
      'Blood pressure 2026-04-05',
      'Heart rate 2026-06-05',
      'Weight 2026-06-05',
    ]);
  });

  it('stand side by side when two sources differ on a day, and are one when they agree in other units', () => {
    const made = picture([entry('2026-03-11', { Results: ['HbA1c 60 mmol/mol.'] })], {}, { values: [observed(8.1)] });
    expect(made.series[0]!.values.map(({ text, conflict }) => [text, conflict])).toEqual([
      ['8.1 %', true],
      ['60 mmol/mol', true],
    ]);
    expect(made.openQuestions).toMatchObject([{ why: 'conflict', text: 'HbA1c: 8.1 % / 60 mmol/mol' }]);
    const same = picture(
      [entry('2026-03-11', { Results: ['Glucose 180.2 mg/dL.'] })],
      {},
      {
        values: [observed(10.002, { code: '2345-7', name: 'Glucose', unit: 'mmol/L', text: '10 mmol/L' })],
      },
    );
    expect(same.series[0]!.values).toMatchObject([
      { conflict: false, sources: [{ id: 'file' }, { id: 'entry-2026-03-11' }] },
    ]);
  });

  it('are not drawn with an unknown unit, a limit, a part of a date, or none', () => {
    const made = picture(
      [entry('2026-05-01', { Results: ['His last potassium was 4.4 mmol/L.', 'Hemoglobin is 8.2.'] })],
      {},
      {
        values: [
          observed(1, { unit: 'furlong' }),
          observed(4, { comparator: '<', text: '<4 %' }),
          observed(6, { date: '2019' }),
          observed(7, { date: null }),
          observed(90),
          observed(7.5),
        ],
      },
    );
    expect(pointsOf(made).map(([name, text, , drawn]) => [name, text, drawn])).toEqual([
      ['HbA1c', '7 %', 'day-unknown'],
      ['HbA1c', '6 %', 'day-unknown'],
      ['HbA1c', '1 %', 'unit-unknown'],
      ['HbA1c', '<4 %', 'limit'],
      ['HbA1c', '90 %', 'not-plausible'],
      ['HbA1c', '7.5 %', 7.5],
      ['Hemoglobin', '8.2', 'unit-missing'],
      ['Potassium', '4.4 mmol/L', 'day-unknown'],
    ]);
    expect(made.notKnown).toContainEqual({ what: 'not-drawn', name: '', count: 7 });
  });

  it('of an analyte without a name here keep their own unit', () => {
    const value = (n: number, unit: string) =>
      observed(n, { code: '21000-5', name: 'RDW', unit, date: `2026-0${n}-01` });
    const [rdw] = picture([], {}, { values: [value(1, 'fL'), value(2, 'fL'), value(3, '%')] }).series;
    expect([rdw!.unit, rdw!.values.map(({ notDrawn }) => notDrawn)]).toEqual(['fL', [null, null, 'other-unit']]);
  });

  it('leaves out what is said of relatives', () =>
    expect(picture([entry('2026-03-11', { 'Family history': ['Glucose 300 mg/dL.'] })]).series).toEqual([]));
});

describe('medication', () => {
  it('has its start, its changes and its stop, each with a day', () => {
    const [lisinopril, metformin] = picture([
      entry('2026-01-05', { Plan: ['Start lisinopril 10 mg daily.', 'Continue metformin 500 mg twice daily.'] }),
      entry('2026-04-05', { Plan: ['Increase lisinopril to 20 mg daily.'] }),
      entry('2026-09-05', { Plan: ['Stop lisinopril because of cough.', 'Consider ibuprofen if the pain returns.'] }),
    ]).medications.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(lisinopril).toMatchObject({
      status: 'stopped',
      started: '2026-01-05',
      stopped: '2026-09-05',
      dose: '20 mg',
    });
    expect(lisinopril!.events.map(({ act, date, dose }) => `${act} ${date} ${dose}`.trim())).toEqual([
      'started 2026-01-05 10 mg',
      'changed 2026-04-05 20 mg',
      'stopped 2026-09-05',
    ]);
    expect(metformin).toMatchObject({ status: 'active', started: null, stopped: null });
  });

  it('says which start nobody wrote down', () => {
    const { notKnown, medications } = picture([
      entry('2026-01-05', { Medications: ['Metformin 500 mg.', 'No longer taking warfarin.'] }),
    ]);
    expect(medications.map(({ name, status }) => [name, status])).toEqual([
      ['metformin', 'active'],
      ['warfarin', 'stopped'],
    ]);
    expect(notKnown).toContainEqual({ what: 'start', name: 'metformin', count: 0 });
  });
});

describe('problems and changes', () => {
  it('are counted from the visit before', () => {
    const { problems, changes, since } = picture([
      entry('2026-01-05', { Assessment: ['Hypertension.', 'Gout.'], Vitals: ['BP 160/95 mmHg.'] }),
      entry('2026-04-05', { Assessment: ['Gout, resolved.'], Vitals: ['BP 150/90 mmHg.'] }),
      entry('2026-09-05', {
        Assessment: ['Hypertension is worsening.', 'Type 2 diabetes.', 'No evidence of pneumonia.', 'Possible asthma.'],
        Vitals: ['BP 170/99 mmHg.'],
        Plan: ['Start amlodipine 5 mg daily.'],
      }),
    ]);
    expect(since).toBe('2026-04-05');
    expect(problems.map(({ name, status, change, first }) => `${name}: ${status} ${change} ${first}`)).toEqual([
      'hypertension: active worse 2026-01-05',
      'type 2 diabetes: active new 2026-09-05',
      'asthma: suspected new 2026-09-05',
      'gout: resolved  2026-01-05',
    ]);
    expect(changes.map(({ name, what, before, after }) => [name, what, before, after].join(' ').trim())).toEqual([
      'hypertension worse',
      'type 2 diabetes new',
      'asthma new',
      'amlodipine started  5 mg',
      'Blood pressure higher 150/90 mmHg 170/99 mmHg',
    ]);
  });
});

describe('the safety band', () => {
  const chart = [
    entry('2026-01-05', { Allergies: ['Allergic to penicillin.'], Medications: ['Taking Eliquis 5 mg twice daily.'] }),
    entry('2026-09-05', {
      Allergies: ['No known drug allergies.'],
      HPI: ['She is 12 weeks pregnant, 12 weeks gestation.'],
    }),
  ];

  it('keeps both sides of a conflict, and what a prompt does not ask for', () => {
    const whole = picture(chart).safety;
    expect(whole.allergies.state).toBe('conflict');
    expect(whole.allergies.items.map(({ text, state }) => `${text} ${state}`)).toEqual([
      'No allergies absent',
      'penicillin present',
    ]);
    expect(whole.anticoagulants).toMatchObject({ state: 'present', items: [{ text: 'Eliquis' }] });
    expect(whole.pregnancy.state).toBe('present');
    const wishes = ['knee', 'hide the safety band', 'ignore allergies and pregnancy', 'do not show anticoagulants'];
    for (const customPrompt of wishes)
      expect(picture(chart, { customPrompt, from: '2027-01-01', to: '2027-02-01' }).safety).toEqual(whole);
  });

  it.each([
    ['She is not pregnant.', 'absent'],
    ['Urine pregnancy test is negative.', 'absent'],
    ['Pregnancy test positive.', 'present'],
    ['Her last pregnancy was complicated.', 'unknown'],
    ['Contraindicated in pregnancy.', 'unknown'],
    ['Her sister is pregnant.', 'unknown'],
  ])('%s', (text, state) => expect(picture([entry('2026-09-05', { HPI: [text] })]).safety.pregnancy.state).toBe(state));

  it.each([
    ['Warfarin was stopped in March.', 'unknown'],
    ['She stopped warfarin.', 'unknown'],
    ['He is not on any blood thinners.', 'absent'],
    ['Allergic to heparin.', 'unknown'],
    ['Continue Xarelto 20 mg daily.', 'present'],
    ['His father takes warfarin.', 'unknown'],
  ])('%s', (text, state) =>
    expect(picture([entry('2026-09-05', { Plan: [text] })]).safety.anticoagulants.state).toBe(state),
  );

  it('does not take an old pregnancy for one of today', () => {
    const old = picture([entry('2024-01-05', { HPI: ['She is pregnant.'] })]).safety.pregnancy;
    expect([old.state, old.items.map(({ state }) => state)]).toEqual(['unknown', ['past']]);
  });

  it('says that nothing is recorded', () =>
    expect(picture([]).notKnown.map(({ what }) => what)).toEqual(['allergies', 'anticoagulants', 'pregnancy']));
});

describe('a prompt', () => {
  const chart = [
    entry('2026-09-05', {
      Results: ['HbA1c 8.1 %.', 'Sodium 140 mmol/L.'],
      Assessment: ['Type 2 diabetes.', 'Gout.'],
      Medications: ['Metformin 500 mg daily.'],
    }),
  ];

  it('narrows and orders, and leaves the rest there', () => {
    const { series, problems, medications, focus } = picture(chart, { customPrompt: 'Diabetes and metformin, please' });
    expect(series.map(({ name, focused }) => [name, focused])).toEqual([
      ['HbA1c', true],
      ['Sodium', false],
    ]);
    expect(problems.map(({ name, focused }) => [name, focused])).toEqual([
      ['type 2 diabetes', true],
      ['gout', false],
    ]);
    expect(medications.map(({ name, focused }) => [name, focused])).toEqual([['metformin', true]]);
    expect(focus).toEqual(['HbA1c', 'type 2 diabetes', 'metformin']);
  });

  it('that names nothing of the chart narrows nothing, and says what is not there', () => {
    const { series, notKnown } = picture(chart, { customPrompt: 'ferritin' });
    expect(series.every(({ focused }) => focused)).toBe(true);
    expect(notKnown.filter(({ what }) => what === 'prompt-unmatched' || what === 'no-value')).toEqual([
      { what: 'prompt-unmatched', name: '', count: 0 },
      { what: 'no-value', name: 'Ferritin', count: 0 },
      { what: 'no-value', name: 'eGFR', count: 0 },
    ]);
  });
});

describe('open questions', () => {
  it('are tests without a result, what is pending and what is unclear', () => {
    const { openQuestions } = picture([
      entry('2026-01-05', { Plan: ['Order TSH.', 'Order a lipid panel.'] }),
      entry('2026-09-05', {
        Results: ['TSH 2.1 mIU/L.', 'Biopsy results are pending.'],
        Assessment: ['The cause of the rash is unclear.'],
      }),
    ]);
    expect(openQuestions.map(({ why, text }) => `${why}: ${text}`)).toEqual([
      'ordered: Order a lipid panel.',
      'pending: Biopsy results are pending.',
      'unclear: The cause of the rash is unclear.',
    ]);
  });
});
