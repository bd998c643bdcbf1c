import type { VisitType } from '@clinical/contract/scribe/synthetic.schemas';
import { medicalStories } from './medical-stories.data.ts';
import { otherStories } from './other-stories.data.ts';
import { seeded } from './seeded.ts';
import type { SpecialtyStories, Story } from './story.ts';
import { surgicalStories } from './surgical-stories.data.ts';

const everySpecialty = [...medicalStories, ...surgicalStories, ...otherStories];

export type SyntheticVisit = {
  title: string;
  /** A transcript, one speaker's words a line. */
  dialogue: string;
};

type Wish = { specialty: string; visitType: VisitType; seed: number };
type Turn = { by: 'clinician' | 'patient'; text: string };
/** Chooses one of several, the same for the same seed. */
type Pick = <One>(from: readonly One[]) => One;

const spans = ['three weeks', 'six weeks', 'two months', 'three months', 'four months'];
const days = ['two days', 'three days', 'four days', 'five days'];
// nothing that a story prescribes
const allergies = [
  'No allergies that I know of.',
  'I am allergic to latex, I get a rash.',
  'I am allergic to codeine, it makes me vomit.',
];
const childAllergies = ['No known allergies.', 'No allergies that we know.'];
const families = [
  'My mother has diabetes and my father had a heart attack at 62.',
  'My father had colon cancer at 70.',
  'My mother had a stroke at 74. Nothing else runs in the family.',
];
const habits = [
  'I do not smoke and drink a glass of wine on weekends. I work as a teacher.',
  'I quit smoking six years ago. I drink two beers a week and work in a warehouse.',
  'I have never smoked and do not drink. I work from home with computers.',
];
const openings = ['What brings you in today?', 'How can I help you today?', 'Tell me what is going on.'];
const returns = ['two weeks', 'four weeks', 'six weeks', 'three months'];
const agreements = ['All right.', 'That sounds good.', 'Okay, thank you.'];

/**
 * Makes up a visit of that specialty and kind; the same seed (a whole number) makes the same words. Null when nothing is known of the
 * specialty.
 */
export function syntheticVisit({ specialty, visitType, seed }: Wish): SyntheticVisit | null {
  const wanted = specialty.trim().toLowerCase();
  const found = everySpecialty.find((one) => one.specialty.toLowerCase() === wanted);
  if (!found) return null;
  const next = seeded(seed);
  const pick: Pick = (from) => from[Math.floor(next() * from.length)]!;
  const story = pick(found.stories);
  const side = pick(['left', 'right']);
  const [when, lately] = [pick(spans), pick(days)];
  const fill = (text: string): string =>
    text
      .replaceAll('{side}', side)
      .replaceAll('{when}', when)
      .replaceAll('{days}', lately)
      .replaceAll(/\{([^{}]*\|[^{}]*)\}/g, (_, choices: string) => pick(choices.split('|')));
  const turns = visitTurns[visitType]({ found, story, pick });
  const labels = { clinician: found.clinician ?? 'Doctor', patient: found.speaker ?? 'Patient' };
  return {
    title: visitType === 'procedure' ? capital(fill(found.procedure.name)) : story.title,
    dialogue: turns.map(({ by, text }) => `${labels[by]}: ${fill(text)}`).join('\n'),
  };
}

type Parts = { found: SpecialtyStories; story: Story; pick: Pick };

const visitTurns: Record<VisitType, (parts: Parts) => Turn[]> = {
  new: (parts) => [
    ...complaint(parts, ''),
    ...background(parts),
    ...family(parts),
    ...examination(parts),
    ...decision(parts),
  ],
  acute: (parts) => [
    ...complaint(parts, ' It got much worse {days} ago.'),
    ...background(parts),
    ...examination(parts),
    ...decision(parts),
  ],
  'follow-up': (parts) => {
    const { story, pick, found } = parts;
    return [
      clinician(pick(['How have you been since the last visit?', 'How did it go since we last met?'])),
      patient(story.since),
      ...denials(story),
      ...medicines(parts),
      ...(measures(found) ? [clinician(vitals(parts))] : []),
      clinician(`${story.adjust} Call us if ${story.watch}. I will see you again in ${pick(returns)}.`),
      patient(pick(agreements)),
    ];
  },
  procedure: ({ found, pick }) => [
    clinician(`You are here for the ${found.procedure.name}. How are you today?`),
    patient(pick(['I am fine, a bit nervous.', 'Good, I am ready.'])),
    clinician(
      `I explained the risks: ${found.procedure.risks}. We talked about doing nothing instead. Do you want to go on?`,
    ),
    patient('Yes, I want to go on. I signed the consent.'),
    clinician('Any allergies, and do you take a blood thinner?'),
    patient(`${pick(found.speaker ? childAllergies : allergies)} No blood thinners.`),
    clinician(`We checked the name, the side and the procedure in a time-out. ${found.procedure.steps}`),
    patient('That was quicker than I thought.'),
    clinician(`${found.procedure.after} Call us for bleeding or a fever. I will see you again in ${pick(returns)}.`),
    patient(pick(agreements)),
  ],
  well: (parts) => {
    const { found, story, pick } = parts;
    return [
      clinician('You are here for the regular check-up. Is there anything new?'),
      patient(pick(['No, everything is fine.', 'Nothing new, all is well.'])),
      ...denials(story),
      ...background(parts),
      ...family(parts),
      ...(measures(found) ? [clinician(vitals(parts))] : []),
      clinician(`${found.routine} I will see you again in ${pick(['six months', 'one year'])}.`),
      patient(pick(agreements)),
    ];
  },
};

const clinician = (text: string): Turn => ({ by: 'clinician', text });
const patient = (text: string): Turn => ({ by: 'patient', text });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function complaint({ story, pick }: Parts, more: string): Turn[] {
  return [
    clinician(pick(openings)),
    patient(`${story.complaint}${more}`),
    clinician('What makes it better or worse?'),
    patient(story.detail),
    clinician('Is there anything else that you noticed?'),
    patient(story.also),
    ...denials(story),
  ];
}

function denials({ deny }: Story): Turn[] {
  const asked = `${deny.slice(0, -1).join(', ')} or ${deny.at(-1)}`;
  return [clinician(`Any ${asked}?`), patient(deny.map((one) => `No ${one}.`).join(' '))];
}

function background(parts: Parts): Turn[] {
  return [clinician('Any other illnesses or operations?'), patient(parts.story.past), ...medicines(parts)];
}

function medicines({ found, story, pick }: Parts): Turn[] {
  return [
    clinician('Which medicines, and any allergies?'),
    patient(`${story.takes} ${pick(found.speaker ? childAllergies : allergies)}`),
  ];
}

function family({ found, pick }: Parts): Turn[] {
  if (found.speaker === 'Mother') {
    return [clinician('Does anybody at home smoke?'), patient('Nobody smokes at home.')];
  }
  if (found.speaker === 'Daughter') {
    return [clinician('Who is at home?'), patient('We live in the same house. Nobody smokes or drinks.')];
  }
  return [
    clinician('What runs in the family?'),
    patient(pick(families)),
    clinician('Do you smoke or drink, and what is your work?'),
    patient(pick(habits)),
  ];
}

/** Where nothing is measured in such a visit. */
const measures = ({ specialty }: SpecialtyStories): boolean =>
  !['Telehealth', 'Behavioral health', 'Nutrition', 'Dentistry', 'Ophthalmology'].includes(specialty);

function vitals({ found, pick }: Parts): string {
  const pulse = pick([68, 72, 76, 80, 84]);
  if (found.speaker === 'Mother')
    return `The weight is ${pick(['12.4', '13.1', '14.6'])} kilograms and the pulse is ${pulse + 30}.`;
  const pressure = pick(['118 over 74', '124 over 78', '128 over 82', '136 over 84']);
  return `The blood pressure is ${pressure} and the pulse is ${pulse}.`;
}

function examination(parts: Parts): Turn[] {
  const measured = measures(parts.found) ? `${vitals(parts)} ` : '';
  return [clinician(`${measured}${parts.story.exam}`), patient(parts.pick(['What do you think it is?', 'Okay.']))];
}

function decision({ story, pick }: Parts): Turn[] {
  return [
    clinician(`${story.think} ${story.start} ${story.next}`),
    patient(pick(agreements)),
    clinician(`Call us if ${story.watch}. I will see you again in ${pick(returns)}.`),
    patient('Thank you.'),
  ];
}
