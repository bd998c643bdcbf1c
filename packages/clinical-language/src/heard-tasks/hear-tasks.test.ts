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

  it('have the day of their own verb, and one that was said first', () => {
    expect(said('Let us order an MRI and check a potassium in two weeks.')).toEqual([
      'Orders: Order MRI',
      'Labs: Order potassium (2026-12-09)',
    ]);
    expect(said('In two weeks we will order an x-ray and check a potassium.')).toEqual([
      'Orders: Order x-ray (2026-12-09)',
      'Labs: Order potassium (2026-12-09)',
    ]);
    expect(said('I will order a CBC and a chest x-ray for tomorrow.')).toEqual([
      'Labs: Order CBC (2026-11-26)',
      'Orders: Order chest x-ray (2026-11-26)',
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

  it('leave out what was ordered at an earlier visit', () => {
    expect(
      said('Last year we ordered a colonoscopy and it was normal.', 'I already referred you to cardiology last time.'),
    ).toEqual([]);
  });

  it('leave out what is to be stopped, and what only results are spoken of', () => {
    expect(
      said(
        'I will give you something for the pain, and I would like you to stop taking any of the Advil.',
        'Remind me about the results of your skin biopsy.',
      ).filter((line) => /Advil|biopsy/.test(line)),
    ).toEqual([]);
    expect(
      said('I am going to give you meloxicam 15 mg daily, and if you can, you can get out for a short walk.'),
    ).toEqual(['Treatment: Prescribe meloxicam 15 mg daily']);
    expect(said('Stop taking the ibuprofen. I am going to give you meloxicam 15 mg daily.')).toEqual([
      'Treatment: Prescribe meloxicam 15 mg daily',
    ]);
  });

  it('call the ambulance that somebody else is asked to call', () => {
    expect(said('I am going to ask my colleague to call an ambulance.')).toEqual(['Emergency: Call an ambulance']);
  });

  it('leave out a referral that waits for a need, and a test that the patient was sent for', () => {
    expect(
      said(
        'We can refer you to physical therapy if we need to.',
        'You were short of breath, so we sent you to get a chest x-ray.',
      ),
    ).toEqual([]);
  });

  it('have what a clinician waits for, asks around for, and a script to be used later', () => {
    expect(
      said(
        'I am still waiting for those results.',
        'There are two places for the colonoscopy, so I will call around.',
        'I will give you a script today, and you use it only if the fever comes back.',
      ),
    ).toEqual([
      'Follow-up: Follow up on the results',
      'Follow-up: Call around and answer the patient',
      'Treatment: Send the prescription (2026-11-25)',
    ]);
  });

  it('measure a substance that is checked, and prescribe none', () => {
    expect(
      said(
        'I will refill the lisinopril and check a potassium in two weeks.',
        'Let us check a magnesium and a vitamin D.',
        'Start potassium 20 mEq daily.',
      ),
    ).toEqual([
      'Treatment: Refill lisinopril',
      'Labs: Order potassium (2026-12-09)',
      'Labs: Order magnesium',
      'Labs: Order vitamin D',
      'Treatment: Prescribe potassium daily',
    ]);
  });

  it('are heard without their subject, and from a medicine that is written for', () => {
    expect(
      said(
        'Going to order a ferritin and a lipid panel and depending on these we can decide if you need more.',
        'I will write you for naproxen 250 mg twice a day. You can take it after meals.',
      ),
    ).toEqual(['Labs: Order ferritin', 'Labs: Order lipid panel', 'Treatment: Prescribe naproxen 250 mg twice daily']);
  });

  it('are heard from a medicine that the patient needs more of and gets', () => {
    const visit = (grant: string) =>
      heard(
        `Doctor: What brings you in?\nPatient: A check.\nDoctor: I see.\nPatient: I do need more lisinopril and metformin.\nDoctor: The same pharmacy?\nPatient: Yes.\nDoctor: ${grant}\nPatient: Thank you.`,
      );
    expect(visit('All right, I am going to get your prescriptions.')).toEqual([
      'Treatment: Refill lisinopril',
      'Treatment: Refill metformin',
    ]);
    expect(visit('Your other doctor has to do that.')).toEqual([]);
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

  it('call a medicine by its name where the class was said first', () => {
    expect(
      said(
        'I am going to put you on a pain medicine for a day or two. Okay, so codeine, 30 mg, every six hours as needed.',
      ),
    ).toEqual(['Treatment: Prescribe codeine 30 mg every 6 hours as needed']);
    expect(said('I will prescribe a pain medicine. Do you take codeine?')).toEqual([
      'Treatment: Prescribe pain medication',
    ]);
  });

  it('give no day of the next visit to what is named before it', () => {
    expect(said('I will give you a wrist brace, and I want you to come back in three weeks for an x-ray.')).toEqual([
      'Orders: Provide wrist brace',
      'Orders: Order x-ray (2026-12-16)',
      'Follow-up: Schedule a follow-up visit (2026-12-16)',
    ]);
  });

  it('keep the quadrant of a picture', () => {
    expect(said('I am going to order a left lower quadrant ultrasound.')).toEqual([
      'Orders: Order left lower quadrant ultrasound',
    ]);
  });

  it('are verbs without a hyphen, and say what a call is about', () => {
    expect(said('I will follow up on the culture report.')).toEqual(['Follow-up: Follow up on the results']);
    expect(said('When I get the results, I will contact you.')).toEqual([
      'Follow-up: Call the patient with the results',
    ]);
    expect(said('I will put that address into your notes.')).toEqual([
      'Other: Write the address into the notes for the patient',
    ]);
  });

  it('leave out what happens in the visit, and what the patient or their family does', () => {
    expect(
      said(
        'I am just going to check out your ears and let you know what I see.',
        'I am going to go over the imaging results.',
        'Then we will find out whether we need more.',
        'I suggest ringing your family doctor and talking this over.',
        'I will ask your husband to give you an antihistamine.',
      ),
    ).toEqual([]);
  });

  it('name a swab by what it is for, and a thing of two names once', () => {
    const visit = visitOf('I will ask the medical assistant to swab your throat for a strep test.');
    expect(hearTasks(read(visit), { today })).toMatchObject([
      { title: 'Order strep test', assignee: 'medical assistant' },
    ]);
    expect(said('I would recommend a cortisone injection.', 'The plan is a steroid injection today.')).toEqual([
      'Treatment: Arrange cortisone injection',
    ]);
  });

  it('have the later of two days said one after the other', () => {
    expect(said('We will see you in six, seven days time.')).toEqual([
      'Follow-up: Schedule a follow-up visit (2026-12-02)',
    ]);
    expect(
      said('We will check you in ten days so that we know whether it healed, and if it did not, we will talk.'),
    ).toEqual(['Follow-up: Schedule a follow-up visit (2026-12-05)']);
  });

  it('name who was asked to do it', () => {
    const visit = visitOf('Rest your knee.', 'I will have the nurse call you with the results on Friday.');
    expect(hearTasks(read(visit), { today })).toMatchObject([
      { title: 'Call the patient with the results', assignee: 'nurse', due: { date: '2026-11-27' } },
    ]);
  });

  it('name a colleague, or a team, that the clinician says will do it', () => {
    const doers = (line: string) =>
      hearTasks(read(visitOf(line)), { today }).map(({ title, assignee }) => [title, assignee]);
    expect(doers('Dana will fax the form to your school.')).toEqual([['Send the form to the school', 'dana']]);
    expect(doers('My nurse Dana will call you on Friday.')).toEqual([['Call the patient', 'dana']]);
    expect(doers('Our front desk will book the appointment for you.')).toEqual([
      ['Schedule a follow-up visit', 'front desk'],
    ]);
    expect(doers('Insurance will call you on Friday. Your wife will call you tomorrow.')).toEqual([]);
  });

  it('of a bare name count only where a colleague is called so', () => {
    const of = (line: string) =>
      hearTasks(read(visitOf(line)), { today }).map(({ onlyByColleague }) => onlyByColleague);
    expect(of('Walgreens will call you when it is ready.')).toEqual([true]);
    expect(of('My nurse Dana will call you on Friday.')).toEqual([false]);
    expect(of('I will call you on Friday.')).toEqual([false]);
  });

  it.each(['order an MRI', 'refer you to cardiology', 'prescribe antibiotics', 'schedule surgery'])(
    'leave out what is not going to happen: %s',
    (act) => {
      for (const refusal of ['I am not going to', "I'm not going to", 'We are never going to'])
        expect(said(`${refusal} ${act}.`)).toEqual([]);
    },
  );

  it('have a promise behind an order, each with its own day', () => {
    expect(said('I will order an MRI and call you on Monday.')).toEqual([
      'Orders: Order MRI',
      'Follow-up: Call the patient (2026-11-30)',
    ]);
    expect(said('I will refer you to physical therapy and fill out your disability form by Friday.')).toEqual([
      'Referral: Refer to physical therapy',
      'Insurance: Complete the disability form (2026-11-27)',
    ]);
  });

  it('are two where one sentence promises two things', () => {
    expect(said('I will call you with the results and fill out the school form by Friday.')).toEqual([
      'Follow-up: Call the patient with the results',
      'Other: Complete the school form (2026-11-27)',
    ]);
    expect(said('I am going to fill out the disability form and get prior authorization.')).toEqual([
      'Insurance: Get prior authorization',
      'Insurance: Complete the disability form',
    ]);
    expect(said('I will send you a leaflet and write a letter to your dentist.')).toEqual([
      'Other: Send the leaflet to the patient',
      'Other: Write a letter to the dentist',
    ]);
    expect(
      said('We will start an antihistamine.', 'I will do a prescription now and send it over to your pharmacy.'),
    ).toEqual(['Treatment: Prescribe antihistamine']);
    expect(said('I will call you if the results are bad and fill out the form if you need it.')).toEqual([]);
  });

  it('wait for nothing that only asks what a test is for, or offers a call', () => {
    expect(
      said(
        'Let us check a ferritin to see if we have to raise the iron.',
        'I will see you again in three weeks okay and ring us if you have other questions.',
      ),
    ).toEqual(['Labs: Order ferritin', 'Follow-up: Schedule a follow-up visit (2026-12-16)']);
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
