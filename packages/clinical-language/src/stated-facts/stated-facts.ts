import type { FactKind } from '@clinical/contract/signing/reconciliation.schemas';
import { readSentence } from '../checks/reading/read-text.ts';
import { isDoseUnit } from '../vocabulary/units.ts';

/** What one sentence says of an allergy, a dose or smoking. `compared` is what has to be the same elsewhere. */
export type StatedFact = { about: FactKind; subject: string; value: string; compared: string; quote: string };

const allergens = /^(?:latex|peanuts?|nuts?|shellfish|eggs?|soy|iodine|contrast|sulfa|bees?|wasps?|adhesives?)$/;
const noAllergies =
  /\b(?:nkda|no (?:known )?(?:drug |food |medication )?allerg\w+|not allergic to any\w*|denies (?:any )?allerg\w+)\b/;
const seasonal = /\b(?:seasonal|hay fever|allergist|allergy season)\b/;

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
  const reading = readSentence(sentence);
  if (reading.relatives.length > 0) return [];
  const text = sentence.toLowerCase();
  const fact = (about: FactKind, subject: string, value: string, compared = value): StatedFact => ({
    about,
    subject,
    value,
    compared,
    quote: sentence,
  });
  const ofAllergies = (/\ballerg/.test(text) || /\ballerg/i.test(header)) && !seasonal.test(text);
  if (ofAllergies) {
    if (noAllergies.test(text)) return [fact('allergy', '', 'No allergies', 'none')];
    const named = [
      ...reading.drugs,
      ...reading.words.flatMap((word, at) => (allergens.test(word) ? [{ drug: word, at }] : [])),
    ];
    return named.map(({ drug, at }) =>
      reading.polarity[at] === -1
        ? fact('allergy', drug, `Not allergic to ${drug}`, 'not')
        : fact('allergy', drug, `Allergic to ${drug}`, 'allergic'),
    );
  }
  return [...doses(reading, fact), ...smoking(text, fact)];
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
