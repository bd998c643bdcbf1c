import { spokenNames } from './spoken-names.ts';

/** Everyday and clinical words for the same thing. The first of a line stands for all; compared word for word in lower case. */
const lines = `hypertension: high blood pressure, elevated blood pressure
dyspnea: shortness of breath, short of breath, trouble breathing, difficulty breathing, breathless, breathlessness
emesis: vomiting, vomit, vomited, throwing up, threw up
abdomen: belly, stomach, tummy, abdominal
pain: ache, aches, aching, hurts, hurt, hurting, sore, soreness, discomfort, painful, tender, tenderness
palpitations: heart racing, racing heart, heart pounding, skipping beats
syncope: passed out, passing out, fainted, fainting, faint, blacked out
pruritus: itch, itchy, itching, itches, itchiness
edema: swelling, swollen, swells
erythema: redness, red, erythematous
ecchymosis: bruise, bruising, bruises, bruised
fatigue: tired, tiredness, exhausted, fatigued, worn out
hyperglycemia: high blood sugar, elevated blood sugar, high sugars
hyperlipidemia: high cholesterol, elevated cholesterol
myocardial infarction: heart attack
cerebrovascular accident: stroke
gerd: acid reflux, reflux, heartburn
urination: peeing, pee, urinate, urinating
stool: bowel movement, bowel movements, stools, poop
nephrolithiasis: kidney stone, kidney stones
fracture: broken bone, broke, broken, fractured
laceration: cut
pyrexia: fever, fevers, feverish, febrile
neoplasm: cancer, malignancy, carcinoma
renal: kidney, kidneys
hepatic: liver
cardiac: heart
pulmonary: lung, lungs
ocular: eye, eyes
nasal: nose
dermatitis: rash, rashes
otc: over the counter, over-the-counter
anxiety: anxious, nervous, nervousness
depression: depressed, feeling down
insomnia: trouble sleeping, difficulty sleeping, cannot sleep
medication: medicine, medicines, medications, meds, pills, drug, drugs
tobacco: smoke, smoking, smokes, smoker, cigarettes, cigarette
alcohol: drink, drinking, drinks, beer, wine
physician: doctor, provider
daily: every day, once a day, each day
bid: b.i.d, twice a day, two times a day, twice daily, 2 times a day
tid: t.i.d, three times a day, 3 times a day
x-ray: xray, x-rays, x ray, radiograph, radiographs
laboratory: lab, labs, blood work, bloodwork, blood test, blood tests
mri: magnetic resonance imaging
ekg: ecg, electrocardiogram
echocardiogram: echo
diabetes: diabetic, diabetes mellitus
physical therapy: pt, physical therapist
ibuprofen: advil, motrin
acetaminophen: tylenol
normal: unremarkable, fine, good, okay, within normal limits
worsen: worse, worsening, worsened, exacerbated, aggravated
improve: better, improved, improving, improvement, relieved, relief, alleviated
begin: start, started, began, begun, onset, initiated, initiate
increase: increased, raise, higher, up
decrease: decreased, lower, reduced, reduce, diminished
prescribe: prescription, prescribed
refer: referral, referred
mother: mom, mum
father: dad
bilateral: both, both sides, bilaterally
numbness: numb
tingling: tingle, tingly, paresthesia, paresthesias, pins and needles
dizziness: dizzy, lightheaded, lightheadedness, vertigo
weakness: weak
menses: period, periods
follow: follow-up, recheck, see you back, come back
hypothyroidism: underactive thyroid, low thyroid, hypothyroid
hyperthyroidism: overactive thyroid, hyperthyroid
atrial fibrillation: afib, a fib, a-fib
vision: visual, eyesight
diet: dietary, diets
exercise: exercising, exercises, exercised, work out, working out, workout, workouts
vaccine: vaccines, vaccination, vaccinations, vaccinated, immunization, immunizations`;

const byFirst = new Map<string, { words: string[]; canonical: string }[]>();
for (const line of `${lines}\n${spokenNames}`.split('\n')) {
  const [canonical = '', others = ''] = line.split(': ');
  for (const other of others.split(', ')) {
    const words = other.split(' ');
    byFirst.set(
      words[0]!,
      [...(byFirst.get(words[0]!) ?? []), { words, canonical }].toSorted((a, b) => b.words.length - a.words.length),
    );
  }
}

/** Words with each synonym replaced by the word that stands for it. */
export function canonicalWords(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < words.length;) {
    const found = byFirst.get(words[i]!)?.find((entry) => entry.words.every((word, k) => words[i + k] === word));
    if (found) {
      out.push(...found.canonical.split(' '));
      i += found.words.length;
    } else out.push(words[i++]!);
  }
  return out;
}
