/** Specialties by words of a journal's title, in the order in which they are tried. */
const specialties: readonly [name: string, words: RegExp][] = [
  ['Pediatrics', /p(?:a)?ediatr|child|neonat|adolesc|infan/i],
  ['Obstetrics and gynecology', /obstet|gyn(?:a)?ecol|fertil|pregnan|birth|reproduct|women|contracept|menopaus/i],
  ['Psychiatry', /psychiat|psycho|depress|mental|schizo|addict|alcohol|anxiety|suicid/i],
  ['Neurology', /neuro|stroke|brain|epilep|headache|parkinson|dementia|alzheimer|migraine|cephalalg/i],
  ['Cardiology', /cardi|heart|circulation|hypertens|vascular|thromb|atheroscl|arrhythm/i],
  ['Oncology', /cancer|oncol|tumou?r|leuk|lymphom|carcin|radiother/i],
  ['Endocrinology', /diabet|endocrin|thyroid|metabol|obes|hormon|bone/i],
  ['Respiratory medicine', /respir|thora|chest|lung|pulmon|asthma|tubercul/i],
  ['Gastroenterology', /gastro|hepat|liver|gut|digest|colorect|bowel|pancrea|endosc/i],
  ['Nephrology', /nephro|kidney|renal|dialys/i],
  ['Urology', /urol|prostat|androl|bladder/i],
  ['Infectious diseases', /infect|hiv|aids|antimicrob|antibiot|vaccin|malaria|virol|microbiol|tropical/i],
  ['Rheumatology', /rheum|arthrit|lupus|osteopor/i],
  ['Orthopedics and sports', /orthop|spine|sport|musculosk|joint|knee|fracture|physiother|rehabilit|exercise/i],
  ['Dermatology', /dermat|skin|cutan/i],
  ['Ophthalmology', /ophthal|eye|retina|vision|cornea/i],
  ['Ear, nose and throat', /otolar|laryng|rhino|hearing|head and neck/i],
  ['Anesthesia and intensive care', /an(?:a)?esth|intensive|critical care|resuscit|pain/i],
  ['Emergency medicine', /emergen|trauma|injur/i],
  ['Surgery', /surg|transplant/i],
  ['Allergy and immunology', /allerg|immun/i],
  ['Hematology', /h(?:a)?ematol|blood|transfus/i],
  ['Dentistry', /dent|oral|orthodont|periodont/i],
  ['Geriatrics', /geriat|ag(?:e)?ing|gerontol|older/i],
  ['Nutrition', /nutri|diet|appetite/i],
  ['Nursing', /nurs|midwif/i],
  ['Public health', /public health|epidemiol|prevent|community|health services|environment/i],
  ['Primary care', /family (?:medicine|practice|physician)|general pract|primary care/i],
  ['Pharmacology', /pharm|drug|toxicol/i],
  ['Radiology', /radiol|imaging|ultraso|nuclear med|magnetic/i],
  ['General medicine', /medic|clinic|lancet|jama|bmj|trials|plos one|cochrane/i],
];

/** The specialty of a journal by the words of its title, or null where they do not say. */
export const specialtyOf = (title: string): string | null =>
  specialties.find(([, words]) => words.test(title))?.[0] ?? null;
