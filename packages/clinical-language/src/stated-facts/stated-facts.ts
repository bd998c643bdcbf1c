import type { FactKind } from '@clinical/contract/signing/reconciliation.schemas';
import { clausesOf, whoseIs } from '../clauses/clauses.ts';
import { readSentence } from '../checks/reading/read-text.ts';
import { isDoseUnit } from '../vocabulary/units.ts';
import { allergiesIn } from './allergies.ts';

/** What one sentence says of an allergy, a dose or smoking. `compared` is what has to be the same elsewhere. */
export type StatedFact = { about: FactKind; subject: string; value: string; compared: string; quote: string };

const never = /\b(?:never smoke[dr]?|never a smoker|lifelong non-?smoker|never used tobacco)\b/;
const former =
  /\b(?:(?:former|ex)[- ]?smoker|used to smoke|(?:quit|stopped|gave up) (?:smoking|tobacco|cigarettes)|smoked until)\b/;
const notNow =
  /\b(?:non-?smoker|(?:not|n't|denies|no) (?:currently )?(?:smok(?:e|es|ing)|tobacco|a smoker)|no tobacco)\b/;
const now =
  /\b(?:(?:current|active|daily) smoker|smok(?:es|ing)|(?:i|we) (?:still )?smoke|packs? (?:a|per) day|cigarettes (?:a|per) day)\b/;

/** Everything of the three kinds that a sentence states of the patient. Questions and words about relatives state nothing. */
export function statedFacts(sentence: string, header = ''): StatedFact[] {
  if (/\?\s*$/.test(sentence)) return [];
  const fact = (about: FactKind, subject: string, value: string, compared = value): StatedFact => ({
    about,
    subject,
    value,
    compared,
    quote: sentence,
  });
  const { found, taking } = allergiesIn(sentence, header);
  const allergies = found.flatMap(({ subject, state }) => {
    if (state === 'none') return [fact('allergy', '', 'No allergies', 'none')];
    if (state === 'not') return [fact('allergy', subject, `Not allergic to ${subject}`, 'not')];
    return state === 'allergic' ? [fact('allergy', subject, `Allergic to ${subject}`, 'allergic')] : [];
  });
  if (found.length > 0 && !taking) return allergies;
  const allergens = new Set(found.map(({ subject }) => subject));
  const own = ownWords(sentence);
  const reading = readSentence(own);
  return [
    ...allergies,
    ...doses(reading, fact).filter(({ subject }) => !allergens.has(subject)),
    ...smoking(own.toLowerCase(), fact),
  ];
}

/** The clauses that may be of the patient. */
function ownWords(sentence: string): string {
  const { relatives, words } = readSentence(sentence);
  if (relatives.length === 0) return sentence;
  const text = words.join(' ');
  return clausesOf(text)
    .filter(({ end }) => whoseIs(text, end) === 'patient')
    .map((clause) => clause.text)
    .join(' ; ');
}

type Make = (about: FactKind, subject: string, value: string, compared?: string) => StatedFact;

/** A dose belongs to the drug named last before it. Stopped drugs have none. */
function doses({ drugs, numbers, polarity }: ReturnType<typeof readSentence>, fact: Make): StatedFact[] {
  return numbers.flatMap(({ value, unit, from }) => {
    const drug = drugs.findLast(({ at }) => at < from);
    if (!drug || !unit || !isDoseUnit(unit) || polarity[drug.at] === -1) return [];
    const compared = `${unit.dimension} ${Number((value * unit.factor).toPrecision(6))}`;
    return [fact('dose', drug.drug, `${value} ${unit.name}`, compared)];
  });
}

function smoking(text: string, fact: Make): StatedFact[] {
  const words = { never: 'Never smoked', former: 'Former smoker', not: 'Does not smoke', now: 'Smokes' };
  const kind = never.test(text)
    ? 'never'
    : former.test(text)
      ? 'former'
      : notNow.test(text)
        ? 'not'
        : now.test(text)
          ? 'now'
          : null;
  return kind ? [fact('smoking', '', words[kind], kind)] : [];
}
