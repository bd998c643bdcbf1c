import { describe, expect, it } from 'vitest';
import { composeNote } from '../../compose-note.ts';
import { generalRecipe } from '../../general-recipe.ts';
import { plainText } from '../../note-html.ts';
import { read } from '../../testing/dialogues.ts';

const sectionsOf = (...lines: string[]): Record<string, string> =>
  Object.fromEntries(
    composeNote({ utterances: read(lines.join('\n')), recipe: generalRecipe })
      .sections.filter(({ html }) => html !== '')
      .map(({ key, html }) => [key, plainText(html).trim()]),
  );
const opening = ['Doctor: What brings you in?', 'Patient: My right knee has been hurting for a week.'];

describe('a finding that no word of examining announces', () => {
  it.each([
    ['There is a small effusion. I think this is a meniscus tear.', /small effusion/i],
    ['You have a small effusion in the knee. Probably a sprain.', /small effusion in the knee/i],
    ['I see a bruise over the knee. This looks like a sprain.', /bruise over the knee/i],
    ['There is swelling. It is tender over the joint line. This is a sprain.', /tender over the joint line/i],
    [
      'There is a small effusion of the knee, and the ligaments are stable. We will get an X-ray.',
      /ligaments are stable/i,
    ],
    ['The ligaments are stable. We will get an X-ray.', /ligaments are stable/i],
  ])('stands in the exam: %s', (said, finding) => {
    const note = sectionsOf(...opening, `Doctor: ${said} Use ice.`);
    expect(note['physical-exam']).toMatch(finding);
    expect(note['assessment-and-plan']).not.toMatch(finding);
  });

  it('is none when the clinician only repeats what the patient has', () => {
    expect(sectionsOf(...opening, 'Doctor: I see. You have pain in the knee.')['physical-exam']).toBeUndefined();
  });
});

it('names the test that "it" stands for, in the results', () => {
  const note = sectionsOf(...opening, 'Doctor: I looked at the x-ray of your right knee and it shows no fracture.');
  expect(note['results']).toMatch(/^The x-ray of the right knee shows no fracture\.$/);
});

it('leaves a condition in the sentence that it ends', () => {
  const note = sectionsOf(
    ...opening,
    'Doctor: This is a sprain. Call us if the knee locks or if you have a fever. I will see you again in three weeks.',
  );
  expect(note['assessment-and-plan']).toMatch(/locks or if they have a fever\.\s+Follow up in 3 weeks\./);
});

it('says once, with its verbs in agreement, what a question and its answer say twice', () => {
  const note = sectionsOf(
    ...opening,
    'Doctor: Does the knee lock or give way?',
    'Patient: No, it does not lock and it does not give way.',
  );
  expect(note['history-of-present-illness']).toMatch(/The knee does not lock or give way\./);
  expect(note['history-of-present-illness']!.match(/lock/g)).toHaveLength(1);
});

describe('what was put right', () => {
  it.each([
    [
      'Patient: My left knee hurts. No wait, it is the right knee.',
      'history-of-present-illness',
      /right knee/i,
      /left/i,
    ],
    [
      'Doctor: You are allergic to sulfa, right?\nPatient: Right.',
      'history-of-present-illness',
      /is allergic to sulfa/,
      null,
    ],
    [
      'Doctor: You are on metoprolol, right?\nPatient: No, I stopped it in May.',
      'history-of-present-illness',
      /not on metoprolol.*stopped the metoprolol in May/,
      null,
    ],
    [
      'Doctor: Your mother had breast cancer, is that right?\nPatient: No, that was my aunt.',
      'history-of-present-illness',
      /aunt had breast cancer/,
      /mother/,
    ],
    [
      'Doctor: Your father had a heart attack?\nPatient: Yes, at 50.',
      'history-of-present-illness',
      /father had a heart attack at 50/,
      null,
    ],
    ['Doctor: Take lisinopril 10 mg, sorry, 20 mg daily.', 'assessment-and-plan', /lisinopril 20 mg daily/, /10/],
    [
      'Doctor: This is a sprain. Put ice on the left, I mean the right knee.',
      'assessment-and-plan',
      /ice on the right knee/,
      /left/,
    ],
  ])('%j', (said, section, written, taken) => {
    const text = sectionsOf(...opening, said)[section];
    expect(text).toMatch(written);
    if (taken) expect(text).not.toMatch(taken);
  });
});

describe('what was only supposed, or would have been', () => {
  it.each([
    [
      'Patient: I used to think I was allergic to penicillin but they tested me and I am not.',
      'history-of-present-illness',
      /used to think they were allergic to penicillin; they tested them and they are not/,
    ],
    ['Patient: I do not know if I had a fever.', 'history-of-present-illness', /do not know if they had a fever/],
    [
      'Patient: I am not sure if it is the season and I am getting a cold.',
      'history-of-present-illness',
      /not sure if it is the season and they are getting a cold/,
    ],
    [
      'Doctor: This is a sprain. I would have given you a steroid injection but your sugars are too high.',
      'assessment-and-plan',
      /Would have given them a steroid injection/,
    ],
    ['Doctor: I do not think we need an x-ray today.', 'assessment-and-plan', /No need for an x-ray today/],
    ['Doctor: I do not want you to take ibuprofen.', 'assessment-and-plan', /Do not take ibuprofen/],
    [
      'Doctor: If the swelling gets worse and you have a fever, go to the emergency room. Rest the knee.',
      'assessment-and-plan',
      /^(?:.*\n)*If the swelling gets worse and they have a fever, go to the emergency room\.\s+Rest the knee\.$/,
    ],
    [
      'Doctor: If it locks or you get a fever, then come back.',
      'assessment-and-plan',
      /If it locks or they get a fever, then come back\./,
    ],
  ])('stays so: %j', (said, section, written) => {
    expect(sectionsOf(...opening, said)[section]).toMatch(written);
  });
});

it('takes nothing of other people for the patient’s own', () => {
  const note = sectionsOf(
    ...opening,
    'Doctor: Did you take anything?',
    'Patient: My husband takes oxycodone and he offered me some but I did not take it. I did not vomit but my brother did.',
  );
  const told = note['history-of-present-illness'];
  expect(told).toMatch(/Their husband takes oxycodone and he offered them some\. The patient did not take it\./);
  expect(told).toMatch(/They did not vomit but their brother did\./);
});

it('keeps the signs of numbers', () => {
  const note = sectionsOf(
    ...opening,
    'Doctor: There is 1+ edema. Your CRP was >100, INR 2.5–3.5, and the T-score was -2.5. Blood sugar was < 70.',
  );
  const text = Object.values(note).join(' ');
  for (const value of ['1+ edema', '>100', '2.5-3.5', '-2.5', '<70']) expect(text).toContain(value);
});

it('finds the matter behind small talk, before it and after it', () => {
  const talk = [
    'Doctor: How is the family, did you get to travel this summer at all?',
    'Patient: We went to the lake with the kids, we did a bit of fishing and we cooked outside every evening.',
    'Doctor: I have not been up there in years, it was always the best week of the year for us.',
    'Patient: They have new cabins now, it is not expensive if you go in the early fall.',
  ];
  expect(sectionsOf(...talk, ...opening, ...talk)).toEqual(sectionsOf(...opening));
});

it('writes of a plan to hurt oneself that it was denied, and of an old drug that it is old', () => {
  const note = sectionsOf(
    'Doctor: What brings you in?',
    'Patient: Depression, for two months.',
    'Doctor: Any plan to hurt yourself?',
    'Patient: No, never.',
    'Doctor: Have you tried anything before?',
    'Patient: Prozac years ago, it made me jittery.',
  );
  expect(note['history-of-present-illness']).toMatch(/(?:They deny|The patient denies) a plan to hurt themselves\./);
  expect(note['history-of-present-illness']).toMatch(/took Prozac years ago/);
});

describe('an allergy', () => {
  it.each([
    ['Doctor: Any allergies to medicines?\nPatient: Just the penicillin.', /is allergic to penicillin\./],
    [
      "Doctor: Any new allergies? I've got penicillin down here, with a rash.\nPatient: Just the penicillin.",
      /is allergic to penicillin \(rash\)\./,
    ],
    [
      'Doctor: I have you down as allergic to penicillin.\nPatient: Yes, I get hives.',
      /is allergic to penicillin \(hives\)\./,
    ],
  ])('is never a drug that is taken: %s', (said, expected) => {
    const note = Object.values(sectionsOf(...opening, said)).join('\n');
    expect(note).toMatch(expected);
    expect(note).not.toMatch(/takes penicillin|got penicillin/);
    expect(note.match(/penicillin/g)).toHaveLength(1);
  });
});

it.each([
  [
    "Doctor: And you're still on the amlodipine, five milligrams?\nPatient: Yes. Well, no, Dr. Reyes put it up to ten in April.",
    /Dr\. Reyes put the amlodipine up to 10 in April\./,
    /still on|5 mg/,
  ],
  ['Doctor: Do you smoke?\nPatient: I quit ten years ago.', /quit smoking 10 years ago/, null],
  [
    'Doctor: It is the Excedrin.\nPatient: From the Excedrin? I thought it was helping.',
    /thought it was helping/,
    /takes from/,
  ],
  [
    'Doctor: How are you?\nPatient: I stopped the sertraline in January. I am feeling good.',
    /stopped the sertraline/,
    /is feeling\./,
  ],
  ['Doctor: I think there are two things going on. This is a sprain.\nPatient: Okay.', /sprain/i, /2 things/],
])('what is said in passing comes out right: %s', (said, expected, not) => {
  const note = Object.values(sectionsOf(...opening, said)).join('\n');
  expect(note).toMatch(expected);
  if (not) expect(note).not.toMatch(not);
});

describe('a child who is brought', () => {
  const note = sectionsOf(
    "Doctor: So this is Mia, she's four, and you said she's been pulling on her left ear?",
    'Mother: Yes, since Saturday. She had a fever of a hundred and two last night.',
    'Doctor: Left eardrum is red and bulging. She weighs sixteen kilos.',
    "Doctor: That's an ear infection. Amoxicillin, six hundred and forty milligrams twice a day for ten days. Ibuprofen for the pain.",
  );

  it('is no diagnosis, and was not said by whom it was told to', () => {
    expect(note['assessment-and-plan']).not.toMatch(/Mia|is 4|pulling/);
    expect(note['history-of-present-illness']).toMatch(/has been pulling on (?:her|the) left ear since Saturday/);
    expect(note['history-of-present-illness']).not.toMatch(/\bI said|clinician said/i);
  });

  it('has its weight among the findings, and every drug in the plan', () => {
    expect(note['physical-exam']).toMatch(/16 kilos/);
    expect(note['physical-exam']).not.toMatch(/ibuprofen/i);
    expect(note['assessment-and-plan']).toMatch(
      /Amoxicillin, 640 mg twice a day for 10 days\.\s+Ibuprofen for the pain\./,
    );
  });
});

it('plans a screening that is told by its dose', () => {
  const note = sectionsOf(
    'Doctor: How has the breathing been since we changed the inhaler?',
    'Patient: Better.',
    'Doctor: So COPD, improved. Continue the inhaler. Flu shot today, and a low dose CT of the chest for screening.',
  );
  expect(note['chief-complaint']).toBe('Breathing.');
  expect(note['assessment-and-plan']).toMatch(/low dose CT of the chest/);
  expect(note['results']).toBeUndefined();
});

describe('a visit in everyday words', () => {
  const note = sectionsOf(
    'Doctor: Come in, Mrs. Reed, what can I do for you?',
    "Patient: It's my knees, doctor. The left one mostly. It's been going on for three months and it hurts when I kneel.",
    'Doctor: Does it lock?',
    "Patient: It's never locked.",
    'Doctor: What have you tried?',
    "Patient: Paracetamol, doesn't do much.",
    'Doctor: Any other medical problems?',
    'Patient: Blood pressure.',
    'Doctor: Do you smoke?',
    'Patient: Gave up in 2015.',
    "Doctor: There's no effusion I can see. I think this is osteoarthritis. Because of your ulcer I don't want to use ibuprofen. We'll do bloods and check your kidneys.",
    'Patient: When can I go back to running?',
    'Doctor: Not for six weeks.',
  );
  const history = note['history-of-present-illness']!;

  it('has a complaint that the patient named, and sentences about it', () => {
    expect(note['chief-complaint']).toBe('Knee pain.');
    expect(history).toMatch(/The knee pain has been going on for 3 months/);
    expect(history).toMatch(/The knee hurts when she kneels/);
    expect(history).toMatch(/The knee has never locked/);
    expect(history).not.toMatch(/left one/);
  });

  it('completes answers from their questions', () => {
    expect(history).toMatch(/has tried paracetamol; it does not do much/i);
    expect(history).toMatch(/has high blood pressure/);
    expect(history).toMatch(/gave up smoking in 2015/);
  });

  it('has findings and a plan without the speaker', () => {
    const all = Object.values(note).join(' ');
    expect(all).toMatch(/[Nn]o effusion/);
    expect(all).not.toMatch(/I can see|clinician/);
    expect(note['assessment-and-plan']).toMatch(/Avoid ibuprofen because of (?:her|the) ulcer/);
    expect(note['assessment-and-plan']).toMatch(/Do bloods/);
    expect(note['assessment-and-plan']).toMatch(/Going back to running: not for 6 weeks/i);
  });
});

it('names the other side and the operated site by what was said of them', () => {
  const note = sectionsOf(
    "Doctor: It's ten days since your hernia repair. How is it?",
    'Patient: It was sore the first week.',
    'Doctor: Let me look. The right eardrum is red. The left one looks fine. The chest is clear. You are healing well.',
  );
  expect(note['history-of-present-illness']).toMatch(/site of the hernia repair was sore the first week/);
  expect(note['physical-exam']).toMatch(/left eardrum appears normal/);
  expect(note['physical-exam']).toMatch(/Respiratory: The chest is clear/);
});
