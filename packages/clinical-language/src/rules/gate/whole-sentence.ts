import { clinicalWords } from '../../vocabulary/clinical-terms.ts';
import { placeForm } from '../../vocabulary/body-parts.ts';
import { relativeForm } from '../../vocabulary/relatives.ts';
import { hasDrug, isFamilyHistory, isPastHistory, isSocial, namesIllness } from '../facts/patterns.ts';
import { hasVerb } from '../grammar/polish.ts';
import { unnamed } from '../people/persona.ts';

const subject = new RegExp(
  `^(?:the|an?|no|there|mr|mrs|ms|miss|dr|patient|both|all|one|two|three|some|his|her|their|he|she|${unnamed}|pain|symptoms|last|this|\\d+|my|${relativeForm})\\b`,
);
const bodily = new RegExp(
  `\\b(?:${placeForm}|appetite|weight|sleep\\w*|slept|asleep|walk\\w*|stairs|lift\\w*|bend\\w*|stand\\w*|sit\\w*|run(?:s|ning)?|eat\\w*|drink\\w*|diet|salt\\w*|fluids?|breath\\w*|exercis\\w*|stress\\w*|mood|energy|tired|fatigue\\w*|hurt\\w*|ach(?:e|es|ing|y)|sore|worse|fell|fall\\w*|injur\\w*|twisted|hit|accident|numb\\w*|bleed\\w*|bled|period\\w*|pregnan\\w*|urin\\w*|bowel\\w*|stool\\w*|vomit\\w*|sick|cough\\w*|wheez\\w*|throb\\w*|burn\\w*|itch\\w*|medicat\\w*|medicines?|pills?|doses?|tablets?|doctor|surger\\w*|hospital\\w*|emergency|urgent care|therap\\w*|counsel\\w*|tests?|vaccin\\w*|blood|sugars?|pressures?|cholesterol|smok\\w*|alcohol|wine|beers?|drugs?|cannabis|work(?:s|ing)?|job|lives|married|harm|suicid\\w*|anxi\\w*|depress\\w*|memory|forget\\w*|dizz\\w*|vision|hearing|travel\\w*|school|allerg\\w*|diagnos\\w*|symptoms?|pain\\w*|swell\\w*|swollen|rash\\w*|fever\\w*|chills|ice|heat|brace|crutches|cane|walker|oxygen|inhaler|insulin)\\b`,
);

/** Whether words are of what a note holds: the body, illness, treatment, habits, daily function. */
export const matters = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return (
    clinicalWords(words) > 0 ||
    bodily.test(text) ||
    hasDrug(words) ||
    namesIllness(text) ||
    isSocial(text) ||
    isPastHistory(text) ||
    isFamilyHistory(text)
  );
};

const adverbial =
  /^(?:\w+ (?:days?|weeks?|months?|years?) ago|by|after|before|in|at|on|over|during|since|through|sometimes|usually|occasionally|yesterday|lately|recently|currently|today|tonight|mostly|every|once|back in|a (?:few|couple)|within|around|about|for|with|when|if|other than|when|while|whenever|until|as soon as|definitely|finally)\b/;

/** Whether words open with a subject, perhaps behind a time or a condition, and go on with a verb. */
export function isWholeSentence(words: readonly string[], names: ReadonlySet<string> = new Set()): boolean {
  if (words.length < 3) return false;
  if (introduced.test(words.join(' '))) return true;
  const opens = (from: number): boolean =>
    (subject.test(words.slice(from, from + 2).join(' ')) ||
      names.has(words[from]!) ||
      clinicalWords(words.slice(from, from + 3)) > 0) &&
    (hasVerb(words.slice(from)) || noted.test(words.join(' ')));
  if (opens(0)) return true;
  if (!adverbial.test(words.join(' '))) return false;
  const from = words.findIndex((word, at) => at > 0 && (pronoun.test(word) || (words[at - 1] === ',' && opens(at))));
  return from > 0 && from <= 12 && hasVerb(words.slice(from));
}

// "Ana is a 40-year-old female who presents with …"
const introduced = /^[a-z' ]{2,40}? is (?:an? )?(?:[a-z]+ ){0,3}\S+[ -]years?[ -]old\b/;
const noted = /\b(?:endorses|presents|reports|denies|complains)\b/;
const pronoun = new RegExp(`^(?:he|she|it|${unnamed})$`);
