import type { Visit } from './visit.ts';

export const ankle: Visit = {
  title: 'ankle injury',
  sex: 'male',
  source: `Doctor: Good afternoon Mr. Bell. What can I do for you?
Patient: My right ankle. I twisted it playing basketball last night and now it's swollen and I can barely walk on it.
Doctor: Did you hear a pop?
Patient: No pop.
Doctor: Any numbness in the toes?
Patient: Nope.
Doctor: Have you taken anything?
Patient: Two Advil this morning. It took the edge off.
Doctor: Any medical conditions?
Patient: Just high cholesterol. I'm on rosuvastatin 10 milligrams.
Doctor: Allergies?
Patient: Codeine makes me throw up.
Doctor: Okay. There's swelling and bruising over the outer ankle. It's tender at the tip of the fibula. No tenderness at the base of the fifth metatarsal. The pulses are strong.
Patient: Ouch.
Doctor: I'd like to get an X-ray to make sure nothing's broken. It's most likely a lateral ankle sprain. Keep the foot up, ice it 20 minutes four times a day, and wear this brace for two weeks. You can take ibuprofen 600 milligrams with food every eight hours. No basketball for four weeks. If you can't walk on it in a week, come back and see me.`,
  facts: {
    cc: [/right ankle/],
    hpi: [
      /twisted his right ankle playing basketball last night/,
      /swollen/,
      /barely walk/,
      /denies[^.]*pop/,
      /denies[^.]*numbness in (?:the|his) toes/,
    ],
    pmh: [/high cholesterol/],
    meds: [/2 Advil/, /rosuvastatin 10 mg/],
    allergies: [/codeine[^.]*throw/],
    exam: [
      /swelling and bruising over the outer ankle/,
      /tender at the tip of the fibula/,
      /no tenderness at the base of the fifth metatarsal/,
      /pulses[^.]*strong/,
    ],
    assessment: [/lateral ankle sprain/],
    plan: [
      /x-ray/,
      /ice it 20 minutes 4 times a day/,
      /brace for 2 weeks/,
      /ibuprofen 600 mg with food every 8 hours/,
      /no basketball for 4 weeks/,
    ],
    followup: [/cannot walk on it in a week, come back/],
  },
  never: { anywhere: [/\bI\b/, /left ankle/, /takes codeine/], exam: [/basketball/] },
};

export const sinusitis: Visit = {
  title: 'sinus infection',
  sex: 'female',
  source: `Nurse practitioner: Hi Denise, I see you're here for a cold that won't go away.
Patient: Yeah, it's been almost three weeks. Stuffy nose, pressure in my cheeks, and green stuff coming out. My teeth hurt.
Nurse practitioner: Fever?
Patient: I had 101 on Sunday, none since.
Nurse practitioner: Are you coughing?
Patient: Only at night.
Nurse practitioner: What have you tried?
Patient: Sudafed and a neti pot. They don't do much.
Nurse practitioner: Do you have asthma or smoke?
Patient: I don't have asthma. I smoke about half a pack a day.
Nurse practitioner: Any drug allergies?
Patient: None that I know of.
Nurse practitioner: Temp is 99.1, pulse 82, BP 124 over 78. Your nose is congested with purulent discharge, you're tender over the maxillary sinuses, ears look normal, throat has some drainage, lungs are clear.
Nurse practitioner: This is acute bacterial sinusitis. I'm going to send in Augmentin 875 twice a day for seven days. Use Flonase two sprays each nostril once a day. Take a probiotic if you get diarrhea. I really want you to think about quitting smoking. Follow up in ten days if you're not better, sooner if you get a severe headache or vision changes.`,
  facts: {
    cc: [/cold/],
    hpi: [
      /almost 3 weeks/,
      /stuffy nose/,
      /pressure in her cheeks/,
      /green stuff/,
      /teeth hurt/,
      /101 on Sunday/,
      /cough(?:s|ing) only at night/,
      /not have asthma/,
    ],
    meds: [/Sudafed and a neti pot/],
    allergies: [/no known drug allergies/],
    sh: [/half a pack/],
    vitals: [/99\.1/, /pulse 82/, /124\/78/],
    exam: [
      /purulent discharge/,
      /tender over the maxillary sinuses/,
      /ears[^.]*normal/,
      /throat[^.]*drainage/,
      /lungs[^.]*clear/,
    ],
    assessment: [/acute bacterial sinusitis/],
    plan: [
      /Augmentin 875 twice a day for 7 days/,
      /Flonase 2 sprays each nostril daily/,
      /probiotic/,
      /quitting smoking/,
    ],
    followup: [/10 days if she is not better/, /severe headache or vision changes/],
  },
  never: { anywhere: [/\bI\b/, /reports[^.]*asthma/, /allergic to/] },
};

export const bloodThinner: Visit = {
  title: 'atrial fibrillation on a blood thinner',
  sex: 'male',
  source: `Doctor: How's the new blood thinner going?
Patient: Fine I think. I did have a nosebleed on Tuesday that lasted twenty minutes.
Doctor: Any black stools or blood in the urine?
Patient: No.
Doctor: Any palpitations?
Patient: Once in a while at night. My heart flutters for a minute.
Doctor: You're taking apixaban five milligrams twice a day, right?
Patient: Yes. And metoprolol 50 in the morning. I ran out of the lisinopril two weeks ago.
Doctor: How much are you drinking?
Patient: One beer on Fridays.
Doctor: Your pulse is irregular at 88, BP 148 over 90. No bruising. Trace swelling in the ankles. ECG shows atrial fibrillation, rate controlled. Hemoglobin is 13.2, creatinine 1.3.
Doctor: So atrial fibrillation, rate controlled. Continue the apixaban and the metoprolol. Blood pressure is high because you're out of lisinopril, so I'm restarting lisinopril 20 milligrams daily. For nosebleeds, use saline spray and a humidifier. Don't take ibuprofen. We'll repeat a blood count and kidney function in a month. I want to see you in six weeks. Call 911 for any stroke symptoms.`,
  facts: {
    cc: [/nosebleed|blood thinner/],
    hpi: [
      /nosebleed on Tuesday that lasted 20 minutes/,
      /denies[^.]*black stools/,
      /denies[^.]*blood in the urine/,
      /palpitations once in a while at night/,
    ],
    meds: [/apixaban 5 mg twice a day/, /metoprolol 50 in the morning/, /ran out of the lisinopril 2 weeks ago/],
    sh: [/(?:1|one) beer on Fridays/],
    vitals: [/pulse is irregular at 88/, /148\/90/],
    exam: [/no bruising/, /trace swelling in the ankles/],
    results: [/ECG shows atrial fibrillation/, /hemoglobin[^.]*13\.2/, /creatinine 1\.3/],
    assessment: [/atrial fibrillation, rate controlled/],
    plan: [
      /continue the apixaban and the metoprolol/,
      /restart lisinopril 20 mg daily/,
      /saline spray and a humidifier/,
      /not take ibuprofen/,
      /repeat a blood count and kidney function in a month/,
    ],
    followup: [/6 weeks/, /911 for any stroke symptoms/],
  },
  never: { anywhere: [/\bI\b/, /reports[^.]*black stools/, /takes ibuprofen/] },
};
