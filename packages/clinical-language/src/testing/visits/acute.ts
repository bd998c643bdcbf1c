import type { Visit } from './visit.ts';

export const chestPain: Visit = {
  title: 'chest pain in the emergency department',
  sex: 'male',
  source: `Doctor: I'm Dr. Hale. Tell me what's going on.
Patient: I have this pressure in my chest since six this morning. It goes to my left arm.
Doctor: How bad is it out of ten?
Patient: It was an eight, now it's a four after the nitroglycerin.
Doctor: Are you short of breath, or sweating?
Patient: I was sweating a lot. I'm not short of breath.
Doctor: Any nausea?
Patient: Yes, I threw up once.
Doctor: Did you take aspirin?
Patient: The ambulance gave me aspirin 324 milligrams.
Doctor: Do you have heart problems?
Patient: I had a stent in 2019. I take clopidogrel 75 milligrams and metoprolol 25 milligrams twice a day. I smoke a pack a day. My brother died of a heart attack at 50.
Doctor: Any allergies to medicines or contrast?
Patient: No, no allergies.
Doctor: Blood pressure is 146 over 88, heart rate 96, oxygen 96 percent on room air. You're pale and sweaty. Heart is regular without murmurs, lungs are clear, no leg swelling.
Doctor: The EKG shows ST depression in the lateral leads. The first troponin is 0.4, which is elevated.
Doctor: This is a non-ST elevation myocardial infarction. We're starting heparin now and I'm admitting you to cardiology. You'll need a cardiac catheterization today. Continue the metoprolol. Nothing to eat or drink until then.`,
  facts: {
    cc: [/chest (?:pressure|pain)|pressure in (?:the )?chest/],
    hpi: [
      /pressure in (?:his|the) chest since 6 this morning/,
      /left arm/,
      /8/,
      /4(?:\/10)? after the nitroglycerin/,
      /sweating/,
      /(?:denies[^.]*|not )short(?:ness)? of breath/,
      /nausea/,
      /threw up once/,
      /aspirin 324 mg/,
    ],
    pmh: [/stent in 2019/],
    meds: [/clopidogrel 75 mg/, /metoprolol 25 mg twice a day/],
    allergies: [/no[^.]* allergies|denies[^.]*allergies/],
    sh: [/smokes? a pack/],
    fh: [/brother died of a heart attack at 50/],
    vitals: [/146\/88/, /heart rate[^.]*96/, /oxygen[^.]*96%/],
    exam: [
      /pale and sweaty/,
      /cardiovascular:[^:]*heart[^:]*regular/,
      /respiratory:[^:]*lungs[^.]*clear/,
      /no leg swelling/,
    ],
    results: [/EKG shows ST depression in the lateral leads/i, /troponin[^.]*0\.4/, /elevated/],
    assessment: [/non-ST elevation myocardial infarction/i],
    plan: [
      /heparin/,
      /admit[^.]*cardiology/,
      /cardiac catheterization today/,
      /continue[^.]*metoprolol/,
      /nothing to eat or drink/,
    ],
  },
  never: {
    anywhere: [/right arm/, /\bI\b/, /reports[^.]*short(?:ness)? of breath/, /he died|patient died/, /allergy to/],
    cc: [/nausea|sweat/],
    exam: [/EKG|troponin/],
  },
};

export const uti: Visit = {
  title: 'urinary infection, one paragraph without speakers',
  sex: 'female',
  source: `Hi, what can I help you with today? It burns when I pee, and I have to go every half hour since Monday. Any blood in the urine? A little pink yesterday. Any fever, chills or back pain? No, none of those. Could you be pregnant? No, my period was last week. Have you had this before? Yes, I had one two years ago. Are you allergic to anything? Sulfa drugs, my face swells up. Okay. Your temperature is 98.6. There is no flank tenderness and your belly is soft. The urine dipstick is positive for nitrites and leukocytes. This is an uncomplicated urinary tract infection. I'm prescribing nitrofurantoin 100 milligrams twice a day for five days. Drink plenty of water. We will send a urine culture. Call us if you get a fever or back pain, or if you're not better in two days. Okay, thanks.`,
  facts: {
    cc: [/burn|pee|urin/],
    hpi: [
      /burns when she (?:pees|urinates)/,
      /every half hour since Monday/,
      /pink yesterday/,
      /denies[^.]*fever/,
      /denies[^.]*chills/,
      /denies[^.]*back pain/,
      /(?:not|denies)[^.]*pregnan/,
      /period was last week/,
      /2 years ago/,
    ],
    allergies: [/sulfa[^.]*face swells/],
    vitals: [/temperature[^.]*98\.6/],
    exam: [/no flank tenderness/, /(?:belly|abdomen)[^.]*soft/],
    results: [/dipstick[^.]*positive for nitrites and leukocytes/],
    assessment: [/urinary tract infection/],
    plan: [/nitrofurantoin 100 mg twice a day for 5 days/, /plenty of water/, /urine culture/],
    followup: [/call[^.]*fever or back pain/, /not better in 2 days/],
  },
  never: { anywhere: [/\bI\b/, /reports[^.]*(?:fever|chills|back pain)/, /\byou\b/], cc: [/fever|back pain|pregnan/] },
};

export const earAche: Visit = {
  title: 'a child with ear pain, a parent speaking',
  sex: 'male',
  source: `Doctor: Hi Leo, hi Mom. What's happening?
Mother: He's been pulling at his right ear since yesterday, and he had a fever of 102 last night.
Doctor: How old is he now?
Mother: He's three.
Doctor: Is he eating and drinking?
Mother: He's drinking okay but he isn't eating much.
Doctor: Any vomiting or rash?
Mother: No vomiting. No rash.
Doctor: Did you give him anything?
Mother: Children's Tylenol, five milliliters, it brought the fever down. He had a cold last week. He goes to daycare.
Doctor: Are his shots up to date?
Mother: Yes, they are. He's not allergic to anything.
Doctor: His temperature is 100.8 and weight is 15 kilograms. The right eardrum is red and bulging. The left ear is normal. Throat is clear. Lungs are clear.
Doctor: He has an acute otitis media on the right. I'll prescribe amoxicillin 600 milligrams twice a day for ten days. Give him Tylenol for the pain. Bring him back in two weeks for an ear check, or sooner if he's still got a fever after two days.
Mother: Thank you, doctor.`,
  facts: {
    cc: [/ear/],
    hpi: [
      /right ear since yesterday/,
      /fever of 102 last night/,
      /drinking okay/,
      /not eating much/,
      /denies[^.]*vomiting|no vomiting/,
      /denies[^.]*rash|no[^.]*rash/,
      /tylenol[^.]*5 mL/i,
      /brought the fever down/,
      /cold last week/,
    ],
    allergies: [/no (?:known )?allergies|not allergic|denies[^.]*allerg/],
    sh: [/daycare/],
    pmh: [/shots[^.]*up to date|immunizations[^.]*up to date/],
    vitals: [/temperature[^.]*100\.8/, /weight[^.]*15 kg/],
    exam: [/right eardrum[^.]*red and bulging/, /left ear[^.]*normal/, /throat[^.]*clear/, /lungs[^.]*clear/],
    assessment: [/acute otitis media on the right/],
    plan: [/amoxicillin 600 mg twice a day for 10 days/, /tylenol for the pain/i],
    followup: [/2 weeks for an ear check/, /fever after 2 days/],
  },
  never: { anywhere: [/\bI\b/, /reports[^.]*vomiting/, /left otitis/, /thank/i, /denies[^.]*fever/] },
};

export const migraine: Visit = {
  title: 'migraine, the rest of the exam normal',
  sex: 'female',
  source: `Doctor: What brings you in?
Patient: I'm getting these bad headaches, twice a week for the last two months. They're on the left side and throbbing.
Doctor: Do you get nausea with them?
Patient: Yeah, and light bothers me. Lying in a dark room helps.
Doctor: How long do they last?
Patient: About six hours.
Doctor: Any vision changes, weakness, or trouble speaking?
Patient: No, none of that.
Doctor: What do you take?
Patient: Excedrin, almost every day. I'm on birth control pills too. My mother and my aunt have migraines.
Doctor: How much coffee do you drink?
Patient: Four cups a day. I work nights as a nurse.
Doctor: Your blood pressure is 118 over 70. Pupils are equal, cranial nerves are intact, strength is normal. The rest of the exam is normal.
Doctor: I believe you have migraine without aura, and medication overuse headache. Stop the Excedrin. Take sumatriptan 50 milligrams at the start of a headache, no more than twice a week. I'd start propranolol 40 milligrams twice a day to prevent them. Keep a headache diary. Come see me in six weeks. Go to the ER for the worst headache of your life.`,
  facts: {
    cc: [/headache/],
    hpi: [
      /twice a week for the last 2 months/,
      /left side/,
      /throbbing/,
      /nausea/,
      /light bothers/,
      /dark room helps/,
      /6 hours/,
      /denies[^.]*vision changes/,
      /denies[^.]*weakness/,
      /denies[^.]*trouble speaking/,
    ],
    meds: [/excedrin[^.]*almost (?:daily|every day)/i, /birth control pills/],
    fh: [/mother and (?:her )?aunt have migraines/],
    sh: [/4 cups/, /nights as a nurse/],
    vitals: [/118\/70/],
    exam: [
      /pupils[^.]*equal/,
      /cranial nerves[^.]*intact/,
      /strength[^.]*normal/,
      /rest of the exam(?:ination)?[^.]*normal/,
    ],
    assessment: [/migraine without aura/, /medication overuse headache/],
    plan: [
      /stop[^.]*excedrin/i,
      /sumatriptan 50 mg at the start/,
      /no more than twice a week/,
      /start propranolol 40 mg twice a day/,
      /headache diary/,
    ],
    followup: [/6 weeks/, /worst headache/],
  },
  never: { anywhere: [/\bI\b/, /reports[^.]*weakness/, /right side/, /\byou\b/], cc: [/nausea|vision/] },
};
