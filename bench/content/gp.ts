import { digitise } from '@clinical/language/text/numbers';
import type { Visit } from './candidate.ts';
import type { Share } from './count.ts';
import type { ReadNote } from './read-note.ts';

/** Terms of plans in general practice, each with the ways in which notes and visits say it. */
const planTerms: Readonly<Record<string, RegExp>> = {
  rest: /\brest\b/i,
  fluids: /\bfluids?\b|\bhydrat\w+\b|\bdrink(?:ing)? (?:plenty|lots|enough|more|water)\b/i,
  paracetamol: /\bparacetamol\b/i,
  ibuprofen: /\bibuprofen\b|\bnurofen\b/i,
  analgesia: /\banalgesi\w+\b|\bpain ?(?:killers?|relief)\b|\bnsaids?\b|\bpain medication\b/i,
  diarolyte: /\bdi[oa]r[ao]lyte\b|\brehydration\b/i,
  antibiotics: /\babx\b|\bantibiotics?\b/i,
  amoxicillin: /\bamoxicillin\b/i,
  nitrofurantoin: /\bnitrofurantoin\b/i,
  flucloxacillin: /\bflucloxacillin\b/i,
  steroid: /\bsteroids?\b|\bhydrocortisone\b|\bbetnovate\b/i,
  emollient: /\bemollients?\b|\bmoisturi[sz]\w+\b/i,
  antihistamine: /\banti-?histamines?\b|\bcetirizine\b|\bloratadine\b/i,
  inhaler: /\binhalers?\b|\bsalbutamol\b|\bventolin\b/i,
  prednisolone: /\bprednisolone\b/i,
  furosemide: /\bfurosemide\b/i,
  gtn: /\bgtn\b/i,
  aspirin: /\baspirin\b/i,
  ppi: /\bppi\b|\bomeprazole\b|\blansoprazole\b/i,
  sertraline: /\bsertraline\b|\bssri\b|\bantidepressants?\b/i,
  bloods: /\bbloods\b|\bblood tests?\b|\bfbc\b/i,
  urine: /\burine (?:dip\w*|test|sample)\b|\bmsu\b/i,
  stool: /\bstool (?:sample|test|culture)\b/i,
  pregnancy: /\bpregnancy test\b|\bupt\b/i,
  ecg: /\be[ck]g\b/i,
  echo: /\becho\w*\b/i,
  xray: /\bx-?rays?\b|\bcxr\b/i,
  swab: /\bswabs?\b/i,
  'peak flow': /\bpeak flow\b/i,
  diary: /\bdiary\b/i,
  physio: /\bphysio\w*\b/i,
  counselling: /\bcbt\b|\bcounsell?ing\b|\btalking therap\w+\b|\biapt\b/i,
  'emergency care': /\ba ?(?:&|and|\+) ?e\b|\b999\b|\bambulance\b|\bemergency department\b/i,
  review: /\breview\b|\bfollow[- ]up\b|\bcome back\b|\bf\/u\b|\breturn\b/i,
};

const complaintStop = new Set(
  "i i've been having have a an and the my for with it in on of am feel really bad last days is me to don't".split(' '),
);
/** Words of patients and of notes that name one complaint. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/\b(?:breath\w*)\b/g, 'breath'],
  [/\b(?:hear|hearing)\b/g, 'hear'],
  [/\b(?:pee|peeing|urinat\w+)\b/g, 'urination'],
  [/\bdiarrhoea\b/g, 'diarrhea'],
  [/\btight(?:ness)?\b/g, 'tight'],
  [/\b(?:dizzy|dizziness)\b/g, 'dizzy'],
  [/\bsoreness\b/g, 'sore'],
  [/\bhot and sweaty\b|\bhot\b/g, 'fever'],
];
const wordsOf = (text: string): string[] =>
  (alike.reduce((all, [said, name]) => all.replace(said, name), text.toLowerCase()).match(/[a-z][a-z'-]+/g) ?? []).map(
    (word) => word.replace(/(?:ing|s|y)$/, ''),
  );

/** What the note of a consultation holds of the doctor's own: terms of the plan that were said, the impression, the complaint. */
export function gpCounts(visit: Visit, candidate: ReadNote): Record<'planTerms' | 'impression' | 'complaint', Share> {
  const plan = /\bplan\b:?([\s\S]*)$/i.exec(visit.note)?.[1] ?? '';
  const impression = /\bimp(?:ression)?:([^\n]*)/i.exec(visit.note)?.[1] ?? '';
  const said = digitise(visit.dialogue.toLowerCase().split(/\s+/)).join(' ');
  const terms: Share = { part: 0, all: 0 };
  for (const term of Object.values(planTerms)) {
    if (!term.test(plan) || !term.test(said)) continue;
    terms.all++;
    if (term.test(candidate.plan)) terms.part++;
  }
  const heard = new Set(wordsOf(said));
  const named = wordsOf(impression).filter((word) => heard.has(word) && word.length > 3);
  const judged = wordsOf(`${candidate.headings.join(' ')} ${candidate.plan}`);
  const complaint = wordsOf(visit.presentingComplaint ?? '').filter((word) => !complaintStop.has(word));
  const asked = new Set(wordsOf(candidate.complaint));
  const has = (all: boolean, part: boolean): Share => ({ part: all && part ? 1 : 0, all: all ? 1 : 0 });
  return {
    planTerms: terms,
    impression: has(
      named.length > 0,
      named.some((word) => judged.includes(word)),
    ),
    complaint: has(
      complaint.length > 0,
      complaint.some((word) => asked.has(word)),
    ),
  };
}
