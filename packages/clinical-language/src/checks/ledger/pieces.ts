import type { Said, Visit } from '../evidence.ts';
import type { DraftSentence } from '../own-draft.ts';
import type { Severity } from '../check-types.ts';
import { partsOf } from '../reading/sides.ts';
import { contentStem } from '../reading/read-text.ts';
import { isCondition } from '../tables/conditions.ts';
import { isSymptom } from '../tables/symptoms.ts';
import { placeName } from '../../vocabulary/body-parts.ts';
import { isDoseUnit } from '../../vocabulary/units.ts';
import { numberFacts } from './number-facts.ts';
import { isPromise, objectsOf } from './promises.ts';

export type Category = 'symptom' | 'drug' | 'dose' | 'allergy' | 'number' | 'promise' | 'refusal' | 'diagnosis';

/**
 * A weighty thing that was said: what a sentence must hold to have it (all `stems`, and the value when there is one; of a promise
 * most of the stems), and all the places where it was said, the best first.
 */
export type Piece = {
  category: Category;
  severity: Severity;
  /** What it is about, the same in every run. */
  name: string;
  stems: string[];
  /** What is refused, in the words of the visit. */
  care?: string[];
  value?: number;
  /** Name of the value's unit, when it was said. */
  unit?: string | undefined;
  denied: boolean;
  said: Said[];
  /** Sentences of the engine's own draft that hold it. */
  written: readonly DraftSentence[];
};

/** A piece as one text names it. */
export type PieceInText = Omit<Piece, 'said' | 'written'>;

const hypothetical =
  /\b(?:if (?:you|it|he|she|they|your|the|any|there|things|symptoms|not)|should you|in case|could cause|can cause|may cause|side effects?|risks?|unless|let me know if|people|patients|would be|might be|rule out|make sure (?:you|there|that)|looking for|prevent|avoid|helps? with|does (?:that|it|this) hurt|when i (?:press|push|touch)|any pain when|for example|possible|either|such as|causes?|checking|determine|correlation|between|vaccine)\b/;

/** Everything of weight that was said, each thing once. */
export function piecesOf(visit: Visit): Piece[] {
  const pieces = new Map<string, Piece>();
  const add = (piece: PieceInText, said: Said): void => {
    const known = pieces.get(piece.name);
    if (!known) pieces.set(piece.name, { ...piece, said: [said], written: [] });
    else if (known.said.length < 20) known.said.push(said);
  };
  for (const said of visit.said) {
    if (said.clause.question && !isAnswered(said, visit)) continue;
    const text = said.reading.words.join(' ');
    for (const piece of piecesIn(said, text, visit)) add(piece, said);
  }
  return [...pieces.values()];
}

/** Whether what was asked got a yes or a no. */
const isAnswered = (said: Said, visit: Visit): boolean =>
  said.denied ||
  (said.reading.polarity.some((polarity) => polarity !== 0) && visit.said[said.at + 1]?.asked === said.at);

function piecesIn(said: Said, text: string, visit: Visit): PieceInText[] {
  const { reading, clause } = said;
  const out: PieceInText[] = [];
  const clinician = clause.role === 'clinician';
  const allergic =
    /\ballerg(?:y|ies|ic)\b/.test(text) && !/\b(?:seasonal|allergy (?:season|medic\w+|pills?)|allergist)\b/.test(text);
  if (allergic) out.push(...allergies(said));
  if (clause.question && !said.denied && !clinician) return out;
  const supposed = clinician && hypothetical.test(text);
  if (!allergic) out.push(...drugs(said));
  if (clinician && !clause.question && isPromise(text)) {
    const stems = objectsOf(reading);
    if (stems.length > 0)
      out.push({
        category: 'promise',
        severity: 'moderate',
        name: `promise ${stems.slice(0, 6).join(' ')}`,
        stems,
        denied: false,
      });
  }
  const decision = visit.decisions.get(clause);
  if (decision?.kind === 'refusal') {
    const { care } = decision;
    const stems = [...new Set(care.map(contentStem))];
    const name = `refusal ${(stems.length > 0 ? stems : decision.words).join(' ')}`;
    out.push({ category: 'refusal', severity: 'major', name, stems, care, denied: true });
  }
  if (clinician && advises.test(text) && /\b(?:if|for|with)\b/.test(text)) out.push(...precautions(said));
  if (supposed) return out;
  out.push(...symptoms(said));
  if (!clause.question) out.push(...numberFacts(said, visit));
  return out;
}

const advises = /\b(?:call|come back|return|go to|see me|let (?:me|us) know|bring (?:him|her)|seek)\b/;

/** What to come back or call for. */
const precautions = ({ reading }: Said): PieceInText[] => {
  const stems = [...new Set(reading.stems.filter((stem) => stem !== '' && isSymptom(stem)))];
  return stems.length === 0
    ? []
    : [{ category: 'promise', severity: 'minor', name: `advice ${stems.join(' ')}`, stems, denied: false }];
};

function allergies({ reading, denied }: Said): PieceInText[] {
  const at = reading.words.findIndex((word) => word.startsWith('allerg'));
  const none = denied || reading.polarity[at] === -1;
  if (none) return [{ category: 'allergy', severity: 'major', name: 'allergy none', stems: ['allergy'], denied: true }];
  if (reading.polarity[at] === 0) return [];
  const to = [
    ...reading.drugs.map(({ drug }) => drug),
    ...reading.words.filter((word) => allergens.test(word)).map(contentStem),
  ];
  return to.map((stem) => ({
    category: 'allergy',
    severity: 'major',
    name: `allergy ${stem}`,
    stems: ['allergy', stem],
    denied: false,
  }));
}

const allergens =
  /^(?:latex|peanuts?|nuts?|shellfish|shrimp|eggs?|milk|dairy|soy|wheat|gluten|pollen|dust|cats?|dogs?|bees?|iodine|contrast|dye|sulfa|adhesive|tape|strawberries|pet|grass|ragweed|mold)$/;

function drugs({ reading, clause }: Said): PieceInText[] {
  const out: PieceInText[] = [];
  for (const [i, { drug, at }] of reading.drugs.entries()) {
    const denied = reading.polarity[at] === -1;
    if (reading.polarity[at] === 0 && clause.question) continue;
    out.push({ category: 'drug', severity: 'major', name: `drug ${drug}`, stems: [drug], denied });
    const end = Math.min(reading.drugs[i + 1]?.at ?? Infinity, at + 8);
    const dose = reading.numbers.find((number) => number.from > at && number.from < end && isDoseUnit(number.unit));
    if (dose)
      out.push({
        category: 'dose',
        severity: 'major',
        name: `dose ${drug} ${dose.value} ${dose.unit?.name ?? ''}`,
        stems: [drug],
        value: dose.value,
        denied: false,
      });
  }
  return out;
}

const ownParts = new RegExp(`^${placeName}$`);

// The clinician's word that this patient has it, not talk about the disease.
const ofPatient =
  /\b(?:you have|you've|your|has|have|significant for|includes|this is|diagnos\w+|history of|consistent with|impression|assessment|i (?:think|believe))\b/;

/** "get you discharged", "faint sounds": words that name a symptom in other company. */
const isOtherSense = (words: readonly string[], at: number): boolean =>
  words[at] === 'discharged' ||
  (words[at] === 'discharge' && /^(?:to|of|home|from|papers|summary)$/.test(words[at + 1] ?? '')) ||
  (words[at] === 'faint' && /^(?:sounds?|murmur|crackles|wheez\w*|rash|line|lines)$/.test(words[at + 1] ?? ''));

function symptoms({ reading, clause, denied: answeredNo }: Said): PieceInText[] {
  const out: PieceInText[] = [];
  const places: [string, number][] = [
    ...reading.stems.map((stem, at): [string, number] => [stem, at]),
    ...reading.concepts.map(({ concept, at }): [string, number] => [concept, at]),
  ];
  for (const [stem, at] of places) {
    const condition =
      isCondition(stem) && !/^(?:strain|tear|mass|covid|neoplasm|murmur|failur|disorder|diseas|syndrome)$/.test(stem);
    if (
      stem === '' ||
      (!isSymptom(stem) && !condition) ||
      /^(?:to|it)$/.test(reading.words[at - 1] ?? '') ||
      isOtherSense(reading.words, at) ||
      reading.polarity[at] === 0
    )
      continue;
    const denied = reading.polarity[at] === -1;
    if (clause.question && !answeredNo && denied) continue;
    if (condition && clause.role === 'clinician' && !clause.question && !ofPatient.test(reading.words.join(' ')))
      continue;
    if (reading.relatives.some((one) => one.at < at && at - one.at < 10)) {
      if (condition)
        out.push({ category: 'diagnosis', severity: 'moderate', name: `family ${stem}`, stems: [stem], denied });
      continue;
    }
    const part =
      stem === 'pain'
        ? partsOf(reading.words.slice(Math.max(0, at - 4), at + 6)).find((one) => ownParts.test(one))
        : undefined;
    out.push({
      category: condition ? 'diagnosis' : 'symptom',
      severity: denied ? 'minor' : condition ? 'major' : 'moderate',
      name: `${condition ? 'diagnosis' : 'symptom'} ${denied ? 'no ' : ''}${stem}${part ? ` ${part}` : ''}`,
      stems: part ? [stem, contentStem(part)] : [stem],
      denied,
    });
  }
  return out;
}
