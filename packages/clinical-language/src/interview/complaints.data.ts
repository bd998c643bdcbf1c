import type { Locale } from '../red-flags/locale.ts';
import type { SignId } from '../red-flags/signs.ts';

/**
 * A complaint of primary care. `is`: signs that tell it. `asks`: groups of signs to ask for, the most dangerous first.
 * `hurts`: place, character and severity are asked for. `pregnancy`: it is asked for where it can be.
 */
export type Complaint = {
  id: string;
  name: Readonly<Record<Locale, string>>;
  is: readonly SignId[];
  asks: readonly (readonly SignId[])[];
  hurts?: boolean;
  pregnancy?: boolean;
};

type More = { hurts?: boolean; pregnancy?: boolean };
const row = (id: string, en: string, es: string, is: SignId[], asks: SignId[][], more: More = {}): Complaint => ({
  id,
  name: { en, es },
  is,
  asks,
  ...more,
});
const hurts = { hurts: true };
const both = { hurts: true, pregnancy: true };
const pregnancy = { pregnancy: true };

/** Of several that an answer tells the first one is taken: special ones stand before general ones. */
export const complaints: readonly Complaint[] = [
  row(
    'low-mood',
    'low mood',
    'tristeza',
    ['suicidal', 'low-mood'],
    [
      ['suicidal', 'hallucinations', 'harm-others', 'unsafe'],
      ['sleep-trouble', 'appetite-loss', 'tired', 'memory-trouble', 'anxious'],
      ['weight-loss', 'weight-gain', 'hair-skin-change', 'muscle-pain'],
    ],
  ),
  row(
    'chest-pain',
    'chest pain',
    'dolor en el pecho',
    ['chest-pain', 'chest-pressure'],
    [
      ['sweating', 'breathless', 'pain-spreads', 'passed-out', 'chest-pressure'],
      ['palpitations', 'cough', 'fever', 'leg-swollen', 'vomiting'],
      ['pleuritic-pain', 'heartburn', 'injury', 'rash', 'on-exertion'],
    ],
    hurts,
  ),
  row(
    'breathless',
    'shortness of breath',
    'falta de aire',
    ['breathless', 'breathless-severe', 'wheeze'],
    [
      ['breathless-severe', 'chest-pain', 'leg-swollen', 'coughing-blood', 'passed-out'],
      ['cough', 'phlegm', 'fever', 'wheeze', 'palpitations'],
      ['orthopnea', 'leg-swelling-both', 'on-exertion', 'weight-loss', 'tired'],
    ],
  ),
  row(
    'coughing-blood',
    'coughing blood',
    'sangre al toser',
    ['coughing-blood'],
    [
      ['breathless', 'chest-pain', 'leg-swollen', 'passed-out'],
      ['fever', 'night-sweats', 'weight-loss', 'phlegm'],
      ['travel', 'sick-contact', 'tired', 'nosebleed'],
    ],
  ),
  row(
    'palpitations',
    'a fast or uneven heartbeat',
    'palpitaciones',
    ['palpitations'],
    [
      ['passed-out', 'chest-pain', 'breathless', 'dizzy'],
      ['sweating', 'anxious', 'weight-loss', 'tired'],
      ['hair-skin-change', 'diarrhea', 'shaky', 'sleep-trouble'],
    ],
  ),
  row(
    'passed-out',
    'passing out',
    'pérdida del conocimiento',
    ['passed-out'],
    [
      ['chest-pain', 'palpitations', 'seizure', 'breathless', 'head-injury'],
      ['on-exertion', 'headache', 'vision-spots', 'sweating', 'vomiting'],
      ['black-stool', 'diabetes', 'confused', 'bladder-bowel-loss'],
    ],
    pregnancy,
  ),
  row(
    'seizure',
    'a seizure',
    'una convulsión',
    ['seizure'],
    [
      ['fever', 'head-injury', 'hard-to-wake', 'one-side-weak', 'pregnant-said'],
      ['headache', 'bladder-bowel-loss', 'confused', 'vision-spots'],
      ['alcohol-stopped', 'sleep-trouble', 'diabetes', 'vomiting'],
    ],
  ),
  row(
    'confusion',
    'new confusion',
    'confusión nueva',
    ['confused', 'hard-to-wake'],
    [
      ['fever', 'one-side-weak', 'head-injury', 'headache', 'diabetes'],
      ['no-urine', 'vomiting', 'burning-urine', 'cough'],
      ['hallucinations', 'alcohol-stopped', 'thinner'],
    ],
  ),
  row(
    'weak-side',
    'weakness on one side',
    'debilidad de un lado',
    ['one-side-weak', 'face-droop', 'speech-trouble'],
    [
      ['face-droop', 'speech-trouble', 'vision-loss', 'headache'],
      ['confused', 'dizzy', 'palpitations'],
      ['numb-tingling', 'head-injury', 'thinner'],
    ],
  ),
  row(
    'headache',
    'a headache',
    'dolor de cabeza',
    ['headache'],
    [
      ['headache-sudden', 'stiff-neck', 'fever', 'one-side-weak', 'confused'],
      ['vomiting', 'light-hurts', 'vision-spots', 'head-injury', 'seizure'],
      ['runny-nose', 'eye-discharge', 'dizzy', 'muscle-pain', 'sleep-trouble'],
    ],
    both,
  ),
  row(
    'vision',
    'a change of sight',
    'un cambio en la vista',
    ['vision-loss', 'vision-spots'],
    [
      ['vision-loss', 'eye-pain', 'headache', 'one-side-weak', 'halos'],
      ['red-eye', 'eye-discharge', 'light-hurts', 'vomiting'],
      ['diabetes', 'injury', 'joint-pain', 'weight-loss'],
    ],
  ),
  row(
    'red-eye',
    'a red or sore eye',
    'ojo rojo o con dolor',
    ['red-eye', 'eye-pain', 'eye-discharge'],
    [
      ['vision-loss', 'eye-pain', 'chemical-eye', 'light-hurts', 'halos'],
      ['eye-discharge', 'itch', 'injury', 'runny-nose', 'vision-spots'],
      ['fever', 'headache', 'sick-contact', 'joint-pain'],
    ],
  ),
  row(
    'hearing',
    'trouble hearing',
    'problemas para oír',
    ['hearing-loss', 'tinnitus', 'ear-discharge'],
    [
      ['dizzy', 'one-side-weak', 'fever', 'head-injury'],
      ['ear-pain', 'ear-discharge', 'tinnitus', 'runny-nose', 'vomiting'],
      ['headache', 'numb-tingling', 'travel'],
    ],
  ),
  row(
    'ear-pain',
    'ear pain',
    'dolor de oído',
    ['ear-pain'],
    [
      ['fever', 'face-droop', 'stiff-neck', 'dizzy'],
      ['ear-discharge', 'hearing-loss', 'runny-nose', 'sore-throat', 'tinnitus'],
      ['swollen-glands', 'travel', 'rash', 'joint-pain'],
    ],
    hurts,
  ),
  row(
    'dizzy',
    'dizziness',
    'mareo',
    ['balance-lost', 'dizzy'],
    [
      ['one-side-weak', 'speech-trouble', 'chest-pain', 'passed-out', 'headache-sudden'],
      ['vomiting', 'hearing-loss', 'tinnitus', 'palpitations', 'vision-spots'],
      ['black-stool', 'anxious', 'ear-pain', 'numb-tingling', 'injury'],
    ],
    pregnancy,
  ),
  row(
    'vomiting-blood',
    'vomiting blood',
    'vómito con sangre',
    ['vomiting-blood'],
    [
      ['passed-out', 'black-stool', 'belly-pain-bad', 'breathless'],
      ['jaundice', 'weight-loss', 'heartburn', 'thinner'],
      ['trouble-swallowing', 'nosebleed', 'fever'],
    ],
  ),
  row(
    'rectal-bleeding',
    'bleeding from the bottom',
    'sangrado por el recto',
    ['bloody-stool', 'heavy-rectal-bleed', 'black-stool'],
    [
      ['heavy-rectal-bleed', 'passed-out', 'black-stool', 'belly-pain-bad', 'thinner'],
      ['diarrhea', 'constipation', 'weight-loss', 'fever', 'belly-pain'],
      ['tired', 'appetite-loss', 'travel', 'groin-lump', 'itch'],
    ],
    hurts,
  ),
  row(
    'jaundice',
    'yellow skin or eyes',
    'piel u ojos amarillos',
    ['jaundice'],
    [
      ['fever', 'confused', 'belly-pain-bad', 'vomiting-blood'],
      ['itch', 'weight-loss', 'appetite-loss', 'tired', 'blood-in-urine'],
      ['travel', 'bloating', 'leg-swelling-both', 'joint-pain'],
    ],
  ),
  row(
    'testicle',
    'pain or swelling in the scrotum',
    'dolor o hinchazón del escroto',
    ['testicle-pain', 'long-erection'],
    [
      ['testicle-pain', 'fever', 'vomiting', 'injury', 'redness-spreading'],
      ['burning-urine', 'penis-discharge', 'groin-lump', 'belly-pain', 'frequent-urine'],
      ['flank-pain', 'blood-in-urine', 'weight-loss', 'rash'],
    ],
    hurts,
  ),
  row(
    'cannot-pee',
    'trouble passing urine',
    'problemas para orinar',
    ['cannot-pee', 'no-urine'],
    [
      ['cannot-pee', 'back-pain', 'saddle-numb', 'fever', 'legs-weak'],
      ['burning-urine', 'blood-in-urine', 'belly-pain', 'leg-swelling-both'],
      ['constipation', 'thirst', 'weight-loss', 'rash', 'vomiting'],
    ],
  ),
  row(
    'blood-in-urine',
    'blood in urine',
    'sangre en la orina',
    ['blood-in-urine'],
    [
      ['fever', 'cannot-pee', 'flank-pain', 'thinner'],
      ['burning-urine', 'frequent-urine', 'vomiting', 'leg-swelling-both', 'hands-face-swell'],
      ['weight-loss', 'sore-throat', 'rash', 'injury', 'joint-pain'],
    ],
    both,
  ),
  row(
    'burning-urine',
    'burning when passing urine',
    'ardor al orinar',
    ['burning-urine', 'frequent-urine', 'bladder-bowel-loss'],
    [
      ['fever', 'flank-pain', 'vomiting', 'back-pain', 'cannot-pee'],
      ['blood-in-urine', 'frequent-urine', 'vaginal-discharge', 'belly-pain', 'bladder-bowel-loss'],
      ['penis-discharge', 'thirst', 'weight-loss', 'sleep-trouble', 'constipation'],
    ],
    both,
  ),
  row(
    'vaginal-bleeding',
    'bleeding from the vagina',
    'sangrado de la vagina',
    ['bleeding-heavy-pads', 'vaginal-bleeding'],
    [
      ['bleeding-heavy-pads', 'passed-out', 'belly-pain', 'pregnancy-possible', 'fever'],
      ['period-change', 'pain-with-sex', 'vaginal-discharge', 'tired', 'dizzy'],
      ['weight-gain', 'weight-loss', 'hair-skin-change', 'nosebleed', 'burning-urine'],
    ],
    both,
  ),
  row(
    'vaginal-discharge',
    'vaginal discharge or itching',
    'flujo o picazón vaginal',
    ['vaginal-discharge', 'pain-with-sex'],
    [
      ['belly-pain', 'fever', 'vaginal-bleeding', 'pregnancy-possible'],
      ['itch', 'burning-urine', 'pain-with-sex', 'rash', 'period-change'],
      ['diabetes', 'new-drug', 'sick-contact', 'groin-lump'],
    ],
    pregnancy,
  ),
  row(
    'missed-period',
    'a late period',
    'un retraso de la regla',
    ['pregnancy-possible', 'period-change'],
    [
      ['belly-pain', 'vaginal-bleeding', 'passed-out', 'headache'],
      ['vomiting', 'breast-change', 'tired', 'weight-gain', 'weight-loss'],
      ['hair-skin-change', 'night-sweats', 'anxious', 'vision-spots'],
    ],
    pregnancy,
  ),
  row(
    'pregnancy',
    'a question in pregnancy',
    'una duda del embarazo',
    ['pregnant-said', 'baby-still', 'waters-broke', 'contractions'],
    [
      ['vaginal-bleeding', 'baby-still', 'waters-broke', 'headache', 'vision-spots'],
      ['belly-pain', 'fever', 'hands-face-swell', 'contractions'],
      ['burning-urine', 'vomiting', 'itch', 'breathless'],
    ],
  ),
  row(
    'breast',
    'a change in the breast',
    'un cambio en el seno',
    ['breast-change'],
    [
      ['fever', 'redness-spreading', 'weight-loss', 'breathless'],
      ['groin-lump', 'pain', 'swollen-glands', 'period-change'],
      ['injury', 'postpartum', 'new-drug', 'night-sweats'],
    ],
    both,
  ),
  row(
    'flank-pain',
    'pain in the side',
    'dolor en el costado',
    ['flank-pain'],
    [
      ['fever', 'vomiting', 'blood-in-urine', 'cannot-pee', 'passed-out'],
      ['burning-urine', 'frequent-urine', 'belly-pain', 'injury', 'rash'],
      ['testicle-pain', 'weight-loss', 'diarrhea', 'chills'],
    ],
    both,
  ),
  row(
    'back-pain',
    'back pain',
    'dolor de espalda',
    ['back-pain', 'saddle-numb'],
    [
      ['saddle-numb', 'bladder-bowel-loss', 'legs-weak', 'fever', 'tearing'],
      ['injury', 'numb-tingling', 'weight-loss', 'belly-pain', 'burning-urine'],
      ['joint-pain', 'night-sweats', 'sleep-trouble', 'rash'],
    ],
    both,
  ),
  row(
    'swallowing',
    'trouble swallowing',
    'problemas para tragar',
    ['trouble-swallowing', 'cannot-swallow', 'drooling'],
    [
      ['cannot-swallow', 'throat-closing', 'breathless', 'fever', 'speech-trouble'],
      ['heartburn', 'weight-loss', 'vomiting', 'sore-throat', 'cough'],
      ['chest-pain', 'groin-lump', 'weakness', 'appetite-loss'],
    ],
  ),
  row(
    'allergic',
    'an allergic reaction',
    'una reacción alérgica',
    ['throat-closing', 'face-swelling', 'hives'],
    [
      ['throat-closing', 'breathless', 'face-swelling', 'passed-out', 'vomiting'],
      ['hives', 'itch', 'wheeze', 'fever'],
      ['new-drug', 'ate-something', 'sick-contact', 'joint-pain'],
    ],
  ),
  row(
    'nosebleed',
    'a nosebleed',
    'sangrado de nariz',
    ['nosebleed'],
    [
      ['bleeding-wont-stop', 'thinner', 'passed-out', 'head-injury'],
      ['rash', 'headache', 'runny-nose', 'fever'],
      ['weight-loss', 'tired', 'period-change', 'injury'],
    ],
  ),
  row(
    'neck-lump',
    'a lump or swollen gland',
    'un bulto o ganglio',
    ['swollen-glands'],
    [
      ['breathless', 'trouble-swallowing', 'fever', 'weight-loss'],
      ['night-sweats', 'sore-throat', 'tired', 'cough', 'pain'],
      ['palpitations', 'hair-skin-change', 'travel', 'rash', 'sick-contact'],
    ],
  ),
  row(
    'sore-throat',
    'a sore throat',
    'dolor de garganta',
    ['sore-throat'],
    [
      ['cannot-swallow', 'breathless', 'fever', 'stiff-neck', 'drooling'],
      ['cough', 'runny-nose', 'swollen-glands', 'rash', 'ear-pain'],
      ['tired', 'muscle-pain', 'headache', 'sick-contact', 'belly-pain'],
    ],
    hurts,
  ),
  row(
    'cough',
    'a cough',
    'tos',
    ['cough', 'phlegm'],
    [
      ['coughing-blood', 'breathless', 'chest-pain', 'fever', 'weight-loss'],
      ['phlegm', 'wheeze', 'runny-nose', 'sore-throat', 'night-sweats'],
      ['heartburn', 'leg-swelling-both', 'muscle-pain', 'sick-contact', 'vomiting'],
    ],
  ),
  row(
    'diarrhea',
    'diarrhea',
    'diarrea',
    ['diarrhea'],
    [
      ['bloody-stool', 'no-urine', 'fever', 'belly-pain-bad', 'keeps-vomiting'],
      ['belly-pain', 'vomiting', 'bloating', 'weight-loss', 'ate-something'],
      ['travel', 'new-drug', 'joint-pain', 'rash', 'sick-contact'],
    ],
  ),
  row(
    'vomiting',
    'nausea or vomiting',
    'náuseas o vómitos',
    ['keeps-vomiting', 'vomiting'],
    [
      ['vomiting-blood', 'belly-pain-bad', 'headache', 'no-urine', 'chest-pain'],
      ['diarrhea', 'belly-pain', 'fever', 'jaundice', 'dizzy'],
      ['ate-something', 'weight-loss', 'constipation', 'flank-pain', 'bloating'],
    ],
    pregnancy,
  ),
  row(
    'belly-pain',
    'belly pain',
    'dolor de barriga',
    ['belly-pain', 'belly-pain-bad', 'belly-hard', 'upper-belly-pain'],
    [
      ['belly-hard', 'vomiting-blood', 'black-stool', 'fever', 'passed-out'],
      ['vomiting', 'diarrhea', 'constipation', 'bloating', 'appetite-loss'],
      ['burning-urine', 'jaundice', 'weight-loss', 'vaginal-bleeding', 'vaginal-discharge'],
    ],
    both,
  ),
  row(
    'constipation',
    'constipation',
    'estreñimiento',
    ['constipation'],
    [
      ['belly-pain-bad', 'keeps-vomiting', 'bloody-stool', 'legs-weak'],
      ['bloating', 'weight-loss', 'belly-pain', 'appetite-loss'],
      ['new-drug', 'tired', 'hair-skin-change', 'weight-gain'],
    ],
  ),
  row(
    'heartburn',
    'heartburn',
    'acidez',
    ['heartburn', 'bloating'],
    [
      ['chest-pressure', 'vomiting-blood', 'black-stool', 'trouble-swallowing'],
      ['weight-loss', 'vomiting', 'belly-pain', 'cough'],
      ['ate-something', 'bloating', 'appetite-loss', 'sore-throat'],
    ],
    hurts,
  ),
  row(
    'joint-swelling',
    'a swollen or painful joint',
    'articulación hinchada o con dolor',
    ['hot-joint', 'joint-swelling', 'joint-pain', 'cannot-bear-weight'],
    [
      ['hot-joint', 'fever', 'cannot-bear-weight', 'injury', 'cold-limb'],
      ['joint-swelling', 'numb-tingling', 'weakness', 'rash', 'red-eye'],
      ['sore-throat', 'weight-loss', 'burning-urine', 'breathless', 'diarrhea'],
    ],
    hurts,
  ),
  row(
    'leg-swelling',
    'a swollen leg',
    'una pierna hinchada',
    ['leg-swollen', 'leg-swelling-both', 'cold-limb'],
    [
      ['breathless', 'chest-pain', 'cold-limb', 'fever', 'coughing-blood'],
      ['long-rest', 'injury', 'orthopnea', 'redness-spreading'],
      ['weight-gain', 'no-urine', 'numb-tingling', 'rash', 'bloating'],
    ],
    both,
  ),
  row(
    'skin-infection',
    'a skin infection or wound',
    'una herida o infección de la piel',
    ['redness-spreading', 'wound-infected', 'wound-opened', 'deep-wound', 'bleeding-wont-stop'],
    [
      ['redness-spreading', 'fever', 'bleeding-wont-stop', 'numb-tingling', 'diabetes'],
      ['wound-infected', 'injury', 'animal-bite', 'swollen-glands'],
      ['joint-pain', 'chills', 'itch', 'travel'],
    ],
    hurts,
  ),
  row(
    'burn',
    'a burn',
    'una quemadura',
    ['bad-burn', 'electrocuted'],
    [
      ['breathless', 'bad-burn', 'fever', 'palpitations'],
      ['pain', 'numb-tingling', 'wound-infected'],
      ['injury', 'diabetes', 'vomiting'],
    ],
    hurts,
  ),
  row(
    'bite',
    'a bite or sting',
    'una mordedura o picadura',
    ['animal-bite', 'bat-bite', 'bite-venom', 'allergen-met'],
    [
      ['throat-closing', 'breathless', 'hives', 'redness-spreading', 'fever'],
      ['face-swelling', 'bat-bite', 'pain', 'numb-tingling'],
      ['joint-pain', 'headache', 'swollen-glands'],
    ],
    hurts,
  ),
  row(
    'rash',
    'a rash',
    'sarpullido',
    ['rash-not-fading', 'skin-peeling', 'rash', 'itch'],
    [
      ['rash-not-fading', 'throat-closing', 'skin-peeling', 'fever', 'stiff-neck'],
      ['itch', 'joint-pain', 'new-drug', 'sore-throat', 'pain'],
      ['sick-contact', 'travel', 'runny-nose', 'weight-loss', 'red-eye'],
    ],
  ),
  row(
    'mole',
    'a spot or a lump of the skin',
    'un lunar o bulto de la piel',
    ['mole-change', 'groin-lump'],
    [
      ['mole-change', 'redness-spreading', 'fever', 'weight-loss'],
      ['pain', 'itch', 'swollen-glands', 'bleeding-wont-stop'],
      ['injury', 'night-sweats', 'vomiting', 'constipation'],
    ],
  ),
  row(
    'head-injury',
    'a head injury',
    'un golpe en la cabeza',
    ['head-injury'],
    [
      ['passed-out', 'vomiting', 'confused', 'thinner', 'seizure'],
      ['headache', 'vision-spots', 'fluid-ear-nose', 'one-side-weak', 'stiff-neck'],
      ['sleepy', 'dizzy', 'memory-trouble', 'nosebleed'],
    ],
    hurts,
  ),
  row(
    'numbness',
    'numbness or tingling',
    'hormigueo',
    ['numb-tingling'],
    [
      ['one-side-weak', 'speech-trouble', 'saddle-numb', 'bladder-bowel-loss', 'vision-loss'],
      ['weakness', 'back-pain', 'headache', 'balance-lost', 'pain'],
      ['diabetes', 'weight-loss', 'tired', 'rash', 'cold-limb'],
    ],
  ),
  row(
    'fever',
    'a fever',
    'fiebre',
    ['fever', 'chills'],
    [
      ['stiff-neck', 'breathless', 'confused', 'rash-not-fading', 'no-urine'],
      ['cough', 'sore-throat', 'burning-urine', 'belly-pain', 'diarrhea'],
      ['headache', 'joint-pain', 'rash', 'travel', 'weight-loss'],
    ],
  ),
  row(
    'cold',
    'a cold or blocked nose',
    'resfriado o nariz tapada',
    ['runny-nose'],
    [
      ['breathless', 'fever', 'headache', 'stiff-neck'],
      ['cough', 'sore-throat', 'ear-pain', 'eye-discharge', 'muscle-pain'],
      ['itch', 'sick-contact', 'rash', 'swollen-glands', 'tired'],
    ],
  ),
  row(
    'weight-loss',
    'loss of weight',
    'pérdida de peso',
    ['weight-loss', 'appetite-loss'],
    [
      ['fever', 'black-stool', 'trouble-swallowing', 'coughing-blood'],
      ['night-sweats', 'thirst', 'diarrhea', 'palpitations', 'low-mood'],
      ['tired', 'swollen-glands', 'vomiting', 'jaundice', 'belly-pain'],
    ],
  ),
  row(
    'anxious',
    'worry or panic',
    'ansiedad',
    ['anxious', 'hallucinations'],
    [
      ['suicidal', 'chest-pain', 'palpitations', 'hallucinations'],
      ['sleep-trouble', 'low-mood', 'breathless', 'sweating'],
      ['weight-loss', 'tired', 'memory-trouble', 'alcohol-stopped'],
    ],
  ),
  row(
    'memory',
    'trouble with memory',
    'problemas de memoria',
    ['memory-trouble'],
    [
      ['confused', 'one-side-weak', 'head-injury', 'headache'],
      ['balance-lost', 'bladder-bowel-loss', 'low-mood', 'hallucinations'],
      ['tired', 'weight-loss', 'sleep-trouble', 'hearing-loss'],
    ],
  ),
  row(
    'muscle-pain',
    'muscle or limb pain',
    'dolor muscular o de una extremidad',
    ['muscle-pain', 'shoulder-pain'],
    [
      ['cold-limb', 'leg-swollen', 'fever', 'chest-pain', 'weakness'],
      ['injury', 'numb-tingling', 'joint-swelling', 'redness-spreading', 'rash'],
      ['tired', 'weight-loss', 'headache', 'new-drug', 'sleep-trouble'],
    ],
    hurts,
  ),
  row(
    'weakness',
    'muscle weakness',
    'debilidad',
    ['weakness', 'legs-weak'],
    [
      ['breathless', 'speech-trouble', 'bladder-bowel-loss', 'trouble-swallowing', 'one-side-weak'],
      ['numb-tingling', 'vision-spots', 'fever', 'weight-loss', 'back-pain'],
      ['rash', 'muscle-pain', 'diarrhea', 'tired', 'balance-lost'],
    ],
  ),
  row(
    'tired',
    'tiredness',
    'cansancio',
    ['tired', 'sleepy'],
    [
      ['breathless', 'chest-pain', 'black-stool', 'suicidal', 'fever'],
      ['weight-loss', 'weight-gain', 'sleep-trouble', 'period-change', 'low-mood'],
      ['hair-skin-change', 'thirst', 'night-sweats', 'constipation', 'joint-pain'],
    ],
    pregnancy,
  ),
  row(
    'sleep',
    'trouble sleeping',
    'problemas para dormir',
    ['sleep-trouble'],
    [
      ['suicidal', 'breathless', 'chest-pain', 'seizure'],
      ['low-mood', 'anxious', 'tired', 'memory-trouble', 'weakness'],
      ['frequent-urine', 'pain', 'weight-gain', 'alcohol-stopped'],
    ],
  ),
  row(
    'hair-skin',
    'dry skin, hair loss or flushing',
    'piel seca, caída del pelo o sofocos',
    ['hair-skin-change', 'weight-gain', 'night-sweats'],
    [
      ['chest-pain', 'breathless', 'face-swelling', 'suicidal'],
      ['tired', 'constipation', 'period-change', 'palpitations', 'diarrhea'],
      ['weight-loss', 'muscle-pain', 'low-mood', 'rash', 'itch'],
    ],
  ),
  row(
    'thirst',
    'great thirst',
    'mucha sed',
    ['thirst', 'diabetes'],
    [
      ['keeps-vomiting', 'fruity-breath', 'confused', 'breathes-fast'],
      ['frequent-urine', 'weight-loss', 'vision-spots', 'tired'],
      ['burning-urine', 'numb-tingling', 'new-drug'],
    ],
  ),
  row(
    'child-unwell',
    'a child who is unwell',
    'un niño que no está bien',
    ['not-feeding', 'never-stops-crying', 'stridor', 'limp-child'],
    [
      ['hard-to-wake', 'fever', 'no-urine', 'breathes-fast', 'stridor'],
      ['vomiting', 'diarrhea', 'rash-not-fading', 'cough', 'drooling'],
      ['ear-pain', 'runny-nose', 'sick-contact', 'head-injury'],
    ],
  ),
  row(
    'injury',
    'an injury',
    'una lesión',
    ['injury', 'cut-off-part'],
    [
      ['cannot-bear-weight', 'bleeding-wont-stop', 'cold-limb', 'head-injury', 'numb-tingling'],
      ['joint-swelling', 'pain', 'weakness', 'deep-wound'],
      ['fever', 'thinner', 'back-pain', 'rash'],
    ],
    hurts,
  ),
  row(
    'pain',
    'pain',
    'dolor',
    ['pain'],
    [
      ['fever', 'weakness', 'numb-tingling', 'injury', 'redness-spreading'],
      ['joint-swelling', 'rash', 'weight-loss', 'groin-lump'],
      ['tired', 'sleep-trouble', 'vomiting', 'bleeding-wont-stop'],
    ],
    both,
  ),
];

/** What is asked where no complaint is known. */
export const anyComplaint: Complaint = row(
  'other',
  'another reason',
  'otra razón',
  [],
  [
    ['fever', 'chest-pain', 'breathless', 'bleeding-wont-stop', 'passed-out'],
    ['pain', 'vomiting', 'weight-loss', 'rash', 'tired'],
    ['sleep-trouble', 'low-mood', 'cough', 'headache', 'itch'],
  ],
  pregnancy,
);
