import entries from '../../lexicon/body-parts.json' with { type: 'json' };
import { anyOf } from './any-of.ts';
import type { BodySystem } from './body-systems.ts';

export type BodyPart = {
  name: string;
  plural?: string;
  /** What stands before a noun: "abdominal pain". Without one it is the name: "knee pain". */
  adjective?: string;
  /** The adjective of an organ's diseases and tests: "renal". */
  latin?: string;
  /** Everyday words for it: "belly". */
  lay?: string[];
  /** What a summary for the patient calls it. */
  plain?: string;
  kind: 'joint' | 'extremity' | 'limb' | 'trunk' | 'head' | 'organ' | 'structure' | 'tissue';
  /** `paired`: there are a left and a right one. `halves`: one, of which either side may be meant ("left chest"). */
  sides?: 'paired' | 'halves';
  system?: BodySystem;
  /** An examination reports on it. `within`: of what only an examiner sees, hears or feels. */
  examined?: 'outside' | 'within';
};

export const bodyParts: readonly BodyPart[] = entries as BodyPart[];

const namesOf = ({ name, lay = [] }: BodyPart): string[] => [name, ...lay];
const formsOf = (part: BodyPart): string[] => [...namesOf(part), ...(part.plural ? [part.plural] : [])];
const beforeNounOf = ({ name, adjective, lay = [] }: BodyPart): string[] => [adjective ?? name, ...lay];
const among = (...kinds: BodyPart['kind'][]): BodyPart[] => bodyParts.filter(({ kind }) => kinds.includes(kind));

/** Where people feel something: what they point to. */
const places = among('joint', 'extremity', 'limb', 'trunk', 'head');
// an examiner says "belly"; "tummy" is for children and their parents
const examinedAs = (where: BodyPart['examined'][]): string =>
  anyOf(
    bodyParts
      .filter(({ examined }) => examined !== undefined && where.includes(examined))
      .flatMap(({ name, plural, plain }) => [name, plural, plain].filter((form) => form !== undefined)),
  );

/** Every form of a part: "knee", "knees", "belly". */
export const partForms = (part: BodyPart): string[] => [...formsOf(part), ...(part.adjective ? [part.adjective] : [])];

// Named classes for patterns: sources of regular expressions.

/** "knee", "belly": one place where something is felt. */
export const placeName = anyOf(places.flatMap(namesOf));
/** The same, also of several: "knees". */
export const placeForm = anyOf(places.flatMap(formsOf));
/** "knee" pain, "abdominal" pain, "joint" pain. */
export const placeBeforeNoun = anyOf([...places, ...among('tissue')].flatMap(beforeNounOf));
/** A place of which there are a left and a right one. */
export const pairedPlaceName = anyOf(places.filter(({ sides }) => sides === 'paired').flatMap(namesOf));
/** Every part with a left and a right one, inner ones too: "kidney", "eardrum". */
export const pairedPartName = anyOf(bodyParts.filter(({ sides }) => sides === 'paired').flatMap(namesOf));
/** "elbow", "foot", "toe": a joint, or what lies beyond the wrist and the ankle. */
export const jointName = anyOf(among('joint', 'extremity').flatMap(namesOf));
/** "left" or "right" and then "knee", "arm". */
export const limbName = anyOf(among('joint', 'extremity', 'limb').flatMap(namesOf));
/** Any part in the singular or plural. */
export const partForm = anyOf(bodyParts.flatMap(formsOf));
/** What findings of an examination are about. */
export const examinedForm = examinedAs(['outside', 'within']);
/** The same, without what the patient sees and feels, too. */
export const examinedWithinForm = examinedAs(['within']);
/** Before the name of a picture or test: "knee", "abdominal", "renal". */
export const partBeforeNoun = anyOf(
  bodyParts.flatMap((part) => [...beforeNounOf(part), ...(part.latin ? [part.latin] : [])]),
);
