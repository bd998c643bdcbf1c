import type { SpecialtyVisit } from './specialty-visit.ts';

export const shoulderSession: SpecialtyVisit = {
  title: 'fifth session for a frozen shoulder',
  starter: 'physiotherapy',
  sex: 'female',
  source: `Therapist: Hi Joan, this is your fifth session for the left shoulder. How has it been?
Patient: A bit better. I can reach the second shelf now, but I still can't fasten my bra.
Therapist: How is the pain?
Patient: Four out of ten, it was seven when I started. It's worst at night when I lie on it.
Therapist: Any numbness or tingling in the arm?
Patient: No.
Therapist: Did you do the home exercises?
Patient: Every day, except the sleeper stretch because it hurt.
Therapist: What do you want to get back to?
Patient: I want to swim again by the summer.
Therapist: Flexion is 130 degrees, last time it was 110. Abduction is 95 degrees. External rotation is 30 degrees. Strength is 4 out of 5 in abduction.
Therapist: Today we did grade three joint mobilizations for ten minutes, wall slides three sets of ten, and heat for ten minutes. You tolerated that well, with no increase in pain.
Therapist: You are making progress, the stiffness is the main problem now. Keep doing the pendulum and wall slides twice a day, and do the sleeper stretch only as far as it's comfortable. We'll add light resistance bands next week. Come twice a week for four more weeks. If you get new numbness or weakness, call me.`,
  facts: {
    anywhere: [
      /second shelf/,
      /(?:cannot|unable to|can not|can't) fasten/,
      /4\/10|4 out of 10/,
      /7 when/,
      /worst at night/,
      /(?:denies|no)[^.]*numbness/,
      /home exercises: daily, except the sleeper stretch because it hurt/,
      /swim again by (?:the )?summer/,
      /flexion[^.]*130 degrees/,
      /abduction[^.]*95 degrees/,
      /external rotation[^.]*30 degrees/,
      /4\/5 in abduction/,
      /joint mobilizations[^.]*10 minutes/,
      /3 sets of 10/,
      /tolerated/,
      /stiffness/,
      /twice a day/,
      /resistance bands/,
      /twice a week for 4 more weeks/,
      /numbness or weakness/,
    ],
  },
  never: {
    anywhere: [/\bI\b/, /\byou\b/, /right shoulder/, /reports[^.]*numbness/],
  },
};

export const tooth: SpecialtyVisit = {
  title: 'a cracked tooth',
  starter: 'dental-visit',
  sex: 'male',
  source: `Dentist: Hi Sam, what's the trouble?
Patient: A tooth on the lower right hurts when I bite, for about five days.
Dentist: Is it sensitive to hot or cold?
Patient: Cold, for a few seconds. Not hot.
Dentist: Does it hurt at night or by itself?
Patient: No.
Dentist: Any swelling or fever?
Patient: No.
Dentist: Do you grind your teeth?
Patient: My wife says I do.
Dentist: Any medical problems or medicines?
Patient: I have a mechanical heart valve, and I take warfarin 5 milligrams a day.
Dentist: Allergies?
Patient: Penicillin, my throat swelled up.
Dentist: Tooth 30 has a crack on the mesial side and an old filling. It's tender on the mesial cusp when you bite. Probing is 3 millimeters, no mobility. The gums are pink. Cold test is positive and goes away fast.
Dentist: I took a periapical x-ray of tooth 30, there's no lesion at the root.
Dentist: This is a cracked tooth with reversible pulpitis on number 30. 
Dentist: Today I numbed it with one carpule of articaine 4 percent, took out the old filling and put in a temporary filling. I checked the bite and you tolerated it fine.
Dentist: Next we'll do a crown on tooth 30 in two weeks. You need clindamycin 600 milligrams one hour before because of your valve. Check your INR the day before. Chew on the left side. Take acetaminophen 500 milligrams if it hurts, no ibuprofen with your warfarin. Call if you get swelling, fever or pain that wakes you up.`,
  facts: {
    'reason-for-visit': [/tooth/],
    'history-of-present-illness': [
      /lower right/,
      /when he bites/,
      /5 days/,
      /cold/,
      /(?:denies|no)[^.]*swelling/,
      /grind/,
    ],
    'past-medical-history': [/mechanical heart valve/],
    medications: [/warfarin 5 mg/],
    allergies: [/penicillin/, /throat swelled/],
    'oral-exam': [/tooth 30[^.]*crack on the mesial/, /3 mm/, /no mobility/, /gums[^.]*pink/, /cold test[^.]*positive/],
    radiographs: [/periapical/, /no lesion/],
    treatment: [/articaine 4%/, /temporary filling/, /tolerated/],
    'treatment-plan': [
      /crown on tooth 30/,
      /clindamycin 600 mg/,
      /INR/,
      /acetaminophen 500 mg/,
      /(?:no|avoid) ibuprofen/,
    ],
    'follow-up': [/2 weeks|swelling, fever/],
    anywhere: [/cracked tooth with reversible pulpitis/, /left side/],
  },
  never: { anywhere: [/\bI\b/, /\byou\b/, /reports[^.]*(?:swelling|fever)/] },
};
