import type { SpecialtyVisit } from './specialty-visit.ts';

export const thirdTrimester: SpecialtyVisit = {
  title: 'check at 34 weeks',
  starter: 'obstetrics-visit',
  sex: 'female',
  source: `Doctor: Good morning Priya. You're 34 weeks and 2 days today, and this is your third pregnancy?
Patient: Yes, I have two boys. Both were vaginal births.
Doctor: Your due date is January fourth. How are you doing?
Patient: My back aches and my feet swell in the evening.
Doctor: Is the baby moving?
Patient: Yes, a lot, mostly at night.
Doctor: Any vaginal bleeding?
Patient: No.
Doctor: Any leaking of fluid or regular contractions?
Patient: No leaking. Some Braxton Hicks, not regular.
Doctor: Headaches, vision changes, pain under the ribs?
Patient: I had one headache on Sunday, it went away with Tylenol. No vision changes.
Doctor: Still taking the prenatal vitamin and the baby aspirin?
Patient: Yes, 81 milligrams at night.
Doctor: Any allergies?
Patient: Latex gives me hives.
Doctor: Blood pressure is 126 over 78. Weight is 81 kilograms. No protein in the urine.
Doctor: Fundal height is 34 centimeters, the heart rate of the baby is 142, and he is head down. Mild swelling of both ankles.
Doctor: Your glucose test was normal at 118 and your blood type is O positive.
Doctor: So this is a healthy pregnancy at 34 weeks, with swelling that's normal at this stage. We'll do the group B strep swab at 36 weeks. I want a growth ultrasound next week because of your first small baby. Keep taking the aspirin until 36 weeks. Get the RSV vaccine today.
Doctor: Count the kicks every day. Call right away for bleeding, fluid, fewer movements, or a headache that won't go away. I'll see you in two weeks.`,
  facts: {
    pregnancy: [/34 weeks (?:and )?2 days/, /third pregnancy/, /vaginal births/],
    'interval-history': [
      /back ache|back pain/,
      /feet swell/,
      /baby[^.]*mov/,
      /(?:denies|no)[^.]*vaginal bleeding/,
      /(?:denies|no)[^.]*leaking/,
      /braxton/,
      /headache on sunday/,
      /(?:denies|no)[^.]*vision changes/,
    ],
    medications: [/prenatal vitamin/, /aspirin/, /81 mg/],
    allergies: [/latex/, /hives/],
    vitals: [/126\/78/, /81 kg|81 kilograms/],
    'obstetric-exam': [
      /fundal height[^.]*34 cm/,
      /heart rate of the baby is 142|fetal heart rate[^.]*142/,
      /head down/,
      /ankles/,
    ],
    screening: [/glucose[^.]*118/, /O positive/i, /no protein in the urine/],
    'assessment-and-plan': [
      /34 weeks/,
      /group b strep/,
      /growth ultrasound/,
      /aspirin until 36 weeks/,
      /RSV vaccine/,
      /kick/,
    ],
    'follow-up': [/bleeding/, /fewer movements/, /2 weeks/],
  },
  never: {
    anywhere: [/\bI\b/, /\byou\b/, /reports[^.]*(?:bleeding|vision)/, /denies[^.]*headache/],
  },
};

export const obstetricCall: SpecialtyVisit = {
  title: 'a call at 37 weeks',
  starter: 'obstetrics-visit',
  sex: 'female',
  source: `Nurse: Labor and delivery, this is Karen, how can I help?
Patient: Hi, I'm 37 weeks and the baby hasn't moved much since this morning.
Nurse: When did you last feel the baby move?
Patient: Around six this morning, just a little kick.
Nurse: Is this your first baby?
Patient: Second. The first one was a C-section.
Nurse: Are you having any contractions?
Patient: No.
Nurse: Any bleeding?
Patient: No bleeding.
Nurse: Has your water broken?
Patient: I don't think so, no.
Nurse: Have you had anything to eat or drink?
Patient: I drank some cold juice an hour ago and lay on my left side, and it didn't help.
Nurse: Do you have high blood pressure or diabetes?
Patient: I have gestational diabetes, I control it with diet.
Nurse: Okay. I want you to come in to labor and delivery now for a non-stress test. Don't wait. Have someone drive you, and bring your chart. If you start bleeding on the way, call 911.
Patient: My husband can drive me, we're twenty minutes away.
Nurse: Good, I'll tell Dr. Moreno that you're coming.`,
  facts: {
    pregnancy: [/second/, /C-section/i],
    'interval-history': [
      /37 weeks and the baby has not moved much since this morning/,
      /last movement felt: around 6 this morning/,
      /denies[^.]*contractions/,
      /denies[^.]*bleeding/,
      /denies leaking of fluid/,
      /cold juice/,
    ],
    'assessment-and-plan': [/labor and delivery/, /non-stress test/],
    'follow-up': [/911/],
    anywhere: [/gestational diabetes/, /dr\. moreno/i],
  },
  never: {
    anywhere: [/\bI\b/, /\byou\b/, /reports[^.]*(?:bleeding|contractions)/, /denies[^.]*(?:diabetes|movement)/],
  },
};
