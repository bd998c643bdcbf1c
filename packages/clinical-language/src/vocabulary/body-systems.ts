/** The systems of a review of systems or an exam, in the order they are written. */
export const systems = [
  'Constitutional',
  'Eyes',
  'HENT',
  'Neck',
  'Cardiovascular',
  'Respiratory',
  'Gastrointestinal',
  'Genitourinary',
  'Musculoskeletal',
  'Skin',
  'Neurological',
  'Psychiatric',
  'Endocrine',
  'Hematologic',
] as const;
export type BodySystem = (typeof systems)[number];

const table: Record<BodySystem, string> = {
  Constitutional:
    'fever fevers chills fatigue tired tiredness weight sweats malaise appetite weak energy lethargic feverish exhausted',
  Eyes: 'vision visual blurry blurred eye eyes floaters photophobia',
  HENT: 'headache-sinus congestion congested sore-throat throat nasal nose ear ears hearing sinus sneezing hoarse hoarseness tinnitus sinuses postnasal runny stuffy nosebleeds',
  Neck: 'neck thyroid',
  Cardiovascular: 'chest palpitations palpitation heart swelling-legs murmur edema orthopnea racing pulse pulses',
  Respiratory: 'breath cough coughing wheezing wheeze breathing sputum phlegm lungs lung dyspnea hemoptysis breathless',
  Gastrointestinal:
    'nausea nauseous vomiting vomit diarrhea constipation constipated abdominal abdomen belly stomach stool stools bowel reflux heartburn bloating swallowing bloody-stool gas indigestion rectal',
  Genitourinary:
    'urination urinate urinary urine urinating bladder dysuria hematuria incontinence vaginal testicular periods period flank pelvic peeing pee',
  Musculoskeletal:
    'joint joints knee knees shoulder shoulders back hip hips ankle ankles elbow elbows wrist wrists hand hands finger fingers foot feet leg legs arm arms muscle muscles stiffness toe toes thumb aches arthritis swelling bruising spine limp heel calf thigh',
  Skin: 'rash rashes itching itchy lesion lesions skin bruise hives acne redness mole moles scalp wound blister bumps itchiness dandruff',
  Neurological:
    'headache headaches dizziness dizzy numbness tingling numb lightheaded lightheadedness seizure seizures syncope fainting tremor tremors balance memory weakness confusion vertigo faint migraine migraines',
  Psychiatric:
    'depression depressed anxiety anxious mood sleep insomnia stress stressed suicidal panic irritable sleeping hallucinations',
  Endocrine: 'thirst thirsty polyuria polydipsia',
  Hematologic: 'bleeding bruises glands lymph clots',
};

const bySymptom = new Map<string, BodySystem>();
for (const system of systems)
  for (const word of table[system].split(' ')) if (!bySymptom.has(word)) bySymptom.set(word, system);

/** The system that a symptom word belongs to, or undefined for other words. */
export const symptomSystem = (word: string): BodySystem | undefined => bySymptom.get(word);

/** The system of a list of words: strong words decide ("chest pain", "shortness of breath"), else the first that belongs to one. */
export function systemOf(words: readonly string[]): BodySystem | undefined {
  const text = words.join(' ');
  if (/\bheadaches?\b/.test(text)) return 'Neurological';
  if (/\bshort(?:ness)? of breath\b/.test(text)) return 'Respiratory';
  if (/\bchest pain\b/.test(text)) return 'Cardiovascular';
  if (/\bsore throat\b/.test(text)) return 'HENT';
  if (/\bnight sweats|weight (?:loss|gain)\b/.test(text)) return 'Constitutional';
  if (/\bswelling (?:in|of) (?:your|his|her|their|the) (?:legs|feet|ankles|lower)/.test(text)) return 'Cardiovascular';
  let found: BodySystem | undefined;
  for (const word of words) {
    const system = symptomSystem(word);
    if (!system) continue;
    if (!found || found === 'Musculoskeletal') found = system;
    if (found !== 'Musculoskeletal') break;
  }
  return found;
}
