import { anyOf } from '../vocabulary/any-of.ts';
import { belowTwenty } from '../vocabulary/number-words.ts';

/** What the embedded engine can write from a chart. */
export type Command =
  | { kind: 'referral'; to: string }
  | { kind: 'summary'; visits: number | null }
  | { kind: 'instructions' }
  | { kind: 'work-note'; place: 'work' | 'school' }
  | { kind: 'medications' }
  | { kind: 'problems' };

/** For messages to people: the commands that the engine knows. */
export const knownCommands =
  'a referral letter, a summary of visits, patient instructions, a note for work or school, a medication list and a problem list';

const countOf = (word: string): number => belowTwenty.get(word) ?? Number(word);
const lastVisits = new RegExp(`\\b(?:last|latest|past|recent|previous) (\\d{1,2}|${anyOf(belowTwenty.keys())})\\b`);

// How specialists are called and the field that they work in.
const fields: readonly [RegExp, string][] = [
  [/cardiolog/, 'Cardiology'],
  [/dermatolog/, 'Dermatology'],
  [/neurolog/, 'Neurology'],
  [/gastroenterolog|\bgi\b/, 'Gastroenterology'],
  [/orthop(?:a)?edi/, 'Orthopedics'],
  [/pulmonolog|\blung\b/, 'Pulmonology'],
  [/endocrinolog/, 'Endocrinology'],
  [/nephrolog|\bkidney\b/, 'Nephrology'],
  [/rheumatolog/, 'Rheumatology'],
  [/urolog/, 'Urology'],
  [/oncolog/, 'Oncology'],
  [/hematolog/, 'Hematology'],
  [/psychiatr/, 'Psychiatry'],
  [/psycholog|\btherapist\b/, 'Psychology'],
  [/ophthalmolog|\beye\b/, 'Ophthalmology'],
  [/\bent\b|otolaryngolog/, 'Ear, nose and throat'],
  [/gyn(?:a)?ecolog|\bob\b|obstetric/, 'Obstetrics and gynecology'],
  [/physical therap|physiotherap|\bpt\b/, 'Physical therapy'],
  [/pediatric|paediatric/, 'Pediatrics'],
  [/allerg|immunolog/, 'Allergy and immunology'],
  [/pain (?:clinic|management|medicine)/, 'Pain medicine'],
  [/general surg|\bsurge/, 'Surgery'],
  [/dieti[ct]ian|nutrition/, 'Nutrition'],
];

/** Whether a referral goes to a field of medicine; else to somebody by name. */
export const isField = (to: string): boolean => fields.some(([, name]) => name === to);

/** Null for a command that the engine has no rule for. */
export function readCommand(text: string): Command | null {
  const words = text.toLowerCase().replace(/\s+/g, ' ').trim();
  const field = fields.find(([pattern]) => pattern.test(words))?.[1];
  if (/\brefer(?:ral|s|red)?\b/.test(words) || (/\bletter\b/.test(words) && (field || /\bdr\b/.test(words)))) {
    const to = field ?? addressee(text);
    return to === null ? null : { kind: 'referral', to };
  }
  if (
    /\b(?:work|school|sick|absence|employer|excuse|fit)\b.*\b(?:note|letter|certificate|excuse)\b|\bnote for (?:work|school)\b/.test(
      words,
    )
  ) {
    return { kind: 'work-note', place: /\bschool|\bclass\b|\bteacher/.test(words) ? 'school' : 'work' };
  }
  if (
    /\b(?:medication|medicine|drug|med)s?\b/.test(words) &&
    /\blists?\b|\bcurrent\b|\bsummar|\ball\b|^(?:his |her |the )?med/.test(words)
  )
    return { kind: 'medications' };
  if (/\bproblems?\b|\bdiagnos[ei]s\b/.test(words) && /\blists?\b|\bcurrent\b|\bactive\b|\ball\b/.test(words))
    return { kind: 'problems' };
  if (/\binstructions?\b|\bafter[- ]visit\b|\bdischarge\b|\bhand-?out\b|\bpatient leaflet\b/.test(words))
    return { kind: 'instructions' };
  if (/\bsummar(?:y|i[sz]e)\b|\bsum up\b|\boverview\b|\brecap\b/.test(words)) {
    const asked = lastVisits.exec(words)?.[1];
    const single = /\b(?:last|latest|most recent|previous) (?:visit|encounter|entry|note|appointment)\b/.test(words);
    return { kind: 'summary', visits: asked ? Math.max(1, countOf(asked)) : single ? 1 : null };
  }
  return null;
}

/** "to Dr. Chen", "to the sleep clinic": the addressee in the person's own words. */
function addressee(text: string): string | null {
  const named = /\b(?:to|for) (?:the |a |an )?((?:dr\.? )?[\p{L}][\p{L} .'-]{2,60})/iu.exec(text)?.[1];
  const to = named?.replace(/\b(?:about|because|regarding|with|for|from|please)\b.*$/i, '').replace(/[.\s]+$/, '');
  return to ? to[0]!.toUpperCase() + to.slice(1) : null;
}
