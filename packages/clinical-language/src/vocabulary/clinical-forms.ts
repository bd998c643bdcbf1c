const same = (words: string): [string, string][] => words.split(/\s+/).map((word) => [word.toLowerCase(), word]);

/** Lower-case words and how they are written. */
export const acronyms: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...same(
      'MRI CT EKG ECG PET CBC CMP BMP TSH LDL HDL BMI COPD GERD UTI CHF CAD CKD DVT PE TIA CVA HIV HPV MRSA PTSD ADHD OCD IBS CPAP ICU ER ENT OB GYN IV EF ACL MCL PCL LCL SI ROM PT OT NSAIDs NSAID PSA INR RA TMJ STD STI ACE ARB PPI SSRI DMARD CRP ESR ANA BUN GFR AST ALT BP HEENT JVD PERRLA DIP PIP MCP CMC MTP IP PCP US EGD GI TB EEG EMG MRA FEV1 BNP AFib',
    ),
    ['a1c', 'A1c'],
    ['covid', 'COVID'],
    ['iga', 'IgA'],
    ['igg', 'IgG'],
    ['ige', 'IgE'],
    ['igm', 'IgM'],
    ['x-ray', 'x-ray'],
    ['ph', 'pH'],
    ['ekgs', 'EKGs'],
    ['mris', 'MRIs'],
  ].filter(([key]) => !/^(?:pe|pt|us|ip|si|ot|er|ace|ra|ob)$/.test(key as string)) as [string, string][],
);

/** Units as they are written after a number. */
export const unitForms: Readonly<Record<string, string>> = {
  milligrams: 'mg',
  milligram: 'mg',
  mgs: 'mg',
  micrograms: 'mcg',
  microgram: 'mcg',
  milliliters: 'mL',
  milliliter: 'mL',
  millimeters: 'mm',
  millimeter: 'mm',
  centimeters: 'cm',
  centimeter: 'cm',
  kilograms: 'kg',
  kilogram: 'kg',
  ccs: 'cc',
};

/** Words written with a capital: days, months, brand names, eponyms. */
export const properNames: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december christmas
  tylenol advil motrin aleve ultram synthroid lasix norvasc lipitor zocor crestor prozac zoloft lexapro wellbutrin xanax ativan valium ambien norco
  percocet vicodin oxycontin neurontin lyrica cymbalta flexeril robaxin mobic celebrex voltaren toradol protonix prilosec nexium pepcid zantac tums miralax colace
  bumex coreg toprol lopressor zestril prinivil diovan cozaar micardis benicar eliquis xarelto coumadin plavix januvia jardiance farxiga ozempic trulicity
  victoza lantus humalog novolog glucophage singulair flonase claritin zyrtec allegra benadryl sudafed mucinex albuterol-hfa advair symbicort spiriva
  ventolin augmentin keflex bactrim cipro levaquin zithromax z-pak flagyl diflucan valtrex tamiflu humira enbrel plaquenil methotrexate-sq imitrex topamax
  depakote lamictal abilify seroquel zyprexa risperdal adderall ritalin concerta vyvanse strattera botox kenalog celestone depo-medrol medrol
  crohn's parkinson's alzheimer's hashimoto's graves raynaud's lyme phalen's tinel's mcmurray's lachman's murphy's mcburney's finkelstein's romberg's
  english spanish american african caucasian hispanic asian medicare`.split(/\s+/),
);
