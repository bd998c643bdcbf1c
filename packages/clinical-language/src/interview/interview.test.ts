import { describe, expect, it } from 'vitest';
import type { Locale } from '../red-flags/locale.ts';
import { complaints } from './complaints.data.ts';
import { addAnswer, correctAnswer, nextQuestion, startInterview } from './interview.ts';
import { type FollowUpId, followUps } from './questions.data.ts';
import { type InterviewChart, type InterviewState, mostQuestions, type TemplateId } from './state.ts';

const start = (
  more: {
    template?: TemplateId;
    followUp?: FollowUpId;
    complaint?: string;
    chart?: InterviewChart;
    locale?: Locale;
    country?: string;
  } = {},
): InterviewState =>
  startInterview({
    template: 'intake',
    chart: { ageYears: 40, sex: 'female' },
    locale: 'en',
    country: 'US',
    answeredBy: 'patient',
    ...more,
  });

const answered = (state: InterviewState, ...texts: string[]): InterviewState =>
  texts.reduce((all, text) => addAnswer(all, text).state, state);
const asked = (state: InterviewState): { id: string; text: string; signs: string[]; slots: string[] } => {
  const next = nextQuestion(state);
  if (next.kind === 'end') throw new Error(`The interview ended: ${next.text}`);
  return next.question;
};
/** All questions of an interview whose patient answers each of them alike. */
function run(state: InterviewState, answer: string): { ids: string[]; last: InterviewState } {
  const ids: string[] = [];
  let all = state;
  for (let next = nextQuestion(all); next.kind === 'question'; next = nextQuestion(all)) {
    ids.push(next.question.id);
    all = addAnswer(all, answer).state;
  }
  return { ids, last: all };
}

describe('the opening', () => {
  it('says that it is an AI and that a person reads the answers, once', () => {
    const next = nextQuestion(start());
    expect(next).toMatchObject({ kind: 'question', number: 1, most: 10, question: { id: 'complaint' } });
    expect(next.kind === 'question' && next.introduction).toMatch(/AI.*staff will read/);
    const second = nextQuestion(answered(start(), 'I have a cough.'));
    expect(second).toMatchObject({ kind: 'question', number: 2, introduction: null });
  });

  it('is a value that survives storage', () => {
    const state = answered(start(), 'My knee hurts.', 'Since yesterday.');
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

describe('the next question', () => {
  it('asks for the dangerous signs of a complaint first', () => {
    expect(asked(answered(start(), 'I have a headache.')).signs).toContain('headache-sudden');
    expect(asked(answered(start(), 'My back hurts.')).signs).toContain('saddle-numb');
  });

  it.each(complaints.map(({ id, is: [sign] }) => ({ id, sign })))(
    'ends within ten questions and repeats none: $id',
    ({ id }) => {
      const name = complaints.find((each) => each.id === id)!.name.en;
      const { ids } = run(start({ complaint: `I am here for ${name}.` }), 'No.');
      expect(ids.length).toBeLessThanOrEqual(mostQuestions);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('does not ask what a free answer told', () => {
    const state = start({ complaint: 'I have had a cough for two weeks. I am a smoker, and I have no fever.' });
    const { ids } = run(state, 'No.');
    expect(ids).not.toContain('onset');
    expect(ids.join(' ')).not.toMatch(/signs:[^ ]*\bfever\b/);
  });

  it('asks to confirm what the chart knows', () => {
    const chart = {
      ageYears: 50,
      sex: 'male' as const,
      medications: ['lisinopril 10 mg daily'],
      allergies: ['penicillin'],
    };
    const { last } = run(start({ complaint: 'I have a cough.', chart }), 'No.');
    const question = last.answers.find((answer) => answer.question.id === 'medicines')?.question;
    expect(question?.text).toMatch(/Do our records have this right: lisinopril 10 mg daily; allergy: penicillin\?/);
  });

  it('asks about pregnancy only where it can be', () => {
    const of = (chart: InterviewChart): string[] => run(start({ complaint: 'My belly hurts.', chart }), 'No.').ids;
    expect(of({ ageYears: 30, sex: 'female' })).toContain('pregnancy');
    expect(of({ ageYears: 30, sex: 'male' })).not.toContain('pregnancy');
    expect(of({ ageYears: 70, sex: 'female' })).not.toContain('pregnancy');
  });

  it('speaks of the patient where a relative answers', () => {
    const state = startInterview({
      template: 'intake',
      complaint: 'He has a cough.',
      chart: {},
      locale: 'en',
      country: 'US',
      answeredBy: 'relative',
    });
    expect(
      run(state, 'No.')
        .last.answers.slice(1)
        .map(({ question }) => question.text)
        .join(' '),
    ).not.toMatch(/\byour\b|\bdo you\b/i);
  });

  it('knows 40 complaints and 8 kinds of follow-up in both languages', () => {
    expect(complaints.length).toBeGreaterThanOrEqual(40);
    expect(Object.keys(followUps).filter((id) => id !== 'post-op')).toHaveLength(8);
    for (const followUp of Object.keys(followUps) as FollowUpId[])
      for (const locale of ['en', 'es'] as const)
        expect(run(start({ template: 'follow-up', followUp, locale }), 'No.').ids.length).toBeGreaterThanOrEqual(6);
  });

  it('asks about the wound after an operation', () => {
    expect(run(start({ template: 'post-op' }), 'No.').ids).toContain('wound');
  });
});

describe('red flags', () => {
  it('end the interview with the text of the country, in the language of the patient', () => {
    const state = answered(start({ country: 'US' }), 'My chest hurts and I am sweating.');
    expect(nextQuestion(state)).toMatchObject({
      kind: 'end',
      reason: 'flag',
      text: expect.stringContaining('911') as string,
    });
    const other = answered(start({ locale: 'es', country: 'ES' }), 'Me duele el pecho y estoy sudando.');
    expect(nextQuestion(other)).toMatchObject({ kind: 'end', text: expect.stringMatching(/Llame al 112/) as string });
  });

  it('give the line for people in crisis', () => {
    const next = nextQuestion(answered(start(), 'I want to kill myself.'));
    expect(next).toMatchObject({ kind: 'end', text: expect.stringContaining('988') as string });
    const nowhere = nextQuestion(answered(start({ country: 'XX' }), 'I want to kill myself.'));
    expect(nowhere).toMatchObject({
      kind: 'end',
      text: expect.stringContaining('your local emergency number') as string,
    });
  });

  it('are put together from several answers, and a bare yes counts', () => {
    const state = answered(start(), 'I have chest pain.');
    expect(state.flags).toEqual([]);
    expect(asked(state).signs).toContain('sweating');
    expect(answered(state, 'yes').flags.map(({ rule }) => rule)).toContain('heart-attack');
    expect(answered(state, 'no').flags).toEqual([]);
  });

  it('take no more answers after they ended an interview', () => {
    const state = answered(start(), "I can't breathe.");
    expect(addAnswer(state, 'I am fine.').state.answers).toHaveLength(1);
  });

  it('let an interview go on when somebody has to look on the same day only', () => {
    const state = answered(start(), 'My blood pressure was 190 over 110 today.');
    expect(state.flags.map(({ level }) => level)).toEqual(['urgent']);
    expect(nextQuestion(state).kind).toBe('question');
  });

  it('name the sentence that they rest on', () => {
    const { flags } = answered(start(), 'It began today. My chest hurts and I am sweating.');
    expect(flags[0]!.quotes).toEqual([{ answer: 0, quote: 'My chest hurts and I am sweating.' }]);
  });
});

describe('a corrected answer', () => {
  it('is read again, with all that follows from it', () => {
    const state = answered(start(), 'I have a cough.', 'No.');
    const { state: corrected } = correctAnswer(state, 0, 'I have a headache.');
    expect(corrected.answers[0]).toMatchObject({ isCorrected: true, text: 'I have a headache.' });
    expect(asked(corrected).signs).toContain('headache-sudden');
  });

  it('can raise a flag, and never removes one', () => {
    const state = answered(start(), 'I have a cough.');
    expect(correctAnswer(state, 0, 'I cough up blood.').flags.map(({ rule }) => rule)).toEqual(['lung-clot']);
    const raised = answered(start(), 'I want to kill myself.');
    expect(correctAnswer(raised, 0, 'I want to rest.').flags.map(({ rule }) => rule)).toEqual(['suicide']);
  });

  it('of an answer that is not there changes nothing', () => {
    expect(correctAnswer(start(), 3, 'No.').state).toEqual(start());
  });
});
