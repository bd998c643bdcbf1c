import { describe, expect, it } from 'vitest';
import { kneeVisit, read } from '../testing/dialogues.ts';
import { hearTasks } from './hear-tasks.ts';
import { promiseRules } from './promises.ts';

const today = '2026-11-25';
const heard = (text: string): string[] =>
  hearTasks(read(text), { today }).map(
    ({ category, title, due }) => `${category}: ${title}${due ? ` (${due.date})` : ''}`,
  );
const visitOf = (...lines: string[]): string =>
  `Doctor: What brings you in?\nPatient: My knee hurts.\nDoctor: I see.\n${lines.map((line) => `Doctor: ${line}`).join('\nPatient: Okay.\n')}`;
const said = (...lines: string[]): string[] => heard(visitOf(...lines));

describe('tasks heard in a visit', () => {
  it('are its orders, its referral and the next visit', () => {
    expect(heard(kneeVisit)).toEqual([
      'Orders: Order MRI of the left knee',
      'Referral: Refer to physical therapy',
      'Follow-up: Schedule a follow-up visit (2026-12-16)',
    ]);
  });

  it('have the day that was said with them', () => {
    expect(said('I am going to order a chest x-ray today. Let us repeat the CBC in two weeks.')).toEqual([
      'Orders: Order chest x-ray (2026-11-25)',
      'Labs: Repeat CBC (2026-12-09)',
    ]);
  });

  it('leave out what is only considered, waits for a condition or goes on', () => {
    expect(
      said(
        'You can continue the ibuprofen. We might consider an MRI.',
        'If it is not better in two weeks, we will order an x-ray.',
      ),
    ).toEqual([]);
  });

  it('are heard without their subject, and from a medicine that is written for', () => {
    expect(
      said(
        'Going to order a ferritin and a lipid panel and depending on these we can decide if you need more.',
        'I will write you for naproxen 250 mg twice a day. You can take it after meals.',
      ),
    ).toEqual(['Labs: Order ferritin', 'Labs: Order lipid panel', 'Treatment: Prescribe naproxen 250 mg twice daily']);
  });

  it('are heard from a refill that the patient agrees to', () => {
    const asked = (answer: string) =>
      heard(
        `Doctor: What brings you in?\nPatient: My gout.\nDoctor: I see.\nPatient: It is better.\nDoctor: Stay on the febuxostat. Do you need a refill of that?\nPatient: ${answer}\nDoctor: Good.`,
      );
    expect(asked('Yes, I do.')).toEqual(['Treatment: Refill febuxostat']);
    expect(asked('No, I have enough.')).toEqual([]);
  });

  it('name a referral once, whatever it is called later', () => {
    expect(
      said(
        'I am going to, um, refer you to a, uh, memory clinic.',
        'As I said, I will send that referral today.',
        'The mole should be seen by dermatology, and we will place that referral too.',
      ),
    ).toEqual(['Referral: Refer to memory clinic', 'Referral: Refer to dermatology']);
  });

  it('leave out what is named and not ordered', () => {
    expect(
      said(
        'I will review these pictures from the MRI with you.',
        'We ordered some labs on you before you came in.',
        'You should take an antihistamine for the itch.',
        'I would like to switch you from ibuprofen to naproxen.',
      ),
    ).toEqual(['Treatment: Change naproxen']);
  });

  it('count a cream that could be tried once its prescription is promised', () => {
    const tried = 'We could try a steroid cream.';
    expect(said(tried)).toEqual([]);
    expect(said(tried, 'I will do the prescription for you now.').map((line) => line.split(':')[0])).toContain(
      'Treatment',
    );
  });

  it('are none where a condition stands in the clause before', () => {
    expect(said('If that spreads, I would like you to come back in two weeks.')).toEqual([]);
  });

  it('name who was asked to do it', () => {
    const visit = visitOf('Rest your knee.', 'I will have the nurse call you with the results on Friday.');
    expect(hearTasks(read(visit), { today })).toMatchObject([
      { title: 'Call the patient with the results', assignee: 'nurse', due: { date: '2026-11-27' } },
    ]);
  });

  it('rest on words of the visit', () => {
    const utterances = read(kneeVisit);
    for (const { links } of hearTasks(utterances, { today }))
      for (const { utteranceId, quote } of links)
        expect(utterances.find(({ id }) => id === utteranceId)?.text).toContain(quote);
  });

  it('keep their key when the note is written again', () => {
    const keys = () => hearTasks(read(kneeVisit), { today }).map(({ key }) => key);
    expect(keys()).toEqual(keys());
    expect(new Set(keys()).size).toBe(keys().length);
  });
});

it.each(promiseRules.map(({ id, example, category }) => [id, example, category] as const))(
  '%s: "%s"',
  (_, example, category) => {
    expect(said(example).map((line) => line.split(':')[0])).toContain(category);
  },
);
