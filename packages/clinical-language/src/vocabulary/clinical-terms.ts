import { symptomSystem } from './body-systems.ts';
import { isDrug } from './drugs.ts';

const terms: ReadonlySet<string> = new Set(
  `pain tenderness swelling edema erythema bruising injury fracture sprain strain tear surgery surgical procedure operation biopsy diagnosis diagnosed symptom symptoms condition disease disorder syndrome
  infection inflammation inflammatory chronic acute severe mild moderate worsening treatment treat therapy medication medications medicine prescription prescribe dose mg milligrams tablet tablets pill pills injection
  inhaler cream ointment antibiotic antibiotics steroid steroids insulin vaccine order ordered lab labs blood test tests panel imaging x-ray x-rays mri ct scan ultrasound echo echocardiogram ekg
  mammogram colonoscopy endoscopy urinalysis culture a1c cholesterol glucose sugar sugars pressure pulse temperature oxygen saturation weight height bmi hemoglobin creatinine thyroid
  kidney liver heart lung lungs abdomen bladder prostate hypertension diabetes asthma copd anemia arthritis osteoarthritis cancer tumor mass nodule lesion lesions depression anxiety
  reflux gerd hernia ulcer gastritis colitis bronchitis pneumonia sinusitis migraine stroke seizure allergy allergies allergic smoking smoke tobacco alcohol drink drugs family mother father history
  refer referral specialist cardiology cardiologist orthopedic orthopedics neurology gastroenterology dermatology dermatologist oncology urology urologist physical follow-up exercise diet salt sodium
  ice heat elevate brace splint boot crutches cast sling rest hydration fluids sleep appetite bowel urine urination breathing range motion strength sensation reflexes normal abnormal elevated positive negative
  clear regular intact bilateral bilaterally murmur crackles wheezing rhonchi rales distended soft palpation flexion extension gait vitals emergency hospital transplant failure immunosuppressive
  monitor increase decrease continue stop start started discontinue refill daily weekly`.split(/\s+/),
);

/** How many words of a list are of clinical kind: symptoms, body parts, drugs, tests, diagnoses, treatments. */
export function clinicalWords(words: readonly string[]): number {
  let count = 0;
  for (const word of words) if (terms.has(word) || symptomSystem(word) !== undefined || isDrug(word)) count++;
  return count;
}
