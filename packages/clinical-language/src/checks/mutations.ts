/** A seeded error: what it is, and a sentence with it. */
export type Mutation = { kind: string; text: string };

const swaps: Record<string, string> = {
  metformin: 'metronidazole',
  metronidazole: 'metformin',
  hydroxyzine: 'hydralazine',
  hydralazine: 'hydroxyzine',
  prednisone: 'prednisolone',
  lisinopril: 'fosinopril',
  losartan: 'valsartan',
  amlodipine: 'amiloride',
  furosemide: 'torsemide',
  lasix: 'luvox',
  levothyroxine: 'liothyronine',
  synthroid: 'symbicort',
  atorvastatin: 'rosuvastatin',
  lipitor: 'lisinopril',
  sertraline: 'cetirizine',
  zoloft: 'zocor',
  celebrex: 'celexa',
  celexa: 'celebrex',
  citalopram: 'escitalopram',
  tramadol: 'trazodone',
  ultram: 'ultracet',
  trazodone: 'tramadol',
  gabapentin: 'gemfibrozil',
  clonidine: 'klonopin',
  bupropion: 'buspirone',
  wellbutrin: 'buspar',
  glipizide: 'glyburide',
  glyburide: 'glipizide',
  meloxicam: 'methotrexate',
  mobic: 'moban',
  ibuprofen: 'ipratropium',
  advil: 'advair',
  motrin: 'mobic',
  naproxen: 'nabumetone',
  aleve: 'aldara',
  tylenol: 'tylox',
  acetaminophen: 'acetazolamide',
  aspirin: 'aricept',
  albuterol: 'atenolol',
  omeprazole: 'esomeprazole',
  protonix: 'protopic',
  pantoprazole: 'aripiprazole',
  prilosec: 'prozac',
  prozac: 'prilosec',
  metoprolol: 'metolazone',
  carvedilol: 'captopril',
  hydrochlorothiazide: 'hydrocortisone',
  amoxicillin: 'ampicillin',
  augmentin: 'azithromycin',
  azithromycin: 'erythromycin',
  keflex: 'kenalog',
  cephalexin: 'cefalotin',
  doxycycline: 'dicyclomine',
  clindamycin: 'clarithromycin',
  bactrim: 'biaxin',
  insulin: 'inulin',
  jardiance: 'januvia',
  januvia: 'janumet',
  farxiga: 'fetzima',
  ozempic: 'olumiant',
  lexapro: 'loxapine',
  colchicine: 'clozapine',
  allopurinol: 'atenolol',
  methotrexate: 'metolazone',
  oxycodone: 'oxymorphone',
  percocet: 'percodan',
  hydrocodone: 'hydromorphone',
  flexeril: 'floxin',
  cyclobenzaprine: 'cyproheptadine',
  benadryl: 'bentyl',
  claritin: 'clarinex',
  zyrtec: 'zyprexa',
  singulair: 'sinequan',
  flonase: 'flovent',
  imitrex: 'imuran',
  sumatriptan: 'zolmitriptan',
  topamax: 'toprol',
  keppra: 'kaletra',
  lamictal: 'lamisil',
  crestor: 'carvedilol',
  simvastatin: 'sitagliptin',
  plavix: 'paxil',
  eliquis: 'elidel',
  warfarin: 'warfazine',
  coumadin: 'cardura',
  humira: 'humulin',
  prednisolone: 'prednisone',
  robitussin: 'robaxin',
  tamsulosin: 'terazosin',
  flomax: 'fosamax',
  heparin: 'hespan',
  clopidogrel: 'clomipramine',
  excedrin: 'ecotrin',
  propranolol: 'prazosin',
  penicillin: 'penicillamine',
  sulfa: 'sulindac',
  nitrofurantoin: 'nicardipine',
};

const inKind = (word: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? word[0]!.toUpperCase() + word.slice(1) : word;
const relatives: Record<string, string> = {
  mother: 'father',
  father: 'mother',
  brother: 'sister',
  sister: 'brother',
  grandmother: 'aunt',
  grandfather: 'uncle',
  aunt: 'uncle',
  uncle: 'aunt',
  son: 'daughter',
  daughter: 'son',
  wife: 'sister',
  husband: 'brother',
  mom: 'dad',
  dad: 'mom',
};

type Maker = { kind: string; pattern: RegExp; change: (word: string) => string | undefined };
const makers: Maker[] = [
  {
    kind: 'number',
    pattern: /(?<![\w.,/:-])\d+(?:\.\d+)?(?![\w,/:-]|\.\d)/g,
    change: (word) => String(Math.round(Number(word) * 10 * 1000) / 1000),
  },
  { kind: 'number', pattern: /\b\d{2,3}(?=\/\d{2,3}\b)/g, change: (word) => `${word}0` },
  {
    kind: 'side',
    pattern: /\b(?:left|right)\b/gi,
    change: (word) => inKind(word.toLowerCase() === 'left' ? 'right' : 'left', word),
  },
  { kind: 'negation', pattern: /\b(?:denies|denied|no|not|without|never)\b ?/gi, change: () => '' },
  {
    kind: 'drug',
    pattern: /\b[A-Za-z]{4,}\b/g,
    change: (word) => (Object.hasOwn(swaps, word.toLowerCase()) ? inKind(swaps[word.toLowerCase()]!, word) : undefined),
  },
  {
    kind: 'subject',
    pattern: /\b[A-Za-z]+\b/g,
    change: (word) =>
      Object.hasOwn(relatives, word.toLowerCase()) ? inKind(relatives[word.toLowerCase()]!, word) : undefined,
  },
  { kind: 'unit', pattern: /(?<=\d ?)(?:mg|milligrams?)\b(?!\/)/g, change: () => 'mcg' },
  { kind: 'unit', pattern: /(?<=\d ?)(?:mg|milligrams?)\b(?!\/)/g, change: () => 'g' },
  { kind: 'unit', pattern: /(?<=\d ?)(?:mg|milligrams?)\b(?!\/)/g, change: () => 'mL' },
  { kind: 'unit', pattern: /(?<=\d ?)units?\b/g, change: () => 'mL' },
];

/** Every seeded error that fits a sentence: one for each place where it fits, and for sides and negations all at once as well. */
export function mutationsOf(text: string): Mutation[] {
  const out: Mutation[] = [];
  for (const { kind, pattern, change } of makers) {
    const places = [...text.matchAll(pattern)].flatMap((match) => {
      const to = change(match[0]);
      return to === undefined || to === match[0]
        ? []
        : [{ from: match.index, until: match.index + match[0].length, to }];
    });
    for (const { from, until, to } of places) out.push({ kind, text: text.slice(0, from) + to + text.slice(until) });
    if (places.length < 2 || (kind !== 'side' && kind !== 'negation')) continue;
    let all = text;
    for (const { from, until, to } of places.toReversed()) all = all.slice(0, from) + to + all.slice(until);
    out.push({ kind, text: all });
  }
  return out;
}
