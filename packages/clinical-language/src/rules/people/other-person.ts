import type { Clause } from '../clauses/clauses.ts';
import { oneRelative } from '../../vocabulary/relatives.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';

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
