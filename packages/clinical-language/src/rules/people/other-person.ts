import type { Clause } from '../clauses/clauses.ts';
import { oneRelative } from '../../vocabulary/relatives.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';
import type { Fact } from '../facts/fact.ts';

const acts =
  /^(?:he|she|they) (?:also |then |just |actually )?(?:ordered|said|told|prescribed|gave|recommended|referred|sent|diagnosed|put|started|wanted|suggested|thought|did|had me|took|found|wrote|checked)\b/;
const clinician =
  /\b(?:doctor|doc|pcp|physician|provider|urologist|cardiologist|surgeon|specialist|nurse|pediatrician|dentist|therapist|\w+ologist)\b/;
const relative = new RegExp(`\\bmy (${oneRelative}|friend|partner|girlfriend|boyfriend)\\b`);
const reach = 5;

const startsWith = (clause: Clause, pattern: RegExp): boolean => pattern.test(withoutOpeners(clause.words).join(' '));

/** Whether whoever answers for the patient speaks of the patient as "he" or "she", as a parent does. */
export function speaksOfPatient(clauses: readonly Clause[]): boolean {
  const own = clauses.filter((clause) => clause.role === 'patient');
  const others = own.filter((clause) => startsWith(clause, /^(?:he|she|his|her)\b/)).length;
  return others > own.filter((clause) => startsWith(clause, /^(?:i|my)\b/)).length;
}

/**
 * Who "he" or "she" is at the head of a patient's clause: the relative or the clinician named just before, as words to write
 * instead; `null` when nobody tells, so that it must not be written as if it were the patient.
 */
export function otherPerson(clauses: readonly Clause[], at: number): string[] | null {
  const text = withoutOpeners(clauses[at]!.words).join(' ');
  for (let before = at - 1; before >= Math.max(0, at - reach); before--) {
    const earlier = clauses[before]!;
    if (earlier.role !== 'patient') continue;
    const said = earlier.words.join(' ');
    const kin = relative.exec(said)?.[1];
    if (kin) return ['the', "patient's", kin];
    if (clinician.test(said)) return acts.test(text) ? ['the', 'provider'] : null;
  }
  return acts.test(text) ? ['the', 'provider'] : null;
}

const unborn = /\bbab(?:y|ies)\b/;

/**
 * A fact that a patient tells of "he" or "she" with the person whom they mean: the relative named before, or the unborn child whom the
 * clinician asked about. Undefined when nobody tells who it is. Of a child, whom both sides call "he", nothing is changed.
 */
export function ofItsPerson(fact: Fact, clauses: readonly Clause[]): Fact | undefined {
  const from = fact.clauses.at(-1)!;
  if (fact.side !== 'patient' || fact.proxy || from.role !== 'patient' || fact.denied || fact.reported) return fact;
  if (!/^(?:he|she)$/.test(fact.words[0]!) || !startsWith(from, /^(?:he|she)\b/)) return fact;
  const at = clauses.indexOf(from);
  if (at < 0) return fact;
  const asked = clauses.slice(Math.max(0, at - reach), at).findLast(({ role }) => role !== 'patient');
  if (asked && unborn.test(asked.words.join(' '))) return { ...fact, words: ['the', 'baby', ...fact.words.slice(1)] };
  if (speaksOfPatient(clauses) || bothSpeakOf(clauses)) return fact;
  const who = otherPerson(clauses, at);
  return who ? { ...fact, words: [...who, ...fact.words.slice(1)], topic: 'fh' } : undefined;
}

/** Whether the clinician too calls the patient "he" or "she", as of a child. */
const bothSpeakOf = (clauses: readonly Clause[]): boolean =>
  clauses.filter(({ role, words }) => role === 'clinician' && /\b(?:he|she|his|her)\b/.test(words.join(' '))).length >=
  2;
