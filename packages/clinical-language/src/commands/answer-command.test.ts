import { describe, expect, it } from 'vitest';
import { answerCommand } from './answer-command.ts';
import type { Chart } from './chart-line.ts';
import { readCommand } from './read-command.ts';

const visit = (entryId: string, day: string, sections: Record<string, string[]>) => ({
  entryId,
  day,
  lines: Object.entries(sections).flatMap(([header, texts]) => texts.map((text) => ({ entryId, header, text }))),
});
const chart: Chart = {
  patient: { name: 'Maria Santos', dateOfBirth: '1970-01-02' },
  visits: [
    visit('a', '1 Oct 2026', {
      'Past medical history': ['Hypertension.'],
      Medications: ['Lisinopril 10 mg daily.', 'Ibuprofen as needed.'],
      Allergies: ['She is allergic to penicillin.'],
      Assessment: ['Essential hypertension.'],
      Plan: ['Continue lisinopril 10 mg daily.'],
    }),
    visit('b', '3 Nov 2026', {
      Subjective: ['She reports palpitations for two weeks.'],
      Objective: ['Blood pressure 150/90.', 'Not discussed.'],
      Assessment: ['Palpitations.'],
      Plan: [
        'Increase lisinopril to 20 mg daily.',
        'Stop ibuprofen.',
        'Refer to cardiology.',
        'Avoid heavy lifting for two weeks.',
        'Return if the chest hurts.',
      ],
    }),
  ],
};
const answer = (words: string) => {
  const command = readCommand(words);
  return command && answerCommand(command, chart)?.map(({ header, items }) => [header, items.map(({ text }) => text)]);
};

describe('commands in a person’s words', () => {
  it.each([
    ['write a referral letter to cardiology', { kind: 'referral', to: 'Cardiology' }],
    ['Refer her to Dr. Chen because of the rash', { kind: 'referral', to: 'Dr. Chen' }],
    ['summarise the last three visits', { kind: 'summary', visits: 3 }],
    ['Summarize the last visit', { kind: 'summary', visits: 1 }],
    ['overview of this patient', { kind: 'summary', visits: null }],
    ['patient instructions please', { kind: 'instructions' }],
    ['school absence note', { kind: 'work-note', place: 'school' }],
    ['current medication list', { kind: 'medications' }],
    ['list all active problems', { kind: 'problems' }],
    ['write a limerick', null],
    ['write a letter to the tax office about her bill', null],
  ])('%s', (words, command) => {
    expect(readCommand(words)).toEqual(command);
  });
});

describe('answers', () => {
  it('say the newest of each drug, what was stopped, and allergies apart', () => {
    expect(answer('medication list')).toEqual([
      ['Medication', ['Lisinopril: Increase lisinopril to 20 mg daily.']],
      ['Stopped', ['Ibuprofen: Stop ibuprofen.']],
      ['Allergies', ['She is allergic to penicillin.']],
    ]);
  });

  it('summarise the visits asked for, the newest first, without what carries no fact', () => {
    expect(answer('summarise the last visit')).toEqual([
      [
        '3 Nov 2026',
        expect.arrayContaining([
          'She reports palpitations for two weeks.',
          'Blood pressure 150/90.',
          'Refer to cardiology.',
        ]),
      ],
    ]);
    expect(answer('summary of all visits')!.map(([header]) => header)).toEqual(['3 Nov 2026', '1 Oct 2026']);
    expect(JSON.stringify(answer('summary of all visits'))).not.toContain('Not discussed');
  });

  it('write a letter whose facts are all quoted from the chart', () => {
    const sections = answerCommand(readCommand('referral letter to cardiology')!, chart)!;
    const facts = sections.flatMap(({ items }) => items).filter(({ from }) => from.length > 0);
    for (const { text, from } of facts) expect(from.map((line) => line.text)).toContain(text);
    expect(sections.map(({ header }) => header)).toEqual([
      'Referral to Cardiology',
      'Reason for referral',
      'History',
      'Examination and results',
      'Assessment and plan',
      'Medication',
      'Allergies',
      '',
    ]);
    expect(sections[1]!.items[0]!.text).toBe('Refer to cardiology.');
  });

  it('give the complaint as the reason of a referral, and no finding that sounds like the specialty', () => {
    const headache = visit('h', '2', {
      'Chief complaint': ['Headaches.'],
      'Physical exam': ['Neurological: Gait is normal.'],
      'Assessment and plan': ['Migraine without aura.'],
    });
    const sections = answerCommand(readCommand('referral letter to neurology')!, { ...chart, visits: [headache] })!;
    expect(sections.find(({ header }) => header === 'Reason for referral')!.items.map(({ text }) => text)).toEqual([
      'Headaches.',
    ]);
    expect(JSON.stringify(sections)).toContain('Gait is normal.');
  });

  it('say the plan to the patient, with the appointment apart from the warning', () => {
    const plan = [
      'Give her some Motrin for the pain.',
      'Order an MRI.',
      'Follow up in 2 weeks.',
      'Return in a month for a check, or sooner if she has a fever.',
    ];
    const visits = [visit('c', '1', { Plan: plan, 'Risk assessment': ['Denies a plan to hurt herself.'] })];
    const patient = { ...chart.patient, sex: 'female' };
    const sections = answerCommand({ kind: 'instructions' }, { patient, visits })!;
    expect(sections.map(({ header, items }) => [header, items.map(({ text }) => text)])).toEqual([
      [
        'What to do',
        [
          'We will give you some Motrin for the pain.',
          'We ordered an MRI.',
          'Come back in 2 weeks.',
          'Return in a month for a check.',
        ],
      ],
      ['When to ask for help', ['Come back sooner if you have a fever.']],
    ]);
    for (const { items } of sections) for (const { from } of items) expect(from).toHaveLength(1);
  });

  it('take no order for a problem, no value for a drug, and no other referral for this one', () => {
    const mixed = visit('m', '1', {
      'Chief complaint': ['Knee pain.'],
      Vitals: ['Oxygen 96% on room air.'],
      Results: ['Potassium is 4.2.'],
      'Assessment and plan': ['Arthritis of the knee.', 'Start naproxen 500 mg twice a day.', 'Refer to podiatry.'],
    });
    const written = (words: string) =>
      answerCommand(readCommand(words)!, { ...chart, visits: [mixed] })!.map(({ header, items }) => [
        header,
        items.map(({ text }) => text),
      ]);
    expect(written('problem list')).toEqual([['Problems', ['Arthritis of the knee.']]]);
    expect(written('medication list')).toEqual([['Medication', ['Naproxen: Start naproxen 500 mg twice a day.']]]);
    expect(written('referral letter to physiotherapy')).toContainEqual(['Reason for referral', ['Knee pain.']]);
  });

  it('keep restrictions for work and what to do apart from when to come back', () => {
    expect(answer('note for work')!.at(-1)).toEqual(['Restrictions', ['Avoid heavy lifting for two weeks.']]);
    expect(answer('patient instructions')!.at(-1)).toEqual(['When to ask for help', ['Return if the chest hurts.']]);
  });

  it('are none where the chart holds nothing', () => {
    expect(
      answerCommand({ kind: 'medications' }, { ...chart, visits: [visit('c', '1', { Plan: ['Rest.'] })] }),
    ).toBeNull();
    expect(answerCommand({ kind: 'problems' }, { ...chart, visits: [] })).toBeNull();
  });
});
