import type { SpecialtyVisit } from './specialty-visit.ts';

export const lowMood: SpecialtyVisit = {
  title: 'low mood, first assessment',
  starter: 'psychiatry-intake',
  sex: 'female',
  source: `Doctor: What brings you here today?
Patient: I've been really low since my divorce in March. I just feel empty.
Doctor: How is your sleep?
Patient: I wake up at three every morning and can't get back to sleep.
Doctor: And your appetite?
Patient: Poor. I've lost about ten pounds.
Doctor: Do you still enjoy things?
Patient: No, I used to paint and I haven't touched it in months.
Doctor: Sometimes when people feel this low they have thoughts that life is not worth living. Have you had any?
Patient: Sometimes I wish I wouldn't wake up.
Doctor: Have you thought about ending your life?
Patient: No.
Doctor: Do you have any plan to hurt yourself?
Patient: No, no plan.
Doctor: Any intent to act on those thoughts?
Patient: No, never. My daughter keeps me going.
Doctor: Have you ever tried to hurt yourself in the past?
Patient: Once, when I was nineteen, I took an overdose of Tylenol.
Doctor: Do you have any guns at home?
Patient: No guns.
Doctor: Any thoughts of hurting anyone else?
Patient: No.
Doctor: Do you hear voices or see things that other people don't?
Patient: No.
Doctor: Have there been times when you felt on top of the world and needed very little sleep?
Patient: No, nothing like that.
Doctor: Have you seen a psychiatrist before?
Patient: I took Zoloft fifty milligrams ten years ago and it helped.
Doctor: How much alcohol do you drink?
Patient: Two glasses of wine a night.
Doctor: Any drugs?
Patient: No.
Doctor: Does anyone in your family have mental illness?
Patient: My mother had depression and my uncle died by suicide.
Doctor: Who do you live with?
Patient: My daughter, she's eleven. I work as a nurse.
Doctor: You are well groomed and cooperative. Your speech is slow and soft. Your mood is low and your affect is flat. Your thoughts are organized. Insight is good.
Doctor: I think you have a major depressive episode, moderate. I'd like to start sertraline fifty milligrams every morning. I'll refer you for cognitive behavioral therapy. Cut down on the wine. If the thoughts get stronger or you feel unsafe, call 988 or go to the emergency room. I'll see you in two weeks.`,
  facts: {
    'chief-complaint': [/low|empty/],
    'history-of-present-illness': [
      /divorce in march/,
      /wakes? up at (?:three|3)/,
      /appetite[^.]*poor|poor appetite/,
      /10 pounds/,
      /paint/,
    ],
    'psychiatric-history': [/zoloft 50 mg[^.]*10 years ago/],
    'substance-use': [/2 glasses of wine/, /(?:denies|no)[^.]*drug/],
    'family-history': [/mother had depression/, /uncle died by suicide/],
    'social-history': [/daughter/, /nurse/],
    'mental-status-exam': [
      /well groomed/,
      /speech[^.]*slow and soft/,
      /mood[^.]*low/,
      /affect[^.]*flat/,
      /organized/,
      /insight[^.]*good/,
    ],
    'risk-assessment': [
      /“Sometimes I wish I wouldn't wake up\.”/,
      /denies[^.]*(?:ending (?:her|their) life|suicid)/,
      /denies[^.]*plan/,
      /denies[^.]*intent/,
      /no guns|denies[^.]*guns/,
      /denies[^.]*hurt(?:ing)? (?:anyone|others)/,
      /overdose of tylenol/,
      /daughter keeps (?:her|the patient) going/,
    ],
    assessment: [/major depressive episode, moderate/],
    plan: [/sertraline 50 mg/, /cognitive behaviou?ral therapy/, /988/, /2 weeks/, /wine/],
  },
  never: {
    anywhere: [/reports[^.]*(?:plan|intent)\b/, /\byou\b/, /patient died/],
    plan: [/denies/],
    assessment: [/denies|guns|voices/],
  },
};

export const progress: SpecialtyVisit = {
  title: 'follow-up of depression',
  starter: 'psychiatry-progress',
  sex: 'male',
  source: `Psychiatrist: Hi Mark, how have the last four weeks been?
Patient: Better. I'm sleeping seven hours and I went back to work part time.
Psychiatrist: How is the medication going?
Patient: I take the escitalopram ten milligrams every day. I missed maybe two doses. I had some nausea the first week but that's gone.
Psychiatrist: Any sexual side effects?
Patient: No.
Psychiatrist: Your PHQ-9 today is eight. It was seventeen last time.
Patient: That sounds right.
Psychiatrist: Any thoughts of suicide since we last met?
Patient: None.
Psychiatrist: No plan and no intent?
Patient: No, neither.
Psychiatrist: Any cutting or other self-harm?
Patient: No.
Psychiatrist: And what about the gun you told me about?
Patient: My brother has it locked up at his place.
Psychiatrist: Are you drinking?
Patient: A beer on weekends. No weed any more.
Psychiatrist: You look brighter today, eye contact is good, speech is normal, affect is full. No psychotic symptoms.
Psychiatrist: We practiced the breathing exercise and you did well with it.
Psychiatrist: So your depression is improving. Let's increase the escitalopram to fifteen milligrams a day. Keep going with your therapist every week. Come back in six weeks. Call me or 988 if the dark thoughts come back.`,
  facts: {
    'interval-history': [/better|improv/, /7 hours/, /work part[- ]time/],
    'medication-response': [/escitalopram 10 mg/, /missed[^.]*2 doses/, /nausea/, /(?:denies|no) sexual side effects/],
    'rating-scales': [/PHQ-9[^.]*8/, /17/],
    'mental-status-exam': [/eye contact[^.]*good/, /speech[^.]*normal/, /affect[^.]*full/, /no psychotic symptoms/],
    'risk-assessment': [
      /denies suicidal thoughts/,
      /(?:denies|no)[^.]*plan/,
      /(?:denies|no)[^.]*intent/,
      /(?:denies|no)[^.]*self-harm/,
      /brother has[^.]*locked/,
    ],
    assessment: [/depression is improving/],
    plan: [/escitalopram to 15 mg/, /therapist every week/, /6 weeks/, /988/],
  },
  never: {
    anywhere: [/\bI\b/, /reports[^.]*(?:plan|intent|suicide)\b/, /\byou\b/],
  },
};
