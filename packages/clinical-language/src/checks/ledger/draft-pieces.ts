import type { Topic } from '../../rules/plan/topics.ts';
import { linkedClauses, type Said, type Visit } from '../evidence.ts';
import { stemsAround } from '../guard/difference.ts';
import type { DraftSentence, OwnDraft } from '../own-draft.ts';
import { isCondition } from '../tables/conditions.ts';
import { isSymptom } from '../tables/symptoms.ts';
import { isDoseUnit } from '../../vocabulary/units.ts';
import type { Piece, PieceInText } from './pieces.ts';

/** What is weighty in the sentences that the engine itself would write: with the sentence, ready to be inserted. */
export function draftPieces(draft: OwnDraft, visit: Visit): Piece[] {
  return draft.sentences.flatMap((sentence): Piece[] => {
    const said = linkedClauses(sentence.links, visit);
    if (said.length === 0) return [];
    return [...findings(sentence), ...numbers(sentence)].map((piece) => ({ ...piece, said, written: [] }));
  });
}

/** Symptoms, diagnoses and drugs, under the names that the pieces of speech have. */
function findings({ reading, topic }: DraftSentence): PieceInText[] {
  const out = new Map<string, PieceInText>();
  const add = (found: PieceInText): unknown => out.set(found.name, found);
  const allergic = reading.stems.includes('allergy');
  if (allergic && reading.drugs.length === 0)
    add({ category: 'allergy', severity: 'minor', name: 'allergy told', stems: ['allergy'], denied: false });
  for (const { drug, at } of reading.drugs)
    add(
      allergic
        ? { category: 'allergy', severity: 'major', name: `allergy ${drug}`, stems: ['allergy', drug], denied: false }
        : {
            category: 'drug',
            severity: 'major',
            name: `drug ${drug}`,
            stems: [drug],
            denied: reading.polarity[at] === -1,
          },
    );
  const places = [
    ...reading.stems.map((stem, at) => ({ stem, at })),
    ...reading.concepts.map(({ concept, at }) => ({ stem: concept, at })),
  ];
  for (const { stem, at } of places) {
    if (stem === '' || reading.polarity[at] === 0 || reading.relatives.some((one) => one.at < at)) continue;
    const condition = isCondition(stem);
    if (!condition && !isSymptom(stem)) continue;
    const denied = reading.polarity[at] === -1;
    const kind = condition ? 'diagnosis' : 'symptom';
    add({
      category: kind,
      severity: denied || advising.has(topic) ? 'minor' : condition ? 'major' : 'moderate',
      name: `${kind} ${denied ? 'no ' : ''}${stem}`,
      stems: [stem],
      denied,
    });
  }
  return [...out.values()];
}

// What is planned speaks of illness as such: what to look out for, what a drug is for.
const advising: ReadonlySet<Topic> = new Set(['plan', 'instructions']);

/** Each number with what stands around it. */
function numbers({ reading }: DraftSentence): PieceInText[] {
  return reading.numbers.map((number): PieceInText => {
    const dose = isDoseUnit(number.unit);
    const about = stemsAround(reading, number.from, 4);
    return {
      category: dose ? 'dose' : 'number',
      severity: dose ? 'major' : 'minor',
      name: `number ${about.slice(0, 2).join(' ')} ${number.value}`,
      stems: about,
      value: number.value,
      unit: number.unit?.name,
      denied: false,
    };
  });
}

/** Pieces by name: what was heard, with what the draft makes of it. */
export function merged(heard: readonly Piece[], drafted: readonly Piece[]): Piece[] {
  const byName = new Map(heard.map((piece) => [piece.name, piece]));
  for (const piece of drafted) {
    const known = byName.get(piece.name);
    byName.set(piece.name, known ? { ...known, said: join(known.said, piece.said) } : piece);
  }
  return [...byName.values()];
}

const join = (some: readonly Said[], others: readonly Said[]): Said[] =>
  [...new Set([...some, ...others])].slice(0, 20);
