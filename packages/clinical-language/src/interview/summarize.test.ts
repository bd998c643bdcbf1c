import { describe, expect, it } from 'vitest';
import type { Locale } from '../red-flags/locale.ts';
import { addAnswer, startInterview } from './interview.ts';
import type { InterviewChart, InterviewState } from './state.ts';
import { summarize } from './summarize.ts';

const interview = (chart: InterviewChart, locale: Locale, ...texts: string[]): InterviewState =>
  texts.reduce(
    (state, text) => addAnswer(state, text).state,
    startInterview({ template: 'intake', chart, locale, country: 'US', answeredBy: 'patient' }),
  );

describe('the summary', () => {
  it('takes each line from an answer, in its words', () => {
    const { lines } = summarize(
      interview({}, 'en', 'I have a cough. It started three days ago.', 'No, but I have chills.'),
    );
    expect(lines.find(({ slot }) => slot === 'onset')).toMatchObject({ text: 'It started three days ago.', answer: 0 });
    expect(lines[0]).toMatchObject({ slot: 'complaint', answer: 0 });
  });

  it('names what was told and what was denied', () => {
    const { present, absent } = summarize(interview({}, 'en', 'I have a cough.', 'No, but I have chills.'));
    expect(present).toContainEqual({ name: 'chills', answer: 1 });
    expect(absent).toContainEqual({ name: 'blood when you cough', answer: 1 });
  });

  it('does not choose between signs after a bare yes', () => {
    const { unclear, present } = summarize(interview({}, 'en', 'My ankle hurts.', 'No.', 'yes'));
    expect(unclear.length + present.length).toBeGreaterThan(0);
  });

  it('lists what was not asked', () => {
    const { notAsked } = summarize(interview({}, 'en', 'I have a cough.'));
    expect(notAsked).toEqual(expect.arrayContaining(['Medicines', 'Allergies', 'a fever']));
  });
});

describe('conflicts with the chart', () => {
  const chart: InterviewChart = {
    allergies: ['penicillin'],
    medications: ['lisinopril 10 mg daily'],
    smoking: 'Never smoked',
  };
  const told = (locale: Locale, text: string): string[] =>
    summarize(interview(chart, locale, text)).conflicts.map(
      ({ about, chart: known, told: said }) => `${about}: ${known} / ${said}`,
    );

  it.each([
    ['en', 'I take lisinopril 20 mg.', ['dose: lisinopril 10 mg daily / 20 mg']],
    ['en', 'I have no known allergies.', ['allergy: penicillin / No allergies']],
    ['en', 'I smoke a pack per day.', ['smoking: Never smoked / Smokes']],
    ['en', 'I am allergic to ibuprofen.', ['allergy: null / Allergic to ibuprofen']],
    ['en', 'I take lisinopril 10 mg. I am allergic to penicillin. I never smoked.', []],
    ['es', 'No tengo alergias.', ['allergy: penicillin / No allergies']],
    ['es', 'Tomo lisinopril 20 mg.', ['dose: lisinopril 10 mg daily / 20 mg']],
    ['es', 'Fumo todos los días.', ['smoking: Never smoked / Smokes']],
    ['es', 'Soy alérgico a la penicilina.', []],
  ] as const)('%s: %s', (locale, text, conflicts) => {
    expect(told(locale, text)).toEqual(conflicts);
  });
});
