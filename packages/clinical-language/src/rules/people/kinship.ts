import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { oneRelative, relativeOf, sexOfRelative } from '../../vocabulary/relatives.ts';
import type { Sex } from './persona.ts';

const callsAbout = new RegExp(
  `\\b(?:calling|ringing|phoning|here|it's|it is) (?:about|for|regarding|on behalf of|because of) my (${oneRelative}|partner)\\b`,
  'i',
);
const label = 'caller for ';
const firstTurns = 6;

/** A caller who speaks of a relative is a speaker of their own: their "I" and "my" are not the patient's. */
export function withCaller(utterances: readonly Utterance[]): readonly Utterance[] {
  const call = utterances.slice(0, firstTurns).find(({ role, speaker, text }) => {
    return role === 'patient' && speaker !== '' && callsAbout.test(text);
  });
  const about = call && callsAbout.exec(call.text)?.[1]?.toLowerCase();
  if (!about) return utterances;
  return utterances.map((one) =>
    one.speaker === call.speaker && one.role === 'patient' ? { ...one, role: 'other', speaker: label + about } : one,
  );
}

/** Whom a caller speaks of, "dad", or undefined for other speakers. */
export const calledFor = ({ speaker }: Utterance): string | undefined =>
  speaker.startsWith(label) ? speaker.slice(label.length) : undefined;

/** The sex of the patient whom a caller speaks of. */
export function sexFromCaller(utterances: readonly Utterance[]): Sex | undefined {
  const about = utterances.map(calledFor).find((one) => one !== undefined);
  return about === undefined ? undefined : sexOfRelative(about);
}

type Bond = 'parent' | 'child' | 'spouse';
const parents = new Set(['mother', 'father', 'parents']);
const children = new Set(['son', 'daughter', 'children']);
const spouses = new Set(['husband', 'wife', 'spouse', 'partner']);

/** What the speaker is to the patient. */
function bondOf(utterance: Utterance): Bond | undefined {
  const about = calledFor(utterance);
  const relative = relativeOf(about ?? utterance.speaker.toLowerCase()) ?? '';
  if (spouses.has(relative)) return 'spouse';
  if (parents.has(relative)) return about === undefined ? 'parent' : 'child';
  return children.has(relative) && about !== undefined ? 'parent' : undefined;
}

/** A relative of the speaker by what the speaker is to the patient; a child's other parent depends on the patient's sex. */
const kin: Record<Bond, Record<string, string>> = {
  parent: {
    husband: 'father',
    wife: 'mother',
    mother: 'grandmother',
    father: 'grandfather',
    sister: 'aunt',
    brother: 'uncle',
  },
  child: { sister: 'daughter', brother: 'son', son: 'grandson', daughter: 'granddaughter' },
  spouse: { son: 'son', daughter: 'daughter' },
};
const own = new RegExp(`^(?:${oneRelative}|partner|cousin)$`);

/**
 * The words of somebody who speaks for the patient with their relatives as the patient's: a mother's "my husband" is "his father".
 * A relative whose bond to the patient is not known stays the speaker's: "the caller's cousin".
 */
export function kinOfPatient(
  words: readonly string[],
  speaker: Utterance,
  patient: { sex: Sex | undefined; possessive: string; name: string },
): string[] {
  const bond = bondOf(speaker);
  return words.flatMap((word, at) => {
    const relative = relativeOf(words[at + 1] ?? '');
    if (word !== 'my' || relative === undefined || !own.test(words[at + 1]!)) {
      return words[at - 1] === 'my' && relativeOf(word) !== undefined && own.test(word) ? [] : [word];
    }
    const said = words[at + 1]!;
    if (isPatient(said, bond, calledFor(speaker))) return ['the', 'patient'];
    if (bond === 'child' && parents.has(relative))
      return [patient.possessive, relative === 'mother' ? 'wife' : 'husband'];
    const known = bond && (kin[bond][relative] ?? kin[bond][said]);
    return known ? [patient.possessive, known] : ['the', `${patient.name}'s`, said];
  });
}

const isPatient = (said: string, bond: Bond | undefined, about: string | undefined): boolean =>
  about !== undefined
    ? relativeOf(said) === relativeOf(about) && sexOfRelative(said) === sexOfRelative(about)
    : bond === 'parent' && /^(?:son|daughter)$/.test(said);
