import entries from '../../lexicon/clinical-words.json' with { type: 'json' };
import { bodyParts, partForms } from './body-parts.ts';
import { anyOf } from './any-of.ts';
import type { BodySystem } from './body-systems.ts';

/** `term`: a test, a treatment, a quality of a finding or another word of medicine that is none of the others. */
type Kind = 'symptom' | 'finding' | 'condition' | 'term';
type ClinicalWord = {
  /** A word, or a phrase that patients name a complaint by. */
  word: string;
  system?: BodySystem;
  kinds?: Kind[];
  /** What patients say that they have, and where it is written: as why they come, or in the review of systems. */
  told?: ('complaint' | 'review')[];
  /** Of an adjective, how the symptom is listed: "dizzy" → "dizziness". */
  noun?: string;
};

const listed: readonly ClinicalWord[] = entries as ClinicalWord[];

/** The words of one kind. */
export const wordsOfKind = (kind: Kind): string[] =>
  listed.filter(({ kinds }) => kinds?.includes(kind)).map(({ word }) => word);

/** The body system of each word that has one, parts of the body among them. */
export const systemOfWord: ReadonlyMap<string, BodySystem> = new Map([
  ...bodyParts.flatMap((part) => (part.system ? partForms(part).map((form) => [form, part.system!] as const) : [])),
  ...listed.flatMap(({ word, system }) => (system ? [[word, system] as const] : [])),
]);

/** How a symptom told as an adjective is listed. */
export const nounOfAdjective: ReadonlyMap<string, string> = new Map(
  listed.flatMap(({ word, noun }) => (noun ? [[word, noun] as const] : [])),
);

// Named classes for patterns: sources of regular expressions.

const toldAs = (place: 'complaint' | 'review'): string =>
  anyOf(listed.filter(({ told }) => told?.includes(place)).map(({ word }) => word));
/** "cough", "trouble sleeping": why patients come. */
export const complaintName = toldAs('complaint');
/** "cough", "chills": what a review of systems reports without being asked. */
export const reviewedName = toldAs('review');
/** "dizzy", "short of breath". */
export const symptomAdjective = anyOf(nounOfAdjective.keys());
