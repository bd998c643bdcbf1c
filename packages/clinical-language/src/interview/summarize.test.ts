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
  it('shows each answer once, in its words, under what was asked', () => {
    const { lines } = summarize(
      interview({}, 'en', 'I have a cough. It started three days ago.', 'No, but I have chills.', 'No.'),
    );
    expect(lines.map(({ slot, text, answer }) => [slot, text, answer])).toEqual([
      ['complaint', 'I have a cough. It started three days ago.', 0],
      ['signs', 'No, but I have chills.', 1],
    ]);
  });

  it('names what was asked for and denied, and reads nothing into words', () => {
    const { present, absent } = summarize(
      interview({}, 'en', 'My knee hurts since I fell on the stairs.', 'It is swollen, no fever.'),
    );
    expect(present).toEqual([]);
    expect(absent).toEqual([{ name: 'a fever', answer: 1 }]);
    const unsure = summarize(interview({}, 'en', 'My knee hurts.', 'It is hot, no fever.'));
    expect(unsure.absent).toEqual([]);
  });

  it('does not choose between signs after a bare yes', () => {
    const { unclear, present } = summarize(interview({}, 'en', 'My ankle hurts.', 'yes'));
    expect(present).toEqual([]);
    expect(unclear).toEqual([{ names: expect.arrayContaining(['a fever']), answer: 1 }]);
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
