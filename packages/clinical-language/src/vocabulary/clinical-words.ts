import entries from '../../lexicon/clinical-words.json' with { type: 'json' };
import { bodyParts, partForms } from './body-parts.ts';
import type { BodySystem } from './body-systems.ts';

/** `term`: a test, a treatment, a quality of a finding or another word of medicine that is none of the others. */
type Kind = 'symptom' | 'finding' | 'condition' | 'term';
type ClinicalWord = { word: string; system?: BodySystem; kinds?: Kind[] };

const listed: readonly ClinicalWord[] = entries as ClinicalWord[];

/** The words of one kind. */
export const wordsOfKind = (kind: Kind): string[] =>
  listed.filter(({ kinds }) => kinds?.includes(kind)).map(({ word }) => word);

/** The body system of each word that has one, parts of the body among them. */
export const systemOfWord: ReadonlyMap<string, BodySystem> = new Map([
  ...bodyParts.flatMap((part) => (part.system ? partForms(part).map((form) => [form, part.system!] as const) : [])),
  ...listed.flatMap(({ word, system }) => (system ? [[word, system] as const] : [])),
]);
