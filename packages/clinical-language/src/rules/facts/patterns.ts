import { isDrug } from '../../vocabulary/drugs.ts';
import { ancestorForm } from '../../vocabulary/relatives.ts';

/** Names of illnesses as a clinician says them, for telling an assessment from a finding. */
const illness =
  /\b(?:[a-z]{2,}(?:itis|osis|iasis|pathy|emia|algia|oma|penia|ectasis|rrhea)|diabetes|high (?:cholesterol|blood pressure)|(?:hypo|hyper)(?:tension|thyroidism|lipidemia|glycemia)|asthma|copd|sprain|strain|tear|fracture|infection|disorder|disease|syndrome|infarction|angina|failure|fibrillation|migraine|anxiety|depression|sciatica|herniation|hernia|nevus|eczema|concussion|pregnancy|reflux|gerd|influenza|flu|covid|virus|cold|stones?|ulcer|gout|anemia|cancer|insomnia|overuse headache|tension headache|contusion|allergies|urticaria|shingles|strep throat|scabies|wart|abscess|apnea|obesity|dependence|withdrawal|sinusitis|vertigo)(?:s|es)?\b/;
export const namesIllness = (text: string): boolean =>
  illness.test(text.replace(/\b(?:diagnosis|prognosis|sympathy|osmosis)\b/g, ''));

const testNames =
  /\b(?:hba1c|a1c|ldl|hdl|cholesterol|triglycerides|creatinine|potassium|sodium|hemoglobin|hematocrit|platelets|white (?:blood )?(?:cell )?count|tsh|t4|glucose test|fasting glucose|microalbumin|urinalysis|dipstick|culture|x-rays?|xrays?|mri|ct|ct scan|ultrasound|echo|echocardiogram|ekg|ecg|troponin|biopsy|pathology|phq-?\d?|gad-?\d?|peak flow|labs?|blood ?work|blood test|(?:kidney|liver|thyroid) function|strep|covid|flu swab|swab|scan|mammogram|colonoscopy|fev1|spirometry|ferritin|bilirubin|inr|psa|egfr|gfr|crp|bnp|d-dimer|lactate|lipase|pregnancy test|tests?|score|pap smear|dexa|vitamin d level|report|urine)\b/;
const reads =
  /\b(?:is|are|was|were|shows?|showed|came|come|reveals?|revealed|positive|negative|normal|elevated|high|low|unremarkable|up from|down from|\d[\d.]*%?)\b/;
const handTests =
  /\b(?:hawkins|neer|lachman|mcmurray|drawer|phalen|tinel|spurling|romberg|faber|straight leg|finger to nose|empty can|thompson|slump|murphy)(?:'?s)?\b/;
export const isResult = (text: string): boolean =>
  testNames.test(text) &&
  reads.test(text.replace(/\b(?:low|high)[- ]dose\b/g, '')) &&
  !handTests.test(text) &&
  !/\bdue for\b/.test(text);

const measures =
  /\b(?:blood pressure|pressure|pulse|heart rate|respiratory rate|respirations?|temp(?:erature)?|oxygen(?: saturation)?|o2(?: sat\w*)?|sats?|saturation|weight|weighs?|height|bmi)\b(?:\W+\w+){0,6}?\W+\d|\b\d{2,3} over \d{2,3}\b/;
/** Vital signs with their value; numbers must be digits. */
export const isVital = (text: string): boolean =>
  (measures.test(text) && !/\b(?:fetal|fundal|would|will|greater than|less than|should)\b/.test(text)) ||
  /\bvital signs? (?:is|are|were|look)|^vitals? /.test(text);

export const returning =
  /\b(?:(?:come|comes|came) back (?:to|in|if|for|after|next|sooner|when|and|right|at once|immediately|straight|tomorrow|on)|come back$|come (?:in )?(?:and )?see (?:me|us)|see (?:me|us|you|him|her|them)(?: (?:again|back|both|all))? (?:in|for|after|next|if|on|sooner|at|every|before|tomorrow)\b|see you (?:again|back)|^see me|follow(?:-| )up (?:with|in|at|on|here|visit|appointment|next|if|after)|^(?:to )?follow(?:-| )up|return (?:to|in|if|for|right|sooner)|call (?:me|us|the|our|911|988|if|right|for|back|your)|call (?:the )?(?:nurse|office|clinic)|go (?:straight |right |directly )?(?:to|into) (?:the |an )?(?:er|emergency|hospital|ed|urgent)\b|bring (?:him|her|them) (?:back|in)|book (?:another|an?|your)|check again in|next (?:appointment|visit)|(?:i|we) will call|(?:i|we) will see|let me know if|message (?:me|us) if|seek (?:care|help))\b/;

const plans =
  /\b(?:(?:i|we) (?:will|would|cannot|do not (?:want|recommend|(?:think|believe)(?: that)? (?:we|you|i) (?:need|should))|want|need|recommend|suggest|advise|am going|are going|am \w+ing|are \w+ing|have to|can)|let's|let us|you (?:can|should|may|need|could|must|have to|will need|do not need|will)|(?:he|she|they) (?:can|should|may|needs?|will (?:need|get|have|take|start|receive|continue)|must)|please|i have (?:ordered|sent|prescribed)|it is (?:important|okay|fine) to|make sure|be sure)\b/;
const startsPlan =
  /^(?:(?:and|then|also|for (?:the|your|his|her) [a-z ]{3,30}?,?|if [^,]{3,60},?|otherwise|in the meantime|meanwhile|every \w+|just|always|instead|at (?:night|home),?) )*(?:continue|start|stop|increase|decrease|reduce|raise|lower|use|take|keep|avoid|rest|ice|repeat|recheck|cut|check|drink|eat|wash|rinse|book|add|refill|apply|elevate|try|get|do|do not|make|put|bring|finish|wear|limit|give|hold|monitor|watch|schedule|refer|order|prescribe|switch|change|quit|lose|walk|exercise|stretch|remember|measure|weigh|log|write|record|stay|sleep|cover|clean|soak|massage|remove|gargle|inhale|record|never|admit|nothing (?:to eat|by mouth)|physical therapy|gradually|slowly|no (?:more )?(?:heavy |strenuous |contact |weight )?(?:lifting|driving|baths?|swimming|sports?|alcohol|work|running|exercise|bearing|sex|tub|smoking|caffeine|food))\b/;
export const isPlan = (text: string): boolean => startsPlan.test(text) || plans.test(text);

const familyIllness = new RegExp(
  `\\b(?:${ancestorForm})\\b.*\\b(?:had|has|have|having|died|passed|with|got|of|history|diagnosed|suffers?|runs|is|was|were|too)\\b`,
);
export const isFamilyHistory = (text: string): boolean =>
  (familyIllness.test(text) &&
    (namesIllness(text) || /\b(?:died|passed away|heart attack|stroke|high blood|same|cancer)\b/.test(text))) ||
  /\bruns in (?:my|the|our|his|her|their) family\b/.test(text);

export const isSocial = (text: string): boolean =>
  /\b(?:smok\w+|cigarettes?|tobacco|vap(?:e|es|ing)|packs? a day|alcohol|wine|beers?|liquor|a drink in|marijuana|cannabis|cocaine|heroin|sodas?|coffee|cups? a day|sunscreen|daycare|day care|kindergarten|retired|unemployed|eats? out|divorced|married|widowed|supportive|lives? (?:with|alone|in)|exercises? (?:regularly|daily|every|\w+ times)|works? (?:as|nights|part|full|from|for a)|(?:part|full) time|walks? \w+ (?:minutes|miles|times|hours)|walks? (?:daily|every day)|goes to the gym|jog|vegetarian)\b/.test(
    text,
  );

export const isPastHistory = (text: string): boolean =>
  /\b(?:(?:stents?|pacemaker|bypass|surgery|operation|cesarean|c-section|hysterectomy|appendectomy|transplant)\b|had (?:my|his|her|their|the) [a-z ]{3,25} (?:out|removed|replaced|repaired|taken out)|(?:first|second|third|fourth) pregnancy|(?:shots?|vaccin\w+|immuni[sz]ations?) (?:is|are|were) |history of|diagnosed with|born (?:at|by|early)|hospitali[sz]ed)/.test(
    text,
  ) ||
  /^(?:i|he|she|they_|the patient) (?:also )?(?:have|has|had) (?:a |an |some )?(?:(?:type \w+|mild|bad|chronic) )?(?:high blood pressure|hypertension|diabetes|asthma|high cholesterol|hypothyroidism|copd|arthritis|kidney disease|heart failure|heart disease|epilepsy|sleep apnea|glaucoma|gout|reflux|gerd|thyroid (?:disease|problems))\b/.test(
    text,
  );

export const hasDrug = (words: readonly string[]): boolean =>
  words.some((word) => isDrug(word.replace(/'s$/, ''))) ||
  /\b(?:birth control|prenatal vitamins?|vitamins?|multivitamin|blood thinners?|water (?:pill|tablet)s?|inhaler|contraceptives?|the pill|eye drops|nasal spray|cream|ointment|calamine|vaseline|insulin pump|antibiotics?|painkillers?|antacids?|supplements?)\b/.test(
    words.join(' '),
  );
