import type { Visit } from './visit.ts';

export const knee: Visit = {
  title: 'knee',
  sex: 'female',
  source: `Doctor: Hi, how are you?
Patient: My left knee hurts since I fell off my bike on Saturday.
Doctor: Can you put weight on it?
Patient: Yes, but it hurts on the stairs. I took ibuprofen 400 milligrams twice a day and it helps a bit.
Doctor: Did it lock or give way?
Patient: No.
Doctor: Let me look. There is mild swelling over the left knee, no redness. You have full range of motion. The X-ray shows no fracture.
Doctor: This is a sprain of the left knee. Rest, ice, and continue the ibuprofen. I'll refer you to physical therapy. See me in three weeks.`,
  facts: {
    cc: [/left knee pain/],
    hpi: [
      /fell off her bike on Saturday/,
      /(?:put|bear)s? weight/,
      /stairs/,
      /helps/,
      /(?:not|denies)[^.]*lock/,
      /(?:not|denies)[^.]*giv(?:e|ing) way/,
    ],
    exam: [/swelling over the left knee/, /no redness/, /full range of motion/],
    results: [/x-ray shows no fracture/],
    assessment: [/sprain of the left knee|left knee sprain/],
    plan: [/rest/, /\bice/, /continue[^.]*ibuprofen/, /refer[^.]*physical therapy/],
    followup: [/3 weeks/],
  },
  never: {
    anywhere: [/right knee/, /\bI\b/, /\bmy\b/, /Constitutional/],
    exam: [/x-ray/],
    hpi: [/range of motion/],
    pmh: [/range of motion/],
  },
};

export const backPain: Visit = {
  title: 'back pain, speech without punctuation',
  sex: 'male',
  source: `[doctor] hi there what can i do for you
[patient] so my lower back has been killing me for about ten days i was lifting boxes at work and i felt a pop
[doctor] does the pain go anywhere
[patient] yeah it goes down my right leg to the calf
[doctor] any numbness or weakness in the leg
[patient] a little numbness in the right foot no weakness
[doctor] any trouble with your bladder or bowels
[patient] no nothing like that
[doctor] on a scale of one to ten how bad is it
[patient] about a seven
[doctor] what have you tried
[patient] heat helps a little and i took naproxen two hundred twenty milligrams twice a day sitting makes it worse
[doctor] any medical problems
[patient] i have high blood pressure and i had my appendix out in two thousand ten
[doctor] okay on exam straight leg raise is positive on the right strength is five out of five in both legs reflexes are normal there is tenderness over the lower lumbar spine
[doctor] so i think you have a lumbar disc herniation with right sided sciatica i want you to stop the naproxen because of your blood pressure and we'll start cyclobenzaprine five milligrams at bedtime and physical therapy twice a week if it's not better in six weeks we'll get an mri no lifting over ten pounds and go to the er right away if you lose control of your bladder
[patient] okay`,
  facts: {
    cc: [/(?:lower )?back/],
    hpi: [
      /10 days/,
      /lifting boxes/,
      /pop/,
      /right leg/,
      /numbness in (?:the|his) right foot/,
      /(?:no|denies[^.]*) weakness/,
      /(?:no|denies)[^.]*(?:bladder|bowel)/,
      /7\/10/,
      /naproxen 220 mg twice a day/,
      /heat[^.]*helps/,
      /sitting makes it worse/,
    ],
    pmh: [/high blood pressure|hypertension/, /appendix|appendectomy/],
    exam: [
      /straight leg raise[^.]*positive on the right/,
      /strength[^.]*5\/5/,
      /reflexes[^.]*normal/,
      /tenderness over the lower lumbar spine/,
    ],
    assessment: [/lumbar disc herniation/, /sciatica/],
    plan: [
      /stop[^.]*naproxen/,
      /start cyclobenzaprine 5 mg at bedtime/,
      /physical therapy twice a week/,
      /mri/,
      /no lifting over 10 pounds/,
    ],
    followup: [/(?:er|emergency)[^.]*bladder/],
  },
  never: {
    anywhere: [/left leg/, /\bI\b/, /\bmy\b/, /reports[^.]*weakness/, /denies[^.]*numbness/],
    plan: [/straight leg/],
  },
};

export const physio: Visit = {
  title: 'physiotherapy for a shoulder, unlabelled turns',
  sex: 'female',
  source: `Hello again, how is the shoulder since last time?
It's better. I can reach the top shelf now, but it still aches when I sleep on it.
How would you rate the pain?
Three out of ten, it was six before.
Did you do the exercises?
Yes, twice a day. The band exercise is hard.
Any tingling in the hand?
No, none.
Let me measure. Right shoulder flexion is 150 degrees, external rotation is 60 degrees. Strength is 4 out of 5 in abduction. The Hawkins test is negative today.
That's an improvement. This is a rotator cuff tendinopathy that is improving. Continue the pendulum exercises and add wall slides, three sets of ten. Use ice after the exercises. Avoid lifting overhead. Book another session in two weeks.
Will do.`,
  facts: {
    cc: [/shoulder/],
    hpi: [
      /reach the top shelf/,
      /aches when she sleeps on it/,
      /3\/10/,
      /6 before/,
      /twice a day/,
      /band exercise/,
      /denies[^.]*tingling/,
    ],
    exam: [
      /right shoulder flexion is 150 degrees/,
      /external rotation is 60 degrees/,
      /4\/5 in abduction/,
      /hawkins[^.]*negative/,
    ],
    assessment: [/rotator cuff tendinopathy/, /improv/],
    plan: [/continue[^.]*pendulum/, /wall slides/, /\bice\b/, /avoid lifting overhead/],
    followup: [/2 weeks/],
  },
  never: { anywhere: [/left shoulder/, /\bI\b/, /reports[^.]*tingling/] },
};

export const postOp: Visit = {
  title: 'after an operation',
  sex: 'male',
  source: `Surgeon: Good to see you, it's been ten days since your hernia repair. How are you doing?
Patient: Pretty good. The pain is about a two, and I stopped the oxycodone on Tuesday. I just take Tylenol now.
Surgeon: Any fever, or drainage from the incision?
Patient: No fever. There was a little clear drainage the first two days, none since.
Surgeon: Are you eating and having bowel movements?
Patient: Yes, I was constipated at first but the Colace helped.
Surgeon: Good. Let me have a look. The incision is clean, dry and intact, no erythema. The abdomen is soft and non-tender. No recurrence of the hernia when you cough.
Surgeon: The pathology report showed only fatty tissue.
Surgeon: You are healing well after a right inguinal hernia repair. No heavy lifting for another four weeks. You can shower, but no baths for one more week. You can go back to desk work on Monday. Call me if you have redness, fever or swelling. Otherwise I'll see you in six weeks.
Patient: Thank you.`,
  facts: {
    cc: [/hernia/],
    hpi: [
      /10 days/,
      /2(?:\/10)?/,
      /stopped the oxycodone on Tuesday/,
      /clear drainage/,
      /denies[^.]*fever/,
      /constipated at first/,
      /colace helped/i,
    ],
    meds: [/tylenol/i, /stopped the oxycodone on Tuesday/],
    exam: [/incision is clean, dry,? and intact/, /no erythema/, /abdomen is soft and non-tender/, /no recurrence/],
    results: [/pathology[^.]*fatty tissue/],
    assessment: [/healing well/, /right inguinal hernia/],
    plan: [/no heavy lifting for another 4 weeks/, /shower/, /no baths/, /desk work on Monday/],
    followup: [/redness, fever,? or swelling/, /6 weeks/],
  },
  never: { anywhere: [/left inguinal/, /\bI\b/, /reports[^.]*fever/, /denies[^.]*drainage/], exam: [/pathology/] },
};
