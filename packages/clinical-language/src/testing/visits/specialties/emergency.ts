import type { SpecialtyVisit } from './specialty-visit.ts';

export const headInjury: SpecialtyVisit = {
  title: 'a fall with a head injury',
  starter: 'emergency',
  sex: 'female',
  source: `Doctor: Hi, I'm Dr. Osei in the emergency department. The ambulance brought you in, what happened?
Patient: I slipped on the ice about two hours ago and hit the back of my head.
Doctor: Did you pass out?
Patient: My husband says I was out for maybe a minute.
Doctor: Do you remember falling?
Patient: I remember slipping, not hitting the ground.
Doctor: Have you vomited?
Patient: Once, in the ambulance.
Doctor: Any neck pain?
Patient: No.
Doctor: Any weakness or numbness in your arms or legs?
Patient: No.
Doctor: How bad is the headache?
Patient: Six out of ten.
Doctor: Do you take blood thinners?
Patient: Yes, Eliquis five milligrams twice a day for atrial fibrillation.
Doctor: When was your last dose?
Patient: This morning at eight.
Doctor: Are you allergic to anything?
Patient: Morphine makes me itch.
Doctor: Do you smoke or drink?
Patient: I don't smoke. I had no alcohol today.
Doctor: Blood pressure is 148 over 86, heart rate 88, oxygen 97 percent on room air. GCS is 15.
Doctor: There's a four centimeter laceration on the back of the head. Pupils are equal and reactive. No tenderness over the cervical spine. Strength is five out of five in all limbs. No bruising behind the ears.
Doctor: I'm worried about a bleed because you're on Eliquis, so I ordered a CT of the head right away. Your neck is low risk, so no CT of the neck.
Doctor: The CT of your head shows no bleeding and no fracture. Your hemoglobin is 12.8.
Doctor: I numbed the cut with lidocaine 1 percent and closed it with six staples. We gave you acetaminophen one gram and ondansetron four milligrams. You were watched for six hours and the headache is now two out of ten.
Doctor: So you have a concussion and a scalp laceration. You can go home with your husband. Hold the Eliquis tonight and start again tomorrow morning. Rest and no driving for two days. The staples come out in ten days with your doctor. Come back at once if the headache gets worse, you vomit again, get confused or weak.`,
  facts: {
    'chief-complaint': [/fall|head|slipped/],
    'history-of-present-illness': [
      /slipped on the ice about 2 hours ago/,
      /back of her head/,
      /husband/,
      /(?:vomited|vomiting)[^.]*once/,
      /(?:denies|no) neck pain/,
      /(?:denies|no)[^.]*weakness/,
      /6\/10|6 out of 10/,
      /ambulance/,
      /last dose was this morning at 8/,
    ],
    medications: [/eliquis 5 mg twice a day for atrial fibrillation/],
    allergies: [/morphine/],
    'social-history': [/not smoke/, /no alcohol/],
    vitals: [/148\/86/, /88/, /97%/],
    'physical-exam': [
      /4 cm laceration on the back of the head/,
      /pupils[^.]*equal/,
      /no tenderness over the cervical spine/,
      /5\/5/,
      /no bruising behind the ears/,
    ],
    results: [/CT[^.]*no bleeding/, /hemoglobin[^.]*12\.8/],
    'medical-decision-making': [/bleed/, /no CT of the neck/],
    'ed-course': [/acetaminophen (?:1|one) (?:g|gram)/, /ondansetron 4 mg/, /2\/10|2 out of 10/],
    procedures: [/lidocaine 1%/, /6 staples/],
    assessment: [/concussion/, /scalp laceration/],
    disposition: [/home/, /hold[^.]*eliquis tonight/, /10 days/, /headache gets worse/, /driving/],
  },
  never: {
    anywhere: [/\bI\b/, /\byou\b/, /reports[^.]*(?:neck pain|weakness)/],
  },
};
