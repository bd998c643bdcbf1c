import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { compareRates, compareSpans } from './compare-amounts.ts';
import { compareCourses } from './compare-courses.ts';
import { compareDirections } from './compare-directions.ts';
import { compareParts } from './compare-parts.ts';
import { comparePersons } from './compare-persons.ts';
import { compareSides, sidesWritten } from './compare-sides.ts';
import { compareStands, isHeardSo } from './compare-stands.ts';
import type { Beside, Otherwise } from './difference.ts';
import { hear, linkTo, readWritten } from './hear.ts';

const comparators: readonly ((beside: Beside) => Otherwise[])[] = [
  compareDirections,
  comparePersons,
  compareStands,
  compareCourses,
  compareParts,
  compareSides,
  compareSpans,
  compareRates,
];

// A sentence of a note is shorter, and a day of talk is compared by the first reader alone.
const mostOfSentence = 1_500;
const mostLetters = 400_000;
/** "Chest pain is not mentioned." */
const saysNothing = /\bnot (?:mentioned|discussed|assessed|asked)\b/i;
const isEndless = (utterances: readonly Utterance[]): boolean =>
  utterances.reduce((sum, { text }) => sum + text.length, 0) > mostLetters;

/**
 * What a second reader has otherwise than it is written. It is built apart from the writer and shares only vocabulary with it: pairs of turns,
 * a window of words for a denial, and tables of opposites, over the whole visit.
 */
export function otherwiseThan(
  text: string,
  links: readonly EvidenceLink[],
  utterances: readonly Utterance[],
  inFamily: boolean,
): (Otherwise & { evidence: EvidenceLink[] })[] {
  const beside = besides(text, links, utterances, inFamily);
  if (!beside) return [];
  return comparators
    .flatMap((compare) => compare(beside))
    .map((found) => ({ ...found, evidence: found.heard ? [linkTo(found.heard, beside.hearing)] : [] }));
}

const placesOfUtterances = new WeakMap<readonly Utterance[], Map<string, number>>();

function besides(
  text: string,
  links: readonly EvidenceLink[],
  utterances: readonly Utterance[],
  inFamily: boolean,
): Beside | undefined {
  if (text.length > mostOfSentence || saysNothing.test(text) || isEndless(utterances)) return undefined;
  const places = placesOfUtterances.get(utterances) ?? new Map(utterances.map(({ id }, at) => [id, at]));
  placesOfUtterances.set(utterances, places);
  const linked = new Set(links.flatMap(({ utteranceId }) => places.get(utteranceId) ?? []));
  return { written: readWritten(text), hearing: hear(utterances), linked, inFamily };
}

/** The sides that a sentence gives to parts of the body. */
export const sidesIn = (
  text: string,
  links: readonly EvidenceLink[],
  utterances: readonly Utterance[],
): ReturnType<typeof sidesWritten> => {
  const beside = besides(text, links, utterances, false);
  return beside ? sidesWritten(beside) : [];
};

/** Whether the second reader hears so what the first has as said otherwise: then the two disagree, and nothing is told. */
export const isDoubtful = (text: string, phrase: string, utterances: readonly Utterance[]): boolean =>
  text.length <= mostOfSentence &&
  !isEndless(utterances) &&
  isHeardSo(readWritten(text), phrase.split(' '), hear(utterances));
