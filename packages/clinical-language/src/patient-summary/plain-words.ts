import { abbreviations } from '../edit/edit-tables.ts';

// what a note says = what a person says who is not a clinician; of two that fit the longer one is taken
const table = `
hypertension = high blood pressure
hypotension = low blood pressure
hyperlipidemia = high blood fats
dyslipidemia = blood fats out of balance
hypercholesterolemia = high cholesterol
type 2 diabetes mellitus = type 2 diabetes
type 1 diabetes mellitus = type 1 diabetes
diabetes mellitus = diabetes
hyperglycemia = high blood sugar
hypoglycemia = low blood sugar
hypothyroidism = underactive thyroid
hyperthyroidism = overactive thyroid
myocardial infarction = heart attack
non-st elevation myocardial infarction = heart attack (the kind called non-ST elevation)
coronary artery disease = narrowed heart arteries
congestive heart failure = heart failure
atrial fibrillation = irregular heartbeat (atrial fibrillation)
cerebrovascular accident = stroke
transient ischemic attack = mini-stroke
deep vein thrombosis = blood clot in a deep vein
pulmonary embolism = blood clot in the lung
chronic obstructive pulmonary disease = long-term lung disease (COPD)
chronic kidney disease = long-term kidney disease
gastroesophageal reflux disease = acid reflux
gastroesophageal reflux = acid reflux
peptic ulcer = stomach ulcer
viral gastroenteritis = stomach flu
gastroenteritis = stomach infection
cholelithiasis = gallstones
nephrolithiasis = kidney stones
urinary tract infection = bladder or urine infection
uncomplicated urinary tract infection = simple bladder or urine infection
pyelonephritis = kidney infection
upper respiratory infection = cold
viral bronchitis = chest cold caused by a virus
bronchitis = chest cold
rhinorrhea = runny nose
rhinitis = stuffy or runny nose
sinusitis = sinus infection
pharyngitis = sore throat
tonsillitis = infected tonsils
acute otitis media = middle ear infection
otitis media = middle ear infection
otitis externa = outer ear infection
conjunctivitis = pink eye
cellulitis = skin infection
contact dermatitis = skin rash from something you touched
dermatitis = skin rash
urticaria = hives
erythema = redness
erythematous = red
edema = swelling
pruritus = itching
pruritic = itchy
laceration = cut
contusion = bruise
ecchymosis = bruising
osteoarthritis = wear of the joints (arthritis)
tendinopathy = sore tendon
rotator cuff tendinopathy = sore tendon in the shoulder (rotator cuff)
lumbar disc herniation = slipped disc in the lower back
disc herniation = slipped disc
lumbar spine = lower back
lower lumbar spine = lower back
lumbar = lower back
cervical spine = neck bones
radiculopathy = pinched nerve
sciatica = pain down the leg from a nerve (sciatica)
neuropathy = nerve damage
nephropathy = kidney damage
retinopathy = damage at the back of the eye
fracture = broken bone
sprain of = sprained ligament in
dyspnea on exertion = shortness of breath when active
dyspnea = shortness of breath
dyspneic = short of breath
orthopnea = shortness of breath when lying flat
hemoptysis = coughing up blood
wheezes = wheezing
tachycardia = fast heartbeat
bradycardia = slow heartbeat
tachypnea = fast breathing
palpitations = racing heartbeat
syncope = fainting
presyncope = near fainting
vertigo = spinning feeling
cephalgia = headache
paresthesia = tingling
paresthesias = tingling
dysphagia = trouble swallowing
dyspepsia = indigestion
emesis = vomiting
hematemesis = vomiting blood
hematochezia = blood in the stool
melena = black stool
dysuria = burning when you pass urine
hematuria = blood in the urine
nocturia = getting up at night to pass urine
polyuria = passing a lot of urine
polydipsia = being very thirsty
urination = passing urine
burning with urination = burning when you pass urine
respiratory rate = breathing rate
ER = emergency room
micturition = passing urine
productive cough = cough with phlegm
febrile = with a fever
afebrile = without a fever
pyrexia = fever
malaise = feeling unwell
myalgia = muscle aches
myalgias = muscle aches
arthralgia = joint pain
arthralgias = joint pain
insomnia = trouble sleeping
major depressive disorder = depression
generalized anxiety disorder = anxiety
obstructive sleep apnea = pauses in breathing during sleep (sleep apnea)
benign prostatic hyperplasia = enlarged prostate
anemia = anemia (too few red blood cells)
neoplasm = growth
malignant = cancerous
abdomen = belly
abdominal = belly
bilateral = both
bilaterally = on both sides
umbilicus = belly button
tender to palpation = sore when touched
tenderness to palpation = soreness when touched
tenderness = soreness
non-tender = not sore
nontender = not sore
ambulate = walk
ambulating = walking
ambulation = walking
renal function = how the kidneys work
renal = kidney
hepatic = liver
cardiac catheterization = test with a thin tube to look at the heart arteries (catheterization)
cardiac = heart
pulmonary = lung
auscultation = listening with the stethoscope
electrocardiogram = heart tracing (EKG)
ekg = heart tracing (EKG)
ecg = heart tracing (ECG)
echocardiogram = heart ultrasound
hemoglobin a1c = A1c (average blood sugar)
hba1c = A1c (average blood sugar)
a1c = A1c (average blood sugar)
ldl = LDL ("bad" cholesterol)
hdl = HDL ("good" cholesterol)
tsh = TSH (a thyroid test)
creatinine = creatinine (a kidney test)
troponin = troponin (a heart test)
urine culture = urine test for germs (culture)
urine dipstick = quick urine test
phq-9 = PHQ-9 (a score of low mood)
gad-7 = GAD-7 (a score of worry)
analgesic = pain medicine
analgesics = pain medicines
antihypertensive = blood pressure medicine
antihypertensives = blood pressure medicines
anticoagulant = blood thinner
anticoagulation = blood thinners
antipyretic = fever medicine
nsaids = anti-inflammatory pain medicines
nsaid = anti-inflammatory pain medicine
medications = medicines
medication = medicine
medication overuse headache = headache from too much pain medicine
administer = give
discontinue = stop
discontinued = stopped
initiate = start
initiated = started
titrate = adjust step by step
exacerbation = flare-up
idiopathic = without a known cause
etiology = cause
prognosis = outlook
asymptomatic = without symptoms
recurrence = return
chronic = long-term
unremarkable = normal
within normal limits = normal
physiotherapy = physical therapy
podiatrist = podiatrist (foot doctor)
cardiology = the heart doctors (cardiology)
cardiologist = heart doctor (cardiologist)
dermatology = the skin doctors (dermatology)
dermatologist = skin doctor (dermatologist)
neurology = the nerve doctors (neurology)
neurologist = nerve doctor (neurologist)
gastroenterology = the stomach and bowel doctors (gastroenterology)
orthopedics = the bone and joint doctors (orthopedics)
nephrology = the kidney doctors (nephrology)
endocrinology = the hormone doctors (endocrinology)
ophthalmology = the eye doctors (ophthalmology)
psychiatry = the mental health doctors (psychiatry)
prophylaxis = prevention
prophylactic = preventive
contraindicated = not safe for you
sublingual = under the tongue
sublingually = under the tongue
subcutaneous = under the skin
subcutaneously = under the skin
topically = on the skin
orally = by mouth
intravenous = into a vein
intramuscular = into a muscle
nocturnal = at night
postprandial = after meals
postoperative = after the operation
preoperative = before the operation
immunization = vaccine
immunizations = vaccines
vaccination = vaccine
`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const said = new Map([
  ...abbreviations.map(([short, long]) => [short.toLowerCase(), long] as const),
  ...rows(table).map(([from, to]) => [from.toLowerCase(), to] as const),
]);
// "sob" is a word and "SOB" an abbreviation
const shortForms = new Set([...abbreviations.map(([short]) => short), 'ER']);
const shortInSmall = new Set([...shortForms].map((short) => short.toLowerCase()));
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:${[...said.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
);

function rows(lines: string): [string, string][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split(' = ') as [string, string]);
}

/** Terms and abbreviations of notes in words that everybody knows. Numbers and names of drugs stay as they are. */
export function inPlainWords(text: string): string {
  // what an abbreviation stands for may be a term itself
  return swap(swap(text))
    .replace(/(\d) ?year old/g, '$1-year-old')
    .replace(/(?:\ba|\ban|(?<=^|[.?!]\s)An?) (?=(\p{Ll}\p{L}+))/gu, (article, word: string) =>
      startsWithVowel(word) ? `${article[0]!}n ` : `${article[0]!} `,
    );
}

const startsWithVowel = (word: string): boolean =>
  /^(?:[aeio]|u(?!ri|ro|ni|s[eu]|ti))/i.test(word) ? !/^(?:one|once|eu)/i.test(word) : /^(?:hour|honest)/i.test(word);

function swap(text: string): string {
  return text.replace(pattern, (found, at: number, all: string) => {
    const plain = said.get(found.toLowerCase())!;
    if (shortInSmall.has(found.toLowerCase()) && !shortForms.has(found)) return found;
    // said already: "podiatrist (foot doctor)", "long-term lung disease (COPD)"
    const same = plain.length > found.length && all.slice(at, at + plain.length).toLowerCase() === plain.toLowerCase();
    if (same || all[at - 1] === '(') return found;
    const opens = at === 0 || /[.?!:]\s+$/.test(all.slice(0, at));
    return opens && /^\p{Lu}/u.test(found) ? plain[0]!.toUpperCase() + plain.slice(1) : plain;
  });
}
