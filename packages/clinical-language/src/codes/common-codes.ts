/** A code of the classification ICD-10-CM (public domain, CDC/NCHS), and the words by which a note tells of it. */
export type CommonCode = { code: string; title: string; terms: string[] };

// code | title | words that stand close together in a sentence, in any order
const table = `
A08.4 | Viral intestinal infection, unspecified | viral gastroenteritis; stomach flu
A09 | Infectious gastroenteritis and colitis, unspecified | infectious diarrhea; gastroenteritis
A46 | Erysipelas | erysipelas
A49.9 | Bacterial infection, unspecified | bacterial infection
A56.2 | Chlamydial infection of genitourinary tract, unspecified | chlamydia
A60.00 | Herpesviral infection of urogenital system, unspecified | genital herpes
A69.20 | Lyme disease, unspecified | lyme disease; lyme
B00.1 | Herpesviral vesicular dermatitis | cold sore; herpes labialis
B00.9 | Herpesviral infection, unspecified | herpes simplex
B01.9 | Varicella without complication | chickenpox; varicella
B02.9 | Zoster without complications | shingles; herpes zoster; zoster
B07.9 | Viral wart, unspecified | wart
B27.90 | Infectious mononucleosis, unspecified without complication | mononucleosis; mono
B34.9 | Viral infection, unspecified | viral illness; viral infection; viral syndrome
B35.1 | Tinea unguium | onychomycosis; nail fungus
B35.3 | Tinea pedis | athlete foot; tinea pedis
B35.4 | Tinea corporis | ringworm; tinea corporis
B37.0 | Candidal stomatitis | oral thrush
B37.31 | Acute candidiasis of vulva and vagina | vaginal yeast infection; vaginal candidiasis
B86 | Scabies | scabies
C34.90 | Malignant neoplasm of unspecified part of unspecified bronchus or lung | lung cancer
C44.91 | Basal cell carcinoma of skin, unspecified | basal cell carcinoma
C50.919 | Malignant neoplasm of unspecified site of unspecified female breast | breast cancer
C61 | Malignant neoplasm of prostate | prostate cancer
C18.9 | Malignant neoplasm of colon, unspecified | colon cancer
D17.9 | Benign lipomatous neoplasm, unspecified | lipoma
D22.9 | Melanocytic nevi, unspecified | nevus; mole
D25.9 | Leiomyoma of uterus, unspecified | uterine fibroid; fibroid
D50.9 | Iron deficiency anemia, unspecified | iron deficiency anemia
D51.9 | Vitamin B12 deficiency anemia, unspecified | b12 deficiency anemia
D64.9 | Anemia, unspecified | anemia
D69.6 | Thrombocytopenia, unspecified | thrombocytopenia
D72.829 | Elevated white blood cell count, unspecified | leukocytosis
E03.9 | Hypothyroidism, unspecified | hypothyroidism; underactive thyroid
E04.1 | Nontoxic single thyroid nodule | thyroid nodule
E05.90 | Thyrotoxicosis, unspecified without thyrotoxic crisis or storm | hyperthyroidism; overactive thyroid
E06.3 | Autoimmune thyroiditis | hashimoto
E10.9 | Type 1 diabetes mellitus without complications | type 1 diabetes
E11.9 | Type 2 diabetes mellitus without complications | type 2 diabetes; diabetes
E11.65 | Type 2 diabetes mellitus with hyperglycemia | type 2 diabetes hyperglycemia; uncontrolled diabetes
E11.40 | Type 2 diabetes mellitus with diabetic neuropathy, unspecified | diabetic neuropathy
E11.21 | Type 2 diabetes mellitus with diabetic nephropathy | diabetic nephropathy
E11.319 | Type 2 diabetes mellitus with unspecified diabetic retinopathy without macular edema | diabetic retinopathy
E16.2 | Hypoglycemia, unspecified | hypoglycemia; low blood sugar
E28.2 | Polycystic ovarian syndrome | polycystic ovary; pcos
E53.8 | Deficiency of other specified B group vitamins | b12 deficiency
E55.9 | Vitamin D deficiency, unspecified | vitamin d deficiency
E66.9 | Obesity, unspecified | obesity; obese
E78.00 | Pure hypercholesterolemia, unspecified | hypercholesterolemia; high cholesterol
E78.1 | Pure hyperglyceridemia | hypertriglyceridemia; high triglycerides
E78.5 | Hyperlipidemia, unspecified | hyperlipidemia; dyslipidemia
E86.0 | Dehydration | dehydration; dehydrated
E87.1 | Hypo-osmolality and hyponatremia | hyponatremia; low sodium
E87.5 | Hyperkalemia | hyperkalemia; high potassium
E87.6 | Hypokalemia | hypokalemia; low potassium
F03.90 | Unspecified dementia, unspecified severity, without behavioral disturbance | dementia
F10.20 | Alcohol dependence, uncomplicated | alcohol dependence; alcoholism
F10.10 | Alcohol abuse, uncomplicated | alcohol abuse
F11.20 | Opioid dependence, uncomplicated | opioid dependence; opioid use disorder
F17.210 | Nicotine dependence, cigarettes, uncomplicated | nicotine dependence; tobacco use disorder; smokes cigarettes
F20.9 | Schizophrenia, unspecified | schizophrenia
F31.9 | Bipolar disorder, unspecified | bipolar disorder; bipolar
F32.A | Depression, unspecified | depression
F32.9 | Major depressive disorder, single episode, unspecified | major depressive disorder; major depression
F33.9 | Major depressive disorder, recurrent, unspecified | recurrent major depression; recurrent depressive disorder
F40.10 | Social phobia, unspecified | social anxiety
F41.0 | Panic disorder without agoraphobia | panic disorder; panic attacks
F41.1 | Generalized anxiety disorder | generalized anxiety
F41.9 | Anxiety disorder, unspecified | anxiety
F42.9 | Obsessive-compulsive disorder, unspecified | obsessive compulsive; ocd
F43.10 | Post-traumatic stress disorder, unspecified | ptsd; post-traumatic stress
F43.21 | Adjustment disorder with depressed mood | adjustment disorder
F43.81 | Prolonged grief disorder | prolonged grief
F50.9 | Eating disorder, unspecified | eating disorder
F51.01 | Primary insomnia | primary insomnia
F84.0 | Autistic disorder | autism
F90.9 | Attention-deficit hyperactivity disorder, unspecified type | adhd; attention deficit
G20.A1 | Parkinson's disease without dyskinesia, without mention of fluctuations | parkinson
G25.0 | Essential tremor | essential tremor
G25.81 | Restless legs syndrome | restless legs
G30.9 | Alzheimer's disease, unspecified | alzheimer
G35.D | Multiple sclerosis, unspecified | multiple sclerosis
G40.909 | Epilepsy, unspecified, not intractable, without status epilepticus | epilepsy; seizure disorder
G43.909 | Migraine, unspecified, not intractable, without status migrainosus | migraine
G44.209 | Tension-type headache, unspecified, not intractable | tension headache
G45.9 | Transient cerebral ischemic attack, unspecified | transient ischemic attack; tia
G47.00 | Insomnia, unspecified | insomnia; trouble sleeping
G47.33 | Obstructive sleep apnea (adult) (pediatric) | sleep apnea
G51.0 | Bell's palsy | bell palsy
G56.00 | Carpal tunnel syndrome, unspecified upper limb | carpal tunnel
G56.01 | Carpal tunnel syndrome, right upper limb | right carpal tunnel
G56.02 | Carpal tunnel syndrome, left upper limb | left carpal tunnel
G62.9 | Polyneuropathy, unspecified | neuropathy; polyneuropathy
H00.019 | Hordeolum externum unspecified eye, unspecified eyelid | stye; hordeolum
H01.009 | Unspecified blepharitis unspecified eye, unspecified eyelid | blepharitis
H04.129 | Dry eye syndrome of unspecified lacrimal gland | dry eye
H10.9 | Unspecified conjunctivitis | conjunctivitis; pink eye
H10.10 | Acute atopic conjunctivitis, unspecified eye | allergic conjunctivitis
H26.9 | Unspecified cataract | cataract
H40.9 | Unspecified glaucoma | glaucoma
H60.90 | Unspecified otitis externa, unspecified ear | otitis externa; swimmer ear
H61.20 | Impacted cerumen, unspecified ear | cerumen impaction; impacted cerumen; earwax
H66.90 | Otitis media, unspecified, unspecified ear | otitis media; ear infection
H66.91 | Otitis media, unspecified, right ear | right otitis media; right ear infection
H66.92 | Otitis media, unspecified, left ear | left otitis media; left ear infection
H81.10 | Benign paroxysmal vertigo, unspecified ear | bppv; positional vertigo
H91.90 | Unspecified hearing loss, unspecified ear | hearing loss
H92.09 | Otalgia, unspecified ear | ear pain; earache
H93.19 | Tinnitus, unspecified ear | tinnitus; ringing ears
I10 | Essential (primary) hypertension | hypertension; high blood pressure
I20.9 | Angina pectoris, unspecified | angina
I21.4 | Non-ST elevation (NSTEMI) myocardial infarction | nstemi
I25.10 | Atherosclerotic heart disease of native coronary artery without angina pectoris | coronary artery disease
I25.2 | Old myocardial infarction | old myocardial infarction; prior heart attack
I26.99 | Other pulmonary embolism without acute cor pulmonale | pulmonary embolism
I34.0 | Nonrheumatic mitral (valve) insufficiency | mitral regurgitation
I35.0 | Nonrheumatic aortic (valve) stenosis | aortic stenosis
I42.9 | Cardiomyopathy, unspecified | cardiomyopathy
I48.91 | Unspecified atrial fibrillation | atrial fibrillation; afib
I50.9 | Heart failure, unspecified | heart failure
I63.9 | Cerebral infarction, unspecified | stroke; cerebral infarction
I73.9 | Peripheral vascular disease, unspecified | peripheral vascular disease; peripheral artery disease
I80.209 | Phlebitis and thrombophlebitis of unspecified deep vessels of unspecified lower extremity | thrombophlebitis
I82.409 | Acute embolism and thrombosis of unspecified deep veins of unspecified lower extremity | deep vein thrombosis; dvt
I83.90 | Asymptomatic varicose veins of unspecified lower extremity | varicose veins
I87.2 | Venous insufficiency (chronic) (peripheral) | venous insufficiency
I89.0 | Lymphedema, not elsewhere classified | lymphedema
I95.1 | Orthostatic hypotension | orthostatic hypotension
I95.9 | Hypotension, unspecified | hypotension; low blood pressure
J00 | Acute nasopharyngitis [common cold] | common cold; nasopharyngitis
J01.90 | Acute sinusitis, unspecified | sinusitis; sinus infection
J02.0 | Streptococcal pharyngitis | strep throat; streptococcal pharyngitis; strep pharyngitis
J02.9 | Acute pharyngitis, unspecified | pharyngitis
J03.90 | Acute tonsillitis, unspecified | tonsillitis
J04.0 | Acute laryngitis | laryngitis
J05.0 | Acute obstructive laryngitis [croup] | croup
J06.9 | Acute upper respiratory infection, unspecified | upper respiratory infection; uri
J10.1 | Influenza due to other identified influenza virus with other respiratory manifestations | influenza a; influenza b; flu positive
J11.1 | Influenza due to unidentified influenza virus with other respiratory manifestations | influenza; flu
J18.9 | Pneumonia, unspecified organism | pneumonia
J20.9 | Acute bronchitis, unspecified | acute bronchitis; bronchitis
J21.9 | Acute bronchiolitis, unspecified | bronchiolitis
J30.1 | Allergic rhinitis due to pollen | hay fever; pollen allergy
J30.9 | Allergic rhinitis, unspecified | allergic rhinitis; seasonal allergies
J32.9 | Chronic sinusitis, unspecified | chronic sinusitis
J34.2 | Deviated nasal septum | deviated septum
J44.9 | Chronic obstructive pulmonary disease, unspecified | copd; chronic obstructive pulmonary disease
J44.1 | Chronic obstructive pulmonary disease with (acute) exacerbation | copd exacerbation
J45.909 | Unspecified asthma, uncomplicated | asthma
J45.901 | Unspecified asthma with (acute) exacerbation | asthma exacerbation
J45.990 | Exercise induced bronchospasm | exercise induced bronchospasm; exercise induced asthma
J90 | Pleural effusion, not elsewhere classified | pleural effusion
K02.9 | Dental caries, unspecified | dental caries; cavity
K04.7 | Periapical abscess without sinus | dental abscess; tooth abscess
K12.0 | Recurrent oral aphthae | aphthous ulcer; canker sore
K21.9 | Gastro-esophageal reflux disease without esophagitis | gerd; acid reflux; reflux disease
K25.9 | Gastric ulcer, unspecified as acute or chronic, without hemorrhage or perforation | gastric ulcer
K27.9 | Peptic ulcer, site unspecified, unspecified as acute or chronic, without hemorrhage or perforation | peptic ulcer
K29.70 | Gastritis, unspecified, without bleeding | gastritis
K30 | Functional dyspepsia | dyspepsia; indigestion
K35.80 | Unspecified acute appendicitis | appendicitis
K40.90 | Unilateral inguinal hernia, without obstruction or gangrene, not specified as recurrent | inguinal hernia
K42.9 | Umbilical hernia without obstruction or gangrene | umbilical hernia
K44.9 | Diaphragmatic hernia without obstruction or gangrene | hiatal hernia
K50.90 | Crohn's disease, unspecified, without complications | crohn
K51.90 | Ulcerative colitis, unspecified, without complications | ulcerative colitis
K52.9 | Noninfective gastroenteritis and colitis, unspecified | colitis
K57.30 | Diverticulosis of large intestine without perforation or abscess without bleeding | diverticulosis
K57.92 | Diverticulitis of intestine, part unspecified, without perforation or abscess without bleeding | diverticulitis
K58.9 | Irritable bowel syndrome, unspecified | irritable bowel; ibs
K59.00 | Constipation, unspecified | constipation; constipated
K60.2 | Anal fissure, unspecified | anal fissure
K64.9 | Unspecified hemorrhoids | hemorrhoids
K74.60 | Unspecified cirrhosis of liver | cirrhosis
K76.0 | Fatty (change of) liver, not elsewhere classified | fatty liver
K80.20 | Calculus of gallbladder without cholecystitis without obstruction | gallstones; cholelithiasis
K81.0 | Acute cholecystitis | cholecystitis
K85.90 | Acute pancreatitis without necrosis or infection, unspecified | pancreatitis
K90.0 | Celiac disease | celiac
K92.1 | Melena | melena; black stools
K92.2 | Gastrointestinal hemorrhage, unspecified | gastrointestinal bleeding
L01.00 | Impetigo, unspecified | impetigo
L02.91 | Cutaneous abscess, unspecified | skin abscess; abscess; boil
L03.90 | Cellulitis, unspecified | cellulitis
L03.115 | Cellulitis of right lower limb | right leg cellulitis
L03.116 | Cellulitis of left lower limb | left leg cellulitis
L20.9 | Atopic dermatitis, unspecified | eczema; atopic dermatitis
L21.9 | Seborrheic dermatitis, unspecified | seborrheic dermatitis
L23.7 | Allergic contact dermatitis due to plants, except food | poison ivy
L25.9 | Unspecified contact dermatitis, unspecified cause | contact dermatitis
L30.9 | Dermatitis, unspecified | dermatitis
L40.9 | Psoriasis, unspecified | psoriasis
L50.9 | Urticaria, unspecified | hives; urticaria
L57.0 | Actinic keratosis | actinic keratosis
L60.0 | Ingrowing nail | ingrown toenail; ingrown nail
L65.9 | Nonscarring hair loss, unspecified | hair loss; alopecia
L70.0 | Acne vulgaris | acne
L71.9 | Rosacea, unspecified | rosacea
L72.3 | Sebaceous cyst | sebaceous cyst; epidermal cyst
L82.1 | Other seborrheic keratosis | seborrheic keratosis
L89.90 | Pressure ulcer of unspecified site, unspecified stage | pressure ulcer
L97.909 | Non-pressure chronic ulcer of unspecified part of unspecified lower leg with unspecified severity | leg ulcer
M06.9 | Rheumatoid arthritis, unspecified | rheumatoid arthritis
M10.9 | Gout, unspecified | gout
M15.9 | Polyosteoarthritis, unspecified | polyosteoarthritis
M16.9 | Osteoarthritis of hip, unspecified | hip osteoarthritis
M17.9 | Osteoarthritis of knee, unspecified | knee osteoarthritis
M17.11 | Unilateral primary osteoarthritis, right knee | right knee osteoarthritis
M17.12 | Unilateral primary osteoarthritis, left knee | left knee osteoarthritis
M19.90 | Unspecified osteoarthritis, unspecified site | osteoarthritis
M25.461 | Effusion, right knee | right knee effusion; right knee swelling
M25.462 | Effusion, left knee | left knee effusion; left knee swelling
M25.469 | Effusion, unspecified knee | knee effusion
M25.511 | Pain in right shoulder | right shoulder pain
M25.512 | Pain in left shoulder | left shoulder pain
M25.519 | Pain in unspecified shoulder | shoulder pain
M25.551 | Pain in right hip | right hip pain
M25.552 | Pain in left hip | left hip pain
M25.559 | Pain in unspecified hip | hip pain
M25.561 | Pain in right knee | right knee pain
M25.562 | Pain in left knee | left knee pain
M25.569 | Pain in unspecified knee | knee pain
M25.571 | Pain in right ankle and joints of right foot | right ankle pain
M25.572 | Pain in left ankle and joints of left foot | left ankle pain
M25.50 | Pain in unspecified joint | joint pain
M32.9 | Systemic lupus erythematosus, unspecified | lupus
M35.3 | Polymyalgia rheumatica | polymyalgia rheumatica
M41.9 | Scoliosis, unspecified | scoliosis
M48.00 | Spinal stenosis, site unspecified | spinal stenosis
M51.9 | Unspecified thoracic, thoracolumbar and lumbosacral intervertebral disc disorder | herniated disc; disc herniation
M54.2 | Cervicalgia | neck pain
M54.30 | Sciatica, unspecified side | sciatica
M54.50 | Low back pain, unspecified | low back pain; lower back pain
M54.9 | Dorsalgia, unspecified | back pain
M62.838 | Other muscle spasm | muscle spasm
M65.30 | Trigger finger, unspecified finger | trigger finger
M70.60 | Trochanteric bursitis, unspecified hip | trochanteric bursitis
M72.2 | Plantar fascial fibromatosis | plantar fasciitis
M75.100 | Unspecified rotator cuff tear or rupture of unspecified shoulder, not specified as traumatic | rotator cuff tear
M75.00 | Adhesive capsulitis of unspecified shoulder | frozen shoulder; adhesive capsulitis
M76.60 | Achilles tendinitis, unspecified leg | achilles tendinitis
M77.10 | Lateral epicondylitis, unspecified elbow | tennis elbow; lateral epicondylitis
M79.10 | Myalgia, unspecified site | muscle aches; myalgia
M79.7 | Fibromyalgia | fibromyalgia
M81.0 | Age-related osteoporosis without current pathological fracture | osteoporosis
M85.80 | Other specified disorders of bone density and structure, unspecified site | osteopenia
N10 | Acute pyelonephritis | pyelonephritis; kidney infection
N18.30 | Chronic kidney disease, stage 3 unspecified | chronic kidney disease stage 3
N18.9 | Chronic kidney disease, unspecified | chronic kidney disease
N20.0 | Calculus of kidney | kidney stone; nephrolithiasis
N30.00 | Acute cystitis without hematuria | acute cystitis; cystitis
N32.81 | Overactive bladder | overactive bladder
N39.0 | Urinary tract infection, site not specified | urinary tract infection; uti
N40.0 | Benign prostatic hyperplasia without lower urinary tract symptoms | benign prostatic hyperplasia; enlarged prostate
N41.9 | Inflammatory disease of prostate, unspecified | prostatitis
N52.9 | Male erectile dysfunction, unspecified | erectile dysfunction
N63.0 | Unspecified lump in unspecified breast | breast lump
N76.0 | Acute vaginitis | vaginitis; bacterial vaginosis
N80.9 | Endometriosis, unspecified | endometriosis
N91.2 | Amenorrhea, unspecified | amenorrhea
N92.0 | Excessive and frequent menstruation with regular cycle | heavy periods; menorrhagia
N94.6 | Dysmenorrhea, unspecified | dysmenorrhea; painful periods
N95.1 | Menopausal and female climacteric states | menopausal symptoms; hot flashes
O26.90 | Pregnancy related conditions, unspecified, unspecified trimester | pregnancy related condition
R00.0 | Tachycardia, unspecified | tachycardia
R00.2 | Palpitations | palpitations
R01.1 | Cardiac murmur, unspecified | heart murmur
R03.0 | Elevated blood-pressure reading, without diagnosis of hypertension | elevated blood pressure
R04.0 | Epistaxis | nosebleed; epistaxis
R05.9 | Cough, unspecified | cough
R05.1 | Acute cough | acute cough
R05.3 | Chronic cough | chronic cough
R06.02 | Shortness of breath | shortness breath; dyspnea
R06.2 | Wheezing | wheezing
R07.89 | Other chest pain | chest wall pain; chest tightness
R07.9 | Chest pain, unspecified | chest pain
R07.0 | Pain in throat | sore throat; throat pain
R09.81 | Nasal congestion | nasal congestion; stuffy nose
R10.13 | Epigastric pain | epigastric pain
R10.9 | Unspecified abdominal pain | abdominal pain; stomach pain; belly pain
R11.0 | Nausea | nausea
R11.2 | Nausea with vomiting, unspecified | nausea vomiting
R11.10 | Vomiting, unspecified | vomiting
R12 | Heartburn | heartburn
R13.10 | Dysphagia, unspecified | dysphagia; trouble swallowing
R14.0 | Abdominal distension (gaseous) | bloating
R19.7 | Diarrhea, unspecified | diarrhea
R20.0 | Anesthesia of skin | numbness
R20.2 | Paresthesia of skin | tingling; paresthesia
R21 | Rash and other nonspecific skin eruption | rash
R22.9 | Localized swelling, mass and lump, unspecified | lump
R25.1 | Tremor, unspecified | tremor
R26.89 | Other abnormalities of gait and mobility | gait problem; unsteady gait
R29.6 | Repeated falls | repeated falls
R30.0 | Dysuria | dysuria; burning urination; painful urination
R31.9 | Hematuria, unspecified | hematuria; blood urine
R32 | Unspecified urinary incontinence | urinary incontinence
R35.0 | Frequency of micturition | urinary frequency; frequent urination
R41.0 | Disorientation, unspecified | confusion
R41.3 | Other amnesia | memory loss
R42 | Dizziness and giddiness | dizziness; dizzy; vertigo
R45.851 | Suicidal ideations | suicidal ideation; suicidal thoughts
R50.9 | Fever, unspecified | fever
R51.9 | Headache, unspecified | headache
R52 | Pain, unspecified | generalized pain
R53.83 | Other fatigue | fatigue; tiredness
R55 | Syncope and collapse | syncope; fainting
R56.9 | Unspecified convulsions | seizure
R59.0 | Localized enlarged lymph nodes | enlarged lymph node; swollen lymph nodes
R60.0 | Localized edema | leg swelling; ankle swelling; leg edema
R61 | Generalized hyperhidrosis | night sweats; excessive sweating
R63.4 | Abnormal weight loss | weight loss
R63.5 | Abnormal weight gain | weight gain
R73.03 | Prediabetes | prediabetes
R73.9 | Hyperglycemia, unspecified | hyperglycemia; high blood sugar
R79.89 | Other specified abnormal findings of blood chemistry | abnormal blood chemistry
R80.9 | Proteinuria, unspecified | proteinuria
R91.1 | Solitary pulmonary nodule | lung nodule; pulmonary nodule
S06.0X0A | Concussion without loss of consciousness, initial encounter | concussion
S13.4XXA | Sprain of ligaments of cervical spine, initial encounter | whiplash; neck sprain
S39.012A | Strain of muscle, fascia and tendon of lower back, initial encounter | low back strain; back strain
S60.00XA | Contusion of unspecified finger without damage to nail, initial encounter | finger contusion
S61.209A | Unspecified open wound of unspecified finger without damage to nail, initial encounter | finger laceration
S83.90XA | Sprain of unspecified site of unspecified knee, initial encounter | knee sprain
S83.91XA | Sprain of unspecified site of right knee, initial encounter | right knee sprain
S83.92XA | Sprain of unspecified site of left knee, initial encounter | left knee sprain
S93.401A | Sprain of unspecified ligament of right ankle, initial encounter | right ankle sprain; sprained right ankle
S93.402A | Sprain of unspecified ligament of left ankle, initial encounter | left ankle sprain; sprained left ankle
S93.409A | Sprain of unspecified ligament of unspecified ankle, initial encounter | ankle sprain; sprained ankle
T78.40XA | Allergy, unspecified, initial encounter | allergic reaction
U07.1 | COVID-19 | covid; coronavirus
U09.9 | Post COVID-19 condition, unspecified | long covid
Z00.00 | Encounter for general adult medical examination without abnormal findings | annual physical; wellness visit
Z00.129 | Encounter for routine child health examination without abnormal findings | well child
Z12.31 | Encounter for screening mammogram for malignant neoplasm of breast | screening mammogram
Z12.11 | Encounter for screening for malignant neoplasm of colon | screening colonoscopy; colon cancer screening
Z23 | Encounter for immunization | vaccination; immunization; flu shot
Z30.09 | Encounter for other general counseling and advice on contraception | contraception counseling
Z34.90 | Encounter for supervision of normal pregnancy, unspecified, unspecified trimester | prenatal visit
Z48.02 | Encounter for removal of sutures | suture removal
Z51.81 | Encounter for therapeutic drug level monitoring | drug level monitoring
Z71.3 | Dietary counseling and surveillance | dietary counseling
Z72.0 | Tobacco use | tobacco use
Z76.0 | Encounter for issue of repeat prescription | medication refill; prescription refill
Z79.4 | Long term (current) use of insulin | long term insulin
Z79.01 | Long term (current) use of anticoagulants | anticoagulation; long term anticoagulant
Z85.3 | Personal history of malignant neoplasm of breast | history of breast cancer
Z87.891 | Personal history of nicotine dependence | former smoker; quit smoking
Z88.0 | Allergy status to penicillin | allergic penicillin; penicillin allergy
`;

export const commonCodes: readonly CommonCode[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', title = '', terms = ''] = line.split(' | ');
    return { code, title, terms: terms.split('; ') };
  });
