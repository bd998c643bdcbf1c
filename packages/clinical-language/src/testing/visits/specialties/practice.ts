import type { SpecialtyVisit } from './specialty-visit.ts';

export const practiceCough: SpecialtyVisit = {
  title: 'a cough in general practice',
  starter: 'gp-consultation',
  sex: 'male',
  source: `Doctor: Hello, come in. What can I do for you today?
Patient: I've had this cough for three weeks and it's not shifting.
Doctor: Are you bringing anything up?
Patient: Yeah, green phlegm.
Doctor: Any blood in it?
Patient: No.
Doctor: Any fever?
Patient: I felt hot last weekend, but not since.
Doctor: Any chest pain or breathlessness?
Patient: A bit short of breath on the stairs. No chest pain.
Doctor: Have you lost any weight?
Patient: No.
Doctor: Any medical problems?
Patient: I had asthma as a child and I've got high blood pressure.
Doctor: Do you take any medicines?
Patient: Ramipril five milligrams once a day.
Doctor: Any allergies?
Patient: No, none.
Doctor: Do you smoke?
Patient: Ten a day for twenty years.
Doctor: And what do you do for work?
Patient: I'm a plasterer. I live with my wife.
Doctor: Anything that runs in the family?
Patient: My dad had lung cancer at 70.
Doctor: Your temperature is 37.4, sats are 96 percent and pulse is 84. There are some crackles at the right base. No wheeze.
Doctor: I think you've got a chest infection. I'll give you doxycycline 200 milligrams today, then 100 milligrams once a day for a week in total. Because you smoke and it's been three weeks, I'd like you to have a chest X-ray. Drink plenty of fluids and take paracetamol for the aches. I'd really like you to think about stopping smoking, the nurse can help. If you cough up any blood, get more breathless or get chest pain, ring us straight away or call 999. Otherwise come back in two weeks for the result.`,
  facts: {
    pc: [/cough/],
    hpc: [
      /3(?:\/52| weeks)/,
      /green phlegm/,
      /(?:no|denies)[^.]*blood/,
      /(?:no|denies)[^.]*chest pain/,
      /short of breath on the stairs/,
      /(?:no|denies)[^.]*(?:weight loss|lost any weight|losing weight|weight)/,
    ],
    pmh: [/asthma/, /high blood pressure|hypertension/],
    dh: [/ramipril 5 mg/],
    allergies: [/no|none/],
    sh: [/10 a day/, /plasterer/],
    fh: [/(?:dad|father)[^.]*lung cancer/],
    ex: [/37\.4/, /96%/, /84/, /crackles at the right base/, /no wheeze/],
    imp: [/chest infection/],
    plan: [/doxycycline 200 mg/, /100 mg daily for a week/, /chest x-?ray/, /fluids/, /paracetamol/, /smoking/],
    'safety-net': [/blood/, /999/, /2 weeks/],
  },
  never: { anywhere: [/\bI\b/, /\byou\b/, /reports[^.]*chest pain/] },
};

export const practiceCall: SpecialtyVisit = {
  title: 'a call about a sore ear',
  starter: 'gp-consultation',
  sex: 'female',
  source: `Doctor: Hello, is that Mrs Begum? It's Dr Hughes calling from the surgery.
Patient: Yes, hello doctor.
Doctor: I gather it's about your ear?
Patient: Yes, my left ear has been really painful for two days and it's started to leak.
Doctor: What sort of fluid?
Patient: Yellowy, a bit smelly.
Doctor: How's your hearing?
Patient: Muffled on that side.
Doctor: Have you been swimming recently?
Patient: Yes, we were on holiday in Spain last week.
Doctor: Any dizziness, or a fever?
Patient: No, neither.
Doctor: Are you diabetic at all?
Patient: No.
Doctor: Taking anything?
Patient: Just ibuprofen, it takes the edge off. And the contraceptive pill.
Doctor: Allergic to anything?
Patient: Erythromycin, it makes me vomit.
Doctor: It sounds like an outer ear infection, otitis externa. I can't look into it over the phone, so I'd like you to come down at half four this afternoon. I'll send a prescription for ear drops, ciprofloxacin drops, four drops twice a day for seven days. Keep the ear dry, no swimming. If you get swelling behind the ear, a high temperature, or your face droops, go to A and E. If it isn't better in a week, ring us back.
Patient: Lovely, thank you.`,
  facts: {
    pc: [/ear/],
    hpc: [
      /left/,
      /2(?:\/7| days)/,
      /yellowy/,
      /muffled/,
      /(?:no|denies|nil)[^.]*dizziness/,
      /(?:no|denies|nil)[^.]*fever/,
    ],
    dh: [/ibuprofen/, /contraceptive pill/],
    allergies: [/erythromycin/],
    imp: [/otitis externa|outer ear infection/],
    plan: [/ciprofloxacin[^.]*4 drops twice a day[^.]*7 days/, /dry/],
    'safety-net': [/behind the ear/, /week/],
  },
  never: {
    anywhere: [/\bI\b/, /\byou\b/, /right ear/, /reports[^.]*dizziness/],
  },
};
