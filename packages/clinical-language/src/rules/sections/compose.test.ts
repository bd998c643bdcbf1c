import { describe, expect, it } from 'vitest';
import { topicsOfHeader } from '../plan/classify-header.ts';
import { clausesOf } from '../clauses/clauses.ts';
import { read, kneeVisit } from '../../testing/dialogues.ts';
import { personaOf } from '../people/persona.ts';
import { rolesToWriteBy } from '../../writing-roles.ts';
import { writeChiefComplaint } from './chief-complaint.ts';
import { finding } from './exam.ts';
import { statementsOf } from '../frames/statements.ts';
import { writeIntroduction } from './introduction.ts';
import { planTopic } from './plan.ts';
import { toldSymptoms } from './told-symptoms.ts';

describe('the reason for the visit', () => {
  it.each([
    ['Doctor: Hi, nice weather. What brings you in?\nPatient: I have a sore throat and I feel awful.', 'Sore throat.'],
    ['Doctor: I see you are here for a follow-up of your diabetes.', 'Diabetes.'],
    [
      'Doctor: Hello.\nPatient: My right shoulder has been hurting since Monday.\nDoctor: Your right shoulder pain, is it worse at night?',
      'Right shoulder pain.',
    ],
    ['Doctor: How are you?\nPatient: I am having pain in my left elbow.', 'Left elbow pain.'],
    [
      'Doctor: How can I help?\nPatient: I have a cough. My nose is running too, and I have a fever.\nDoctor: Since when?',
      'Cough, runny nose, and fever.',
    ],
    [
      'Doctor: What happened?\nPatient: I fell and I have ankle pain.\nDoctor: Which ankle, left or right?\nPatient: It is my left one.',
      'Left ankle pain.',
    ],
    [
      'Doctor: You mentioned that you are not having much of an appetite. Tell me a bit more about that.\nPatient: I feel out of breath.',
      'Loss of appetite.',
    ],
    ['Doctor: He was referred by Dr. Lee for anemia.\nPatient: I do not think I have ever had hives.', 'Anemia.'],
  ])('in %j', (source, complaint) => {
    const utterances = read(source);
    expect(writeChiefComplaint(clausesOf(utterances), new Set(), utterances).map((draft) => draft.text)).toEqual([
      complaint,
    ]);
  });

  it('is introduced with age and sex when they were said', () => {
    const utterances = read('Doctor: This is a 52-year-old woman. She is here for knee pain.');
    const clauses = clausesOf(utterances);
    const complaint = writeChiefComplaint(clauses, new Set(), utterances);
    expect(writeIntroduction(clauses, complaint, new Set(), utterances)[0]).toMatchObject({
      text: 'The patient is a 52-year-old woman who presents today for the evaluation of knee pain.',
      links: [{ utteranceId: 'u1' }, { utteranceId: 'u1' }],
    });
  });
});

it.each([
  ['you have some tenderness of your left knee', 'tenderness of the left knee'],
  ['i hear a murmur', 'murmur'],
  ['your lungs look good', 'lungs appear normal'],
  ['i do not see any redness', 'no redness'],
])('writes the finding in "%s"', (said, written) => {
  const words = said.replace('you have', 'he has').replaceAll('your', 'his').split(' ');
  expect(finding(words, personaOf('male')).join(' ')).toBe(written);
});

it.each([
  ['we will order an mri', 'plan'],
  ['we will prescribe amoxicillin', 'plan'],
  ['we will refer the patient to cardiology', 'plan'],
  ['the patient will follow-up in two weeks', 'instructions'],
  ['i believe this is a sprain', 'assessment'],
] as const)('puts "%s" into the %s', (text, topic) => {
  expect(planTopic(text.split(' '))).toBe(topic);
});

it.each([
  ['Assessment and Plan', ['assessment', 'plan', 'instructions']],
  ['A/P', ['assessment', 'plan', 'instructions']],
  ['HPI', ['hpi']],
  ['CC', ['cc']],
  ['Past Medical History', ['pmh']],
  ['Current medications', ['meds']],
  ['Labs & imaging', ['results']],
  ['Social history', ['sh']],
  ['Sleep', []],
])('reads the header "%s"', (header, topics) => {
  expect(topicsOfHeader(header)).toEqual(topics);
});

it('rights labels that are swapped through the visit', () => {
  const swapped = kneeVisit.replaceAll('Doctor:', 'X:').replaceAll('Patient:', 'Doctor:').replaceAll('X:', 'Patient:');
  expect(rolesToWriteBy(read(swapped)).map((utterance) => utterance.role)).toEqual(
    read(kneeVisit).map((utterance) => utterance.role),
  );
});

it.each([
  [
    'Doctor: I see you have some right knee pain.\nPatient: It is not the right knee, it is the left.',
    'Left knee pain.',
  ],
  ['Doctor: Hi. I see that you injured your wrist.\nPatient: Yes, I fell, and the pain is bad.', 'Wrist pain.'],
  ['Doctor: Hello.\nPatient: I have this sharp pain on the left side of my abdomen.', 'Left abdominal pain.'],
])('finds the complaint of %j', (source, complaint) => {
  const utterances = read(source);
  expect(writeChiefComplaint(clausesOf(utterances), new Set(), utterances)[0]?.text).toBe(complaint);
});

it('reports no symptom that was named only to be denied', () => {
  const utterances = read(
    'Doctor: How is the back?\nPatient: I have some pain in it, but nothing tingling down my legs.',
  );
  const statements = statementsOf(clausesOf(utterances), personaOf('male'), utterances);
  expect(toldSymptoms(statements).map(({ topic }) => topic?.join(' '))).not.toContain('tingling');
});
