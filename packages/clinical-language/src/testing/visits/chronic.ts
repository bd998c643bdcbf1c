import type { Visit } from './visit.ts';

export const diabetes: Visit = {
  title: 'diabetes with laboratory values',
  sex: 'male',
  source: `Doctor: Hello Mr. Ortiz, you're here for your diabetes follow-up. How are the sugars?
Patient: In the morning they're between 150 and 180. I check them every day.
Doctor: Any low sugars?
Patient: No.
Doctor: Any numbness in your feet?
Patient: A bit of tingling in both feet at night for about two months.
Doctor: What are you taking?
Patient: Metformin 1000 milligrams twice a day, atorvastatin 40 milligrams at night. I stopped the glipizide because it made me shaky.
Doctor: Any changes in vision?
Patient: No. I saw the eye doctor in March and it was fine.
Doctor: How about diet and exercise?
Patient: I walk thirty minutes every day. I still drink two sodas a day. My father had diabetes and lost a leg.
Doctor: Your blood pressure is 128 over 76, weight is 212 pounds. Feet have no ulcers, pulses are good, but you have decreased sensation to monofilament in both feet.
Doctor: Your A1c is 8.4, up from 7.6. LDL is 92. Creatinine is 1.1. Urine microalbumin is normal.
Doctor: So type 2 diabetes, not at goal, with early neuropathy. I'm going to add empagliflozin 10 milligrams every morning. Continue the metformin and the atorvastatin. Cut out the sodas. I will refer you to the podiatrist. Repeat the A1c in three months and see me after that.`,
  facts: {
    cc: [/diabetes/],
    hpi: [
      /150 (?:and|to) 180/,
      /(?:denies|no)[^.]*low sugars/,
      /tingling in both feet/,
      /2 months/,
      /(?:denies|no)[^.]*changes? in vision/,
      /eye doctor in March/,
    ],
    meds: [/stopped[^.]*glipizide[^.]*shaky/, /metformin 1000 mg twice a day/, /atorvastatin 40 mg at night/],
    sh: [/walks 30 minutes daily/, /2 sodas/],
    fh: [/father had diabetes/],
    vitals: [/128\/76/, /weight[^.]*212 pounds/],
    exam: [/no ulcers/, /pulses[^.]*good|pulses[^.]*normal/, /decreased sensation to monofilament in both feet/],
    results: [/A1c[^.]*8\.4/, /7\.6/, /LDL[^.]*92/, /creatinine[^.]*1\.1/, /microalbumin[^.]*normal/],
    assessment: [/type 2 diabetes/, /not at goal/, /neuropathy/],
    plan: [
      /(?:add|start) empagliflozin 10 mg every morning/,
      /continue[^.]*metformin/,
      /continue[^.]*atorvastatin/,
      /sodas/,
      /refer[^.]*podiatrist/,
      /repeat[^.]*A1c in 3 months/,
    ],
  },
  never: {
    anywhere: [/\bI\b/, /reports[^.]*low sugars/, /patient lost a leg/, /he lost a leg/, /continue[^.]*glipizide/],
    cc: [/numbness|vision/],
    pmh: [/blood pressure is/],
    exam: [/A1c/],
  },
};

export const hypertension: Visit = {
  title: 'hypertension',
  sex: 'female',
  source: `Doctor: Welcome back. We're checking your blood pressure today. How have the home readings been?
Patient: Around 150 over 90, most mornings.
Doctor: Are you taking the amlodipine every day?
Patient: Yes, five milligrams every morning. I do get some ankle swelling in the evening.
Doctor: Headaches, chest pain or shortness of breath?
Patient: Occasional headaches. No chest pain or shortness of breath.
Doctor: How much salt do you eat?
Patient: I eat out about four times a week. I have two glasses of wine on weekends, and I quit smoking in 2015.
Doctor: Any allergies?
Patient: Sulfa, it gave me hives.
Doctor: Today it's 154 over 92 and pulse is 78. Heart sounds are normal. There is trace edema at both ankles. Lungs are clear.
Doctor: Your potassium is 4.2 and the kidney function is normal.
Doctor: So your hypertension is not controlled, and the swelling is probably from the amlodipine. Let's stop the amlodipine and start losartan 50 milligrams once daily. Cut down on salt. Check your pressure at home twice a day and bring the log. We'll repeat the potassium in two weeks. Follow up with me in one month. If you have chest pain or a severe headache, call 911.
Patient: Okay.`,
  facts: {
    cc: [/blood pressure|hypertension/],
    hpi: [
      /150\/90/,
      /ankle swelling/,
      /occasional headaches/,
      /denies[^.]*chest pain/,
      /denies[^.]*shortness of breath/,
    ],
    meds: [/(?:amlodipine[^.]*5 mg|5 mg[^.]*amlodipine)/],
    allergies: [/sulfa[^.]*hives/],
    sh: [/eats out/, /2 glasses of wine/, /quit smoking in 2015/],
    vitals: [/154\/92/, /pulse[^.]*78/],
    exam: [/heart sounds[^.]*normal/, /trace edema/, /lungs[^.]*clear/],
    results: [/potassium[^.]*4\.2/, /kidney function[^.]*normal/],
    assessment: [/hypertension[^.]*not controlled/, /amlodipine/],
    plan: [
      /stop[^.]*amlodipine/,
      /start losartan 50 mg (?:once )?daily/,
      /salt/,
      /home twice a day/,
      /repeat[^.]*potassium in 2 weeks/,
    ],
    followup: [/1 month/, /911/],
  },
  never: {
    anywhere: [/\bI\b/, /reports[^.]*chest pain/, /denies[^.]*headache/, /50 mg twice/],
    cc: [/chest pain|headache/],
    assessment: [/evaluation of chest/],
  },
};

export const refill: Visit = {
  title: 'medication refill',
  sex: 'female',
  source: `Clinician: Hi Anna, you need refills today?
Patient: Yes, I'm almost out of my levothyroxine. It's 75 micrograms, I take it every morning.
Clinician: How do you feel?
Patient: Fine, my energy is good. No palpitations, no weight changes.
Clinician: Other medicines?
Patient: Just vitamin D, a thousand units a day. No allergies.
Clinician: Your TSH last week was 2.1, that's normal. Thyroid is not enlarged. Heart rate is 70.
Clinician: Hypothyroidism is well controlled. I'll refill the levothyroxine 75 micrograms for one year. Take it on an empty stomach. Recheck TSH in twelve months.`,
  facts: {
    cc: [/refill/],
    hpi: [/energy is good/, /denies[^.]*palpitations/, /denies[^.]*weight changes/],
    meds: [/levothyroxine[^.]*75 mcg|75 mcg[^.]*levothyroxine/, /vitamin D 1000 units daily/i],
    allergies: [/no (?:known )?allergies|denies[^.]*allergies/],
    vitals: [/heart rate[^.]*70/],
    exam: [/thyroid[^.]*not enlarged/],
    results: [/TSH[^.]*2\.1/],
    assessment: [/hypothyroidism[^.]*well controlled/],
    plan: [/refill[^.]*levothyroxine 75 mcg for 1 year/, /empty stomach/, /recheck TSH in 12 months/],
  },
  never: { anywhere: [/\bI\b/, /reports[^.]*palpitations/, /75 mg/] },
};

export const depression: Visit = {
  title: 'depression with PHQ-9',
  sex: 'female',
  source: `Therapist: How have you been since we started the sertraline six weeks ago?
Client: A little better. I'm sleeping about six hours now. I still have no energy and I don't enjoy things like I used to.
Therapist: Any thoughts of hurting yourself?
Client: No, no thoughts like that.
Therapist: Side effects?
Client: Some nausea the first week, but it went away.
Therapist: Are you drinking alcohol?
Client: I used to have a bottle of wine a night. I haven't had a drink in a month.
Therapist: How is work?
Client: I went back part time. My husband has been supportive. My mother had depression too.
Therapist: Your PHQ-9 today is 12, it was 19 before. GAD-7 is 8. You look well groomed, your speech is normal, and your mood is a bit low.
Therapist: So major depressive disorder, partial response. Increase the sertraline from 50 to 100 milligrams daily. Continue therapy every week. Keep walking outside every day. I'd like to see you in four weeks. If you have thoughts of suicide, call 988.`,
  facts: {
    cc: [/depress|sertraline|mood|energy/],
    hpi: [
      /sertraline[^.]*6 weeks ago/,
      /sleep(?:s|ing) about 6 hours/,
      /no energy/,
      /not enjoy/,
      /(?:denies|no)[^.]*thoughts of hurting/,
      /nausea[^.]*first week/,
    ],
    sh: [/bottle of wine/, /drink in a month/, /part time/, /husband[^.]*supportive/],
    fh: [/mother had depression/],
    exam: [/well groomed/, /speech[^.]*normal/, /mood[^.]*low/],
    results: [/PHQ-9[^.]*12/i, /19 before/, /GAD-7[^.]*8/i],
    assessment: [/major depressive disorder/, /partial response/],
    plan: [
      /increase[^.]*sertraline from 50 to 100 mg daily/,
      /continue therapy every week|therapy weekly/,
      /walking outside/,
    ],
    followup: [/4 weeks/, /988/],
  },
  never: { anywhere: [/\bI\b/, /reports[^.]*thoughts of/, /patient had depression/], cc: [/side effects|alcohol/] },
};
