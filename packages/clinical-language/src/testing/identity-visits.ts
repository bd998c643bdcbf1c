import type { ChartIdentity } from '../checks/identity.ts';

type IdentityVisit = { title: string; source: string; chart: ChartIdentity };

const today = '2026-05-04';

/** A visit in which a parent speaks for the child and of herself. */
const childVisit: IdentityVisit = {
  title: 'a child with a parent',
  source: `Doctor: Hi Leo, hi Mom. What's happening?
Mother: He's been pulling at his right ear since yesterday. I'm Anna, by the way, I'm 34 and I had the same thing as a kid.
Doctor: How old is he now?
Mother: He's three. My mother is 62 and she has diabetes.
Doctor: Any allergies?
Mother: No, she has none. I mean he has none.`,
  chart: { name: 'Leo Marsh', dateOfBirth: '2023-02-11', sex: 'male', knownProblems: ['Asthma'], today },
};

/** Visits beside the chart of their own patient. */
export const identityVisits: readonly IdentityVisit[] = [
  childVisit,
  {
    title: 'a full name and a date of birth',
    source: `Doctor: Next patient is Helen Brooks, date of birth is March 3rd, 1961.
Doctor: Good morning Mrs. Brooks, how is the knee?
Patient: Better, thanks.`,
    chart: { name: 'Brooks, Helen M.', dateOfBirth: '1961-03-03', sex: 'F', knownProblems: ['Hypertension'], today },
  },
  {
    title: 'an introduction with age and sex',
    source: `Doctor: So Daniel is a 46-year-old male who presents today with left knee pain.
Patient: I twisted it. My wife is a nurse, she says it's the meniscus. My father is 80 and has high blood pressure.`,
    chart: { name: 'Daniel Ortiz', dateOfBirth: '1980-01-20', sex: 'male', knownProblems: ['Diabetes'], today },
  },
  {
    title: 'a short form of the name and a birthday this week',
    source: `Doctor: Hey Bob, good to see you. You're 70 years old this week, congratulations.
Patient: Thank you. No diabetes yet, as my brother has.`,
    chart: { name: 'Robert Klein', dateOfBirth: '1956-05-06', sex: 'M', knownProblems: ['Hypertension'], today },
  },
];
