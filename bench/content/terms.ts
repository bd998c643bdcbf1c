/** Terms that the content bench counts. They are listed apart from the engine's lexicon, so that neither hides a gap of the other. */

/** Drugs by name, each line one drug with the names that are counted as the same. */
export const drugNames: readonly (readonly string[])[] = `
acetaminophen,tylenol,paracetamol
ibuprofen,motrin,advil,nurofen
naproxen,aleve,naprosyn
aspirin
meloxicam,mobic
diclofenac,voltaren
celecoxib,celebrex
indomethacin
ketorolac,toradol
tramadol,ultram
oxycodone,percocet,oxycontin
hydrocodone,norco,vicodin,lortab
codeine,co-codamol
morphine
cyclobenzaprine,flexeril
methocarbamol,robaxin
tizanidine
gabapentin,neurontin
pregabalin,lyrica
lidocaine
prednisone
prednisolone
methylprednisolone,medrol
dexamethasone
hydrocortisone
cortisone
triamcinolone
betamethasone,betnovate
clobetasol,clobex
mometasone
fluticasone,flonase
budesonide
lisinopril
enalapril
ramipril
benazepril
losartan,cozaar
valsartan,diovan
irbesartan
olmesartan
amlodipine,norvasc
nifedipine
diltiazem,cardizem
verapamil
metoprolol,lopressor,toprol
atenolol
carvedilol,coreg
bisoprolol
propranolol
hydrochlorothiazide,hctz
chlorthalidone
furosemide,lasix
bumetanide,bumex
torsemide
spironolactone,aldactone
clonidine
hydralazine
isosorbide,imdur
nitroglycerin
digoxin
amiodarone
warfarin,coumadin
apixaban,eliquis
rivaroxaban,xarelto
clopidogrel,plavix
heparin
enoxaparin,lovenox
atorvastatin,lipitor
simvastatin,zocor
rosuvastatin,crestor
pravastatin
ezetimibe,zetia
metformin,glucophage
glipizide
glyburide
glimepiride
sitagliptin,januvia
empagliflozin,jardiance
dapagliflozin,farxiga
semaglutide,ozempic
liraglutide,victoza
insulin,lantus,humalog,novolog
levothyroxine,synthroid
methimazole
allopurinol
colchicine
alendronate,fosamax
omeprazole,prilosec
pantoprazole,protonix
esomeprazole,nexium
lansoprazole
famotidine,pepcid
ranitidine
ondansetron,zofran
metoclopramide,reglan
carafate,sucralfate
miralax,polyethylene glycol
imodium,loperamide
dioralyte,diarolyte
albuterol,ventolin,proair,salbutamol
symbicort
advair
singulair,montelukast
tiotropium,spiriva
loratadine,claritin
cetirizine,zyrtec
fexofenadine,allegra
diphenhydramine,benadryl
pseudoephedrine,sudafed
guaifenesin,mucinex
robitussin
amoxicillin
augmentin
penicillin
azithromycin,zithromax,z-pak
doxycycline
clindamycin
cephalexin,keflex,cefalexin
ceftriaxone
ciprofloxacin,cipro
levofloxacin
trimethoprim
bactrim
nitrofurantoin,macrobid
metronidazole,flagyl
vancomycin
flucloxacillin
clarithromycin
erythromycin
acyclovir
valacyclovir,valtrex
fluconazole,diflucan
terbinafine
ketoconazole
nystatin
hydroxychloroquine
methotrexate
humira,adalimumab
sertraline,zoloft
fluoxetine,prozac
escitalopram,lexapro
citalopram,celexa
paroxetine
venlafaxine,effexor
duloxetine,cymbalta
bupropion,wellbutrin
trazodone
amitriptyline
nortriptyline
mirtazapine
buspirone
lorazepam,ativan
alprazolam,xanax
clonazepam
zolpidem,ambien
lithium
lamotrigine
quetiapine
topiramate
sumatriptan,imitrex
levetiracetam,keppra
carbidopa
donepezil
adderall
methylphenidate,ritalin
tamsulosin,flomax
finasteride
oxybutynin
sildenafil,viagra
ferrous sulfate,iron
vitamin d
vitamin b12,b12
folic acid
potassium
calcium
microgynon
estrogen
progesterone
cisplatin
etoposide
tretinoin,retin-a
benzoyl peroxide
azelaic acid
retinol
`
  .trim()
  .split('\n')
  .map((line) => line.split(','));

/** Orders by kind and object: what a plan may order, refer to, provide or advise. A kind counts once a plan. */
export const orderKinds: Readonly<Record<string, RegExp>> = {
  mri: /\bmri\b/,
  ct: /\bct\b|\bcat scan\b/,
  xray: /\bx-? ?rays?\b|\bcxr\b/,
  ultrasound: /\bultrasound\b|\bsonogram\b|\bdoppler\b/,
  echo: /\becho(?:cardiogram)?\b/,
  ecg: /\be[ck]g\b|\belectrocardiogram\b/,
  'stress test': /\bstress test\b/,
  'blood count': /\bcbc\b|\bfbc\b|\bblood count\b/,
  'metabolic panel': /\b[cb]mp\b|\bmetabolic panel\b|\bu\+?es?\b/,
  a1c: /\ba1c\b|\bhba1c\b/,
  lipids: /\blipid(?:s| panel| profile)?\b|\bcholesterol (?:panel|level)\b/,
  thyroid: /\bthyroid (?:function|panel|labs?|tests?)\b|\btsh\b|\btfts?\b/,
  urinalysis: /\burinalysis\b|\burine (?:dip|test|sample|culture|dipstick)\b|\bmsu\b/,
  culture: /\bcultures?\b/,
  biopsy: /\bbiops(?:y|ies)\b/,
  'lab work': /\blab(?:s| ?work)\b|\bblood (?:work|tests?)\b|\bbloodwork\b|\blaborator(?:y|ies)\b/,
  autoimmune: /\bautoimmune (?:panel|labs?|work-? ?up)\b|\brheumatoid (?:factor|panel)\b|\blyme (?:titer|test)\b/,
  'lung function': /\bpulmonary function\b|\bpfts?\b|\bspirometry\b|\bpeak flow\b/,
  colonoscopy: /\bcolonoscopy\b/,
  endoscopy: /\bendoscopy\b|\begd\b/,
  mammogram: /\bmammogram\b/,
  'sleep study': /\bsleep study\b/,
  emg: /\bemg\b|\bnerve conduction\b/,
  'pregnancy test': /\bpregnancy test\b/,
  'physical therapy': /\bphysical therap(?:y|ist)\b|\bphysio(?:therapy|therapist)?\b|\b(?:formal )?pt\b/,
  nutrition: /\bnutrition(?:ist)?\b|\bdieti[ct]ian\b/,
  cardiology: /\bcardiolog(?:y|ist)\b/,
  surgery: /\bsurger(?:y|ies)\b|\bsurgical (?:consult\w*|referral)\b|\bsurgeon\b/,
  orthopedics: /\borthop[a]?edic\w*\b/,
  specialist:
    /\b(?:endocrinolog|gastroenterolog|neurolog|nephrolog|dermatolog|urolog|rheumatolog|pulmonolog|hematolog|oncolog|ophthalmolog|allerg(?=ist)|podiatr|psychiatr)\w*\b/,
  counselling: /\b(?:psychotherapy|therapist|counsell?ing|counsell?or|cognitive behavio\w+|talking therap\w+)\b/,
  injection: /\binjections?\b/,
  brace: /\bbraces?\b/,
  boot: /\bboot\b/,
  splint: /\bsplints?\b/,
  sling: /\bsling\b/,
  cast: /\bcast\b/,
  crutches: /\bcrutch(?:es)?\b/,
  'compression bandage': /\bcompression\b|\bace (?:wrap|bandage)\b/,
  ice: /\bic(?:e|ing)\b/,
  elevation: /\belevat(?:e|ing|ion)\b/,
  rest: /\brest\b(?! of)/,
  fluids: /\bfluids\b|\bhydrat(?:e|ed|ion)\b/,
  'weigh daily': /\bweigh(?:s|ing)? (?:him|her|your|them)sel\w+|\bdaily weights?\b|\bweights? daily\b/,
  'home pressure': /\bblood pressures? (?:cuff|log|readings?|at home|diary|monitor)\b|\bhome blood pressure\b/,
  'home glucose': /\b(?:blood )?(?:sugars?|glucose) (?:log|readings?|at home|diary|regularly|daily|monitor\w*)\b/,
  diet: /\bdiet(?:ary)?\b|\b(?:low|less) (?:salt|sodium)\b/,
  activity:
    /\bavoid (?:strenuous|heavy|running|lifting|activit|sport|any)\w*|\bstrenuous\b|\bheavy lifting\b|\bactivity (?:modification|as tolerated)\b/,
  smoking: /\b(?:smoking cessation|stop(?:ping)? smoking|quit(?:ting)? smoking)\b/,
  emollient: /\bemollients?\b|\bmoisturi[sz]ers?\b/,
  inhaler: /\binhalers?\b/,
  antibiotics: /\bantibiotics?\b|\babx\b/,
  antihistamines: /\bantihistamines?\b/,
  'steroid cream': /\bsteroid creams?\b|\btopical steroids?\b/,
};

/** Symptoms that a note must not both deny and report. */
export const symptomNames: readonly RegExp[] =
  `fevers? chills cough nausea vomiting diarrh?o?ea constipation headaches? dizziness numbness tingling weakness swelling rash wheezing fatigue palpitations bloating heartburn|reflux
(?:shortness\\sof\\sbreath|dyspn[o]?ea) chest\\spain (?:abdominal|belly|stomach)\\spain back\\spain neck\\spain knee\\spain shoulder\\spain sore\\sthroat weight\\sloss night\\ssweats blood\\sin\\s(?:\\w+\\s)?(?:stools?|urine) itching insomnia anxiety depression`
    .split(/\s+/)
    .map((name) => new RegExp(String.raw`\b(?:${name})\b`));
