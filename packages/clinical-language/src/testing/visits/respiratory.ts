import type { Visit } from './visit.ts';

export const cough: Visit = {
  title: 'cough',
  sex: 'female',
  source: `Doctor: Good morning, what brings you in today?
Patient: I've had this cough for about two weeks and it keeps me up at night.
Doctor: Are you bringing anything up?
Patient: A little clear phlegm, nothing else.
Doctor: Any fever or chest pain?
Patient: No fever. No chest pain.
Doctor: Are you taking any medicines?
Patient: Lisinopril ten milligrams once a day for my blood pressure. I'm allergic to penicillin, I get a rash.
Doctor: Okay. On exam your lungs are clear on both sides, heart is regular, no murmur. Blood pressure is 132 over 84.
Doctor: So I think this is a viral bronchitis. For the cough I will start you on benzonatate 100 milligrams three times a day. Stop smoking if you can. Keep taking the lisinopril for your hypertension. Come back in two weeks if it isn't better, and go to the emergency room if you get short of breath.
Patient: Okay, thank you.`,
  facts: {
    cc: [/^cough/],
    hpi: [/cough for about 2 weeks/, /up at night/, /clear phlegm/, /denies.*fever/, /denies.*chest pain/],
    meds: [/lisinopril 10 mg daily/],
    allergies: [/penicillin.*rash/],
    exam: [/respiratory: lungs[^:]*clear/, /cardiovascular:[^:]*regular/, /no murmur/],
    vitals: [/blood pressure[^.]*132\/84/],
    assessment: [/viral bronchitis/, /hypertension/],
    plan: [
      /start benzonatate 100 mg 3 times a day/,
      /stop smoking|smoking cessation/,
      /(?:keep taking|continue)[^.]*lisinopril/,
    ],
    followup: [/(?:come back|return|follow.?up) in 2 weeks/, /emergency room if[^.]*short of breath/],
  },
  never: {
    anywhere: [
      /evaluation of chest pain/,
      /reports[^.]*chest pain/,
      /\bI\b/,
      /\bmy\b/,
      /\byour?\b/,
      /reports lisinopril/,
    ],
    cc: [/chest pain/],
    ros: [/reports[^.]*rash/],
    assessment: [/chest pain/],
  },
};

export const asthma: Visit = {
  title: 'asthma',
  sex: 'male',
  source: `Dr. Lund: Hi Peter, how has your asthma been?
Peter: Not great. I've been wheezing almost every night for the past three weeks.
Dr. Lund: How often do you use the albuterol?
Peter: Maybe five or six times a week.
Dr. Lund: Does anything set it off?
Peter: Cold air and my sister's cat.
Dr. Lund: Do you smoke?
Peter: No, I never smoked. My son vapes in the house though.
Dr. Lund: Any fever or productive cough?
Peter: No.
Dr. Lund: Are you using the fluticasone every day?
Peter: I forget it about half of the time. I also take loratadine ten milligrams daily.
Dr. Lund: All right. Your oxygen saturation is 97 percent and your respiratory rate is 18. I hear mild wheezing at both bases. No crackles.
Dr. Lund: Your peak flow is 340, which is 70 percent of predicted.
Dr. Lund: So this is moderate persistent asthma, not well controlled. I'd like you to stop the fluticasone and start budesonide formoterol two puffs twice a day. Rinse your mouth after each use. We'll also get a chest x-ray. I'll see you in four weeks. If you need the albuterol more than every four hours, call us right away.
Peter: Got it.`,
  facts: {
    cc: [/asthma|wheez/],
    hpi: [
      /wheezing almost every night/,
      /3 weeks/,

      /cold air/,
      /cat/,
      /denies[^.]*fever/,
      /denies[^.]*productive cough/,
    ],
    meds: [
      /albuterol 5 (?:or|to) 6 times/,
      /loratadine 10 mg daily/,
      /fluticasone[^.]*half of the time|half of the time/,
    ],
    sh: [/never smoked/, /vapes/],
    vitals: [/oxygen saturation[^.]*97%/, /respiratory rate[^.]*18/],
    exam: [/wheezing at both bases/, /no crackles/],
    results: [/peak flow[^.]*340/, /70%/],
    assessment: [/moderate persistent asthma/, /not well controlled/],
    plan: [/stop[^.]*fluticasone/, /start budesonide formoterol 2 puffs twice a day/, /rinse/, /chest x-ray/],
    followup: [/4 weeks/, /every 4 hours[^.]*call|call[^.]*every 4 hours/],
  },
  never: {
    anywhere: [/\bI\b/, /\bmy\b/, /reports[^.]*fever/, /he vapes/, /patient vapes/],
    pmh: [/oxygen/],
    plan: [/x-ray (?:shows|showed)/],
  },
};

export const soreThroatOneLine: Visit = {
  title: 'sore throat, one line without speakers or stops',
  sex: 'female',
  source:
    'good morning what brings you in today i have had a sore throat and a fever for three days any cough or trouble breathing a dry cough but no trouble breathing are you allergic to any medicine yes penicillin gives me a rash your throat is red and the tonsils are swollen lungs are clear i will prescribe azithromycin 500 mg once a day for three days come back if the fever lasts',
  facts: {
    cc: [/sore throat/],
    hpi: [/sore throat and[^.]*fever for 3 days/, /dry cough/, /(?:no|denies[^.]*) trouble breathing/],
    allergies: [/penicillin[^.]*rash/],
    exam: [/throat[^.]*red/, /tonsils[^.]*swollen/, /lungs[^.]*clear/],
    plan: [/azithromycin 500 mg daily for 3 days/],
    followup: [/(?:come back|return) if the fever lasts/],
  },
  never: { anywhere: [/\bI\b/, /reports[^.]*trouble breathing/, /\byou\b/] },
};
