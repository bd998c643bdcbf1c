import { stem } from '../../text/stem.ts';
import { spokenNames } from '../../vocabulary/spoken-names.ts';

// Several words, or a short form, for what has one word in a note. Beside `synonyms.ts`, which unifies word by word.
const lines = `hypertension: high blood pressure, elevated blood pressure, htn
dyspnea: shortness of breath, short of breath, trouble breathing, difficulty breathing, problems breathing, sob, out of breath
myocardial-infarction: heart attack, mi
diabetes: high blood sugar, dm, t2dm, sugar disease
hyperlipidemia: high cholesterol, elevated cholesterol, hld
gastroesophageal: acid reflux, gerd
emesis: throwing up, threw up, throw up
syncope: passed out, passing out, pass out, blacked out
palpitations: heart racing, racing heart, heart pounding
insomnia: trouble sleeping, difficulty sleeping
copd: chronic obstructive pulmonary disease
chf: congestive heart failure, heart failure
ckd: chronic kidney disease, kidney disease
cad: coronary artery disease, heart disease
afib: atrial fibrillation, a fib, afib
osteoarthritis: oa, wear and tear
bp: blood pressure
allergies: nkda, allergic
pain: hurts, sore, tender
surgery: operation, operated
smoking: cigarettes, tobacco, smoker
fever: afebrile
edema: fluid retention, swelling
jvd: jugular venous distention, jugular vein distention
clear: ctab, cta
rrr: regular rate and rhythm
rom: range of motion
x-ray: radiograph, xray, x ray
a1c: hba1c, hemoglobin a1c
uti: urinary tract infection, bladder infection
mri: magnetic resonance imaging
ekg: ecg, electrocardiogram
physical-therapy: physical therapy, pt
follow-up: follow up, come back, see you back, return`;

type Phrase = { words: string[]; concept: string };
const byFirst = new Map<string, Phrase[]>();
for (const line of `${lines}\n${spokenNames}`.split('\n')) {
  const [name = '', others = ''] = line.split(': ');
  for (const words of [name, ...others.split(', ')].map((phrase) => phrase.split(' '))) {
    const same = byFirst.get(words[0]!) ?? [];
    byFirst.set(words[0]!, [...same, { words, concept: stem(name) }]);
  }
}

/** What phrases of a text stand for, each with the place of its last word. */
export function conceptsOf(words: readonly string[]): { concept: string; at: number }[] {
  const out: { concept: string; at: number }[] = [];
  for (let at = 0; at < words.length; at++)
    for (const { words: phrase, concept } of byFirst.get(words[at]!) ?? [])
      if (phrase.every((word, i) => words[at + i] === word)) out.push({ concept, at: at + phrase.length - 1 });
  return out;
}
