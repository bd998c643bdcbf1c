import type { ChartFacts } from '@clinical/contract/visualizer/chart-facts.schemas';
import { describe, expect, it } from 'vitest';
import { makePicture } from './make-picture.ts';

const noFacts: ChartFacts = { patient: null, problems: [], medications: [], allergies: [], values: [] };
type Line = [day: string, text: string, header?: string];

/** A picture of sentences on days, and of a file of another system that came on the first of November. */
const picture = (lines: Line[], facts: Partial<ChartFacts> | null = null) =>
  makePicture({
    note: { id: 'n', title: 'Ana Roe', dateOfBirth: null, sex: 'female' },
    madeAt: '2026-11-28T10:00:00.000Z',
    today: '2026-11-28',
    dayFirst: false,
    entries: lines.map(([day, text, header = 'HPI'], at) => ({
      id: `entry-${at}`,
      createdAt: `${day}T10:00:00.000Z`,
      day,
      title: '',
      visit: true,
      signed: true,
      reported: false,
      lines: [{ header, text }],
    })),
    imports: facts ? [{ id: 'file', createdAt: '2026-11-01T00:00:00.000Z', facts: { ...noFacts, ...facts } }] : [],
    customPrompt: '',
    from: null,
    to: null,
    unread: 0,
  });
const day = '2026-09-05';
const items = ({ state, items: all }: { state: string; items: { text: string; state: string }[] }) =>
  [state, ...all.map(({ text, state: of }) => `${text} ${of}`.toLowerCase()).toSorted()].join(' | ');
const medication = (
  name: string,
  status: 'active' | 'stopped',
  started: string,
  stopped: string | null = null,
): ChartFacts['medications'][number] => ({
  key: `MedicationRequest/${name} ${status}`,
  name,
  dose: '',
  status,
  started,
  stopped,
  final: true,
});

describe('allergies', () => {
  it.each([
    ['Penicillin (hives), no known food allergies.', 'Allergies', 'present | food absent | penicillin present'],
    ['She has a penicillin allergy but no food allergies.', 'HPI', 'present | food absent | penicillin present'],
    ['No known drug allergies except penicillin.', 'Allergies', 'present | penicillin present'],
    ['NKDA except for sulfa.', 'HPI', 'present | sulfa present'],
    ['No known food allergies.', 'Allergies', 'unknown | food absent'],
    ['Seasonal allergies and a penicillin allergy.', 'HPI', 'present | penicillin present'],
    ['Her son has a peanut allergy, and she is allergic to sulfa.', 'HPI', 'present | sulfa present'],
    ['Reviewed, no changes.', 'Allergies', 'unknown'],
    ['Allergy list reviewed.', 'Allergies', 'unknown'],
    ['Patient denies.', 'Allergies', 'absent | no allergies absent'],
    ['NKDA.', 'Allergies', 'absent | no allergies absent'],
    ['PCN allergy.', 'HPI', 'present | penicillin present'],
    ['Anaphylaxis to peanuts.', 'HPI', 'present | peanuts present'],
    ['She had hives after amoxicillin.', 'HPI', 'present | amoxicillin mentioned'],
    ['Penicillin causes hives.', 'HPI', 'present | penicillin mentioned'],
    ['Kiwi.', 'Allergies', 'present | kiwi present'],
  ])('%s (%s)', (text, header, found) => expect(items(picture([[day, text, header]]).safety.allergies)).toBe(found));
});

describe('allergies of another system', () => {
  it.each([
    ['NKDA', 'absent | no allergies absent'],
    ['No known food allergy', 'unknown | no known food allergy absent'],
    ['Penicillin', 'present | penicillin present'],
  ])('%s', (substance, found) => {
    const allergy = { key: 'AllergyIntolerance/1', substance, reaction: '', status: 'active' as const };
    const allergies = [{ ...allergy, none: false, recorded: day, final: true }];
    expect(items(picture([], { allergies }).safety.allergies)).toBe(found);
  });
});

describe('a value of another system', () => {
  it('is named by its code, not by its name', () => {
    const value = {
      key: 'Observation/1',
      code: '2161-8',
      name: 'Creatinine',
      text: '110 mg/dL',
      comparator: '' as const,
    };
    const rest = {
      value: 1.1,
      second: null,
      unit: 'mg/dL',
      date: day,
      time: null,
      low: null,
      high: null,
      flag: '' as const,
    };
    const { series } = picture([[day, 'Creatinine 0.9 mg/dL.']], { values: [{ ...value, ...rest, final: true }] });
    expect(series.map(({ name }) => name)).toEqual(['Creatinine', 'Creatinine (2161-8)']);
  });
});

describe('anticoagulants', () => {
  it.each([
    ['Stop ibuprofen, continue warfarin.', 'present | warfarin present'],
    ['Aspirin discontinued; continue Xarelto.', 'present | xarelto present'],
    ['Stop warfarin, start apixaban 5 mg BID.', 'present | apixaban present | warfarin past'],
    ['Off aspirin since starting Eliquis.', 'present | eliquis present'],
    ['Warfarin was stopped.', 'unknown | warfarin past'],
    ['Warfarin stopped and apixaban started.', 'present | apixaban present | warfarin past'],
    ['Warfarin was held for surgery and resumed.', 'present | warfarin present'],
    ['Switched from warfarin to apixaban.', 'present | apixaban present | warfarin past'],
    ['No missed doses of warfarin.', 'present | warfarin present'],
    ['No bleeding on Eliquis.', 'present | eliquis present'],
    ['No side effects from warfarin.', 'present | warfarin present'],
    ['Do not stop warfarin.', 'present | warfarin present'],
    ['No longer taking warfarin.', 'unknown | warfarin past'],
    ['She stopped warfarin and aspirin.', 'unknown | warfarin past'],
    ['Stop aspirin and warfarin.', 'unknown | warfarin past'],
    ['She stopped drinking and is on warfarin.', 'present | warfarin present'],
    ['She takes warfarin; her father had a stroke.', 'present | warfarin present'],
    ['Her daughter says she takes her warfarin daily.', 'present | warfarin present'],
    ['Her mother fell and she takes warfarin.', 'present | warfarin mentioned'],
    ['His father takes warfarin.', 'unknown'],
    ['Allergic to penicillin and takes warfarin.', 'present | warfarin present'],
    ['Hold warfarin 5 days before the procedure.', 'present | warfarin mentioned'],
    ['Heparin drip stopped, transitioned to Lovenox.', 'present | heparin past | lovenox present'],
    ['Consider apixaban.', 'present | apixaban mentioned'],
  ])('%s', (text, found) => expect(items(picture([[day, text]]).safety.anticoagulants)).toBe(found));

  const active = { medications: [medication('Warfarin 5 MG Oral Tablet', 'active', '2024-01-01')] };
  it('of which one stands are not denied by older or narrower words', () => {
    const state = (lines: Line[], facts: Partial<ChartFacts> | null = null) =>
      picture(lines, facts).safety.anticoagulants.state;
    expect(state([['2026-05-01', 'Not on any blood thinners.']], active)).toBe('present');
    expect(state([['2026-11-20', 'Not on any blood thinners.']], active)).toBe('absent');
    expect(
      state([
        ['2026-05-01', 'Taking apixaban.'],
        [day, 'She is not taking warfarin.'],
      ]),
    ).toBe('present');
    expect(
      state([
        ['2026-05-01', 'Taking apixaban.'],
        [day, 'No anticoagulation needed for this procedure.'],
      ]),
    ).toBe('present');
    expect(
      state([
        ['2026-05-01', 'Taking Coumadin.'],
        [day, 'Warfarin was stopped.'],
      ]),
    ).toBe('unknown');
    expect(state([[day, 'She is not taking warfarin.']])).toBe('unknown');
    expect(
      state([
        [day, 'Taking apixaban.'],
        [day, 'Not on any blood thinners.'],
      ]),
    ).toBe('conflict');
  });
});

describe('what is not known', () => {
  it('names sentences with a value that could not be read', () => {
    const unread = (text: string) =>
      picture([[day, text]]).notKnown.find(({ what }) => what === 'unread-values')?.count;
    expect(unread('Hemoglobin came out of the machine as 9.1 g/dL.')).toBe(1);
    expect(unread('Hemoglobin 9.1 g/dL.')).toBeUndefined();
    expect(unread('Goal A1c below 7 %.')).toBeUndefined();
    expect(unread('Repeat hemoglobin A1c in 6 months.')).toBeUndefined();
  });

  it('has no day where a paper names none', () => {
    const made = makePicture({
      note: { id: 'n', title: 'Ana Roe', dateOfBirth: null, sex: 'female' },
      madeAt: '2026-11-28T10:00:00.000Z',
      today: '2026-11-28',
      dayFirst: false,
      entries: [
        {
          id: 'paper',
          createdAt: '2026-11-28T09:00:00.000Z',
          day: '2026-11-28',
          undated: true,
          title: '',
          visit: false,
          signed: false,
          reported: false,
          lines: ['Potassium 5.9 mmol/L.', 'Taking warfarin.'].map((text) => ({ header: '', text })),
        },
      ],
      imports: [],
      customPrompt: '',
      from: null,
      to: null,
      unread: 0,
    });
    expect(made.series[0]!.values).toMatchObject([{ date: null, dated: 'unknown', drawn: null }]);
    expect(made.safety.anticoagulants).toMatchObject({ state: 'present', items: [{ date: null }] });
    expect([made.timeline, made.lastVisit]).toEqual([[], null]);
  });

  it('is not the unit of a value: it is written as people read it', () => {
    const value = { key: 'Observation/1', code: '26464-8', name: 'WBC', text: '7.2 10*3/uL', comparator: '' as const };
    const rest = {
      value: 7.2,
      second: null,
      unit: '10*3/uL',
      date: day,
      time: null,
      low: null,
      high: null,
      flag: '' as const,
    };
    const { series } = picture([], { values: [{ ...value, ...rest, final: true }] });
    expect(series[0]!.values[0]).toMatchObject({ text: '7.2 10³/µL', unit: '10³/µL' });
  });
});

describe('pregnancy', () => {
  it.each([
    ['She is pregnant, in her second trimester.', 'present'],
    ['This is her first pregnancy.', 'present'],
    ['She is pregnant; her last period was March 1.', 'present'],
    ['She is 9 weeks pregnant and wants genetic screening.', 'present'],
    ['She is pregnant after IVF.', 'present'],
    ['She is pregnant and lives with her husband.', 'present'],
    ['Urine hCG positive.', 'present'],
    ['G2P1 at 32 weeks.', 'present'],
    ['G2P1 at 28w3d.', 'present'],
    ['Viable IUP on ultrasound.', 'present'],
    ['Positive home pregnancy test, urine hCG here negative.', 'conflict'],
    ['Pregnancy test not done.', 'unknown'],
    ['Urine hCG negative.', 'absent'],
    ['She denies pregnancy.', 'absent'],
    ['She is planning a pregnancy.', 'unknown'],
    ['She is trying to become pregnant.', 'unknown'],
    ['History of ectopic pregnancy.', 'unknown'],
    ['Her first pregnancy was complicated by preeclampsia.', 'unknown'],
    ['During her last pregnancy she had diabetes.', 'unknown'],
    ['He was born at 28w3d.', 'unknown'],
    ['If she is pregnant, stop lisinopril.', 'present'],
    ['Her sister is pregnant.', 'unknown'],
  ])('%s', (text, state) => expect(picture([[day, text]]).safety.pregnancy.state).toBe(state));

  it.each([
    ['Second trimester pregnancy', 'present'],
    ['Normal pregnancy in first trimester', 'present'],
    ['Encounter for supervision of normal first pregnancy', 'present'],
    ['Ectopic pregnancy', 'unknown'],
    ['Miscarriage in first trimester', 'unknown'],
  ])('of another system: %s', (name, state) => {
    const problem = { key: 'Condition/1', name, status: 'active' as const, onset: day, ended: null, final: true };
    expect(picture([], { problems: [problem] }).safety.pregnancy.state).toBe(state);
  });
});

describe('medicines', () => {
  const lanes = (lines: Line[], facts: Partial<ChartFacts> | null = null) =>
    picture(lines, facts)
      .medications.map(({ name, status, dose }) => `${name} ${status} ${dose}`.trim())
      .toSorted();
  it.each([
    ['Discontinue lisinopril and start losartan 50 mg daily.', ['lisinopril stopped', 'losartan active 50 mg']],
    ['Hold metformin, start insulin glargine 10 units nightly.', ['insulin active 10 units', 'metformin stopped']],
    ['She quit smoking and takes metformin 500 mg daily.', ['metformin active 500 mg']],
    ['She stopped drinking and is on lisinopril 10 mg daily.', ['lisinopril active 10 mg']],
    ['Switch from metformin to glipizide.', ['glipizide active', 'metformin stopped']],
    ['Metformin was stopped.', ['metformin stopped']],
    ['Stop metformin and glipizide.', ['glipizide stopped', 'metformin stopped']],
    ['Start metformin 500 mg and lisinopril 10 mg.', ['lisinopril active 10 mg', 'metformin active 500 mg']],
    ['Her father had a stroke, and she takes metformin.', ['metformin active']],
    ['Allergic to penicillin and takes metformin.', ['metformin active']],
  ])('%s', (text, found) => expect(lanes([[day, text, 'Plan']])).toEqual(found));

  it('that are started again in the words of the first start are active', () =>
    expect(
      lanes([
        ['2024-01-05', 'Start metformin 500 mg daily.', 'Plan'],
        ['2025-01-05', 'Stop metformin.', 'Plan'],
        ['2026-01-05', 'Start metformin 500 mg daily.', 'Plan'],
      ]),
    ).toEqual(['metformin active 500 mg']));

  it('that were renewed in another system go on', () => {
    const renewed = [
      medication('Lisinopril 20 MG', 'active', '2026-03-01'),
      medication('Lisinopril 10 MG', 'stopped', '2025-01-01', '2026-03-01'),
      medication('Warfarin 5 MG', 'active', '2026-02-15'),
      medication('Warfarin 2 MG', 'stopped', '2025-01-01', '2026-03-01'),
    ];
    expect(lanes([], { medications: renewed })).toEqual(['lisinopril active 20 MG', 'warfarin active 5 MG']);
    expect(picture([], { medications: renewed }).safety.anticoagulants.state).toBe('present');
    expect(lanes([['2026-11-20', 'Stop lisinopril.', 'Plan']], { medications: renewed })[0]).toMatch(
      'lisinopril stopped',
    );
  });
});
