import { contentStem } from '../reading/read-text.ts';

const names = new Set(
  `pain ache fever chills nausea nauseous vomiting diarrhea constipation cough headache headaches dizziness lightheaded numbness tingling weakness swelling rash itching bleeding fatigue
  dyspnea breathless palpitations fainting insomnia bruising wheezing congestion hoarseness stiffness cramps cramping bloating heartburn reflux discharge blurry vision tinnitus seizure
  seizures tremor tremors confusion depressed anxious anxiety depression sweats sweating redness tenderness spasm spasms incontinence urgency hematuria dysuria
  heartburn sneezing phlegm sputum mucus hallucinations suicidal migraine vertigo edema murmur crackles rales rhonchi effusion erythema lesion ulcer blister jaundice thirst snoring sore
  locking instability unsteady bloated gas indigestion dandruff acne hives sadness panic melena hematochezia hoarse runny stuffy homicidal dysphagia rhinorrhea epistaxis alopecia lymphadenopathy`
    .split(/\s+/)
    .map(contentStem)
    .filter((stem) => stem !== ''),
);
for (const concept of ['dyspnea', 'syncop', 'insomnia', 'emesi', 'palpitation', 'palpitations', 'edema'])
  names.add(concept);

/** Whether a stem or concept names a symptom or a finding. */
export const isSymptom = (stem: string): boolean => names.has(stem);
