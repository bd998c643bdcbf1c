import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { Clause } from '../clauses/clauses.ts';
import { type Decision, decisionsIn, standing } from './decisions.ts';
import type { Persona } from '../people/persona.ts';
import { toThirdPerson } from '../people/third-person.ts';
import { nameOf, speaksForPatient } from './read-facts.ts';

/** A refusal or an agreement as the note says it, with the clauses it rests on; the last of them is the patient's own. */
export type Decided = { words: string[]; clauses: Clause[] };

/**
 * What the patient, or who speaks for them, refused, and agreed to in words and did not take back. `isDecision` tells whether a
 * clause is one of these, which then is written as such and nowhere else.
 */
export function decidedIn(
  clauses: readonly Clause[],
  persona: Persona,
  utterances: readonly Utterance[],
): { decided: Decided[]; isDecision: (clause: Clause) => boolean } {
  const decisions = patientDecisions(clauses, utterances);
  const places = new Set(decisions.filter(({ whole }) => whole).map(({ clause }) => placeOf(clause)));
  return {
    decided: standing(decisions)
      .filter(({ words }) => words.length > 0)
      .map(({ words, clause, clauses: from }) => ({
        words: written(words, clause, persona, utterances),
        clauses: from,
      }))
      .filter(({ words }, at, all) => all.findIndex((other) => other.words.join(' ') === words.join(' ')) === at),
    isDecision: (clause) => places.has(placeOf(clause)),
  };
}

/** What was decided by the patient, or by who speaks for them, in the order said. */
export const patientDecisions = (clauses: readonly Clause[], utterances: readonly Utterance[]): Decision[] =>
  decisionsIn(clauses).filter((decision) => isPatients(decision, utterances));

/** Without labels the speaker is a guess, and who says "you" of the patient may be the clinician. */
const isPatients = ({ words, clause }: Decision, utterances: readonly Utterance[]): boolean => {
  const utterance = utterances[clause.u];
  if (clause.role !== 'patient' && clause.role !== 'clinician' && !speaksForPatient(utterance)) return false;
  return utterance?.speaker !== '' || !words.some((word) => /^yours?$|^you$/.test(word));
};

function written(
  words: readonly string[],
  clause: Clause,
  persona: Persona,
  utterances: readonly Utterance[],
): string[] {
  const utterance = utterances[clause.u];
  const speaker = speaksForPatient(utterance) ? { ...persona, subject: nameOf(utterance!) } : persona;
  if (clause.role === 'clinician') {
    const [subject, ...rest] = toThirdPerson(words[0] === 'the' ? words.slice(1) : words, 'clinician', persona);
    return subject === 'patient' || subject === persona.subject ? ['the', 'patient', ...rest] : [subject!, ...rest];
  }
  const told = words.flatMap((word) =>
    word === 'you' ? ['the', 'clinician'] : word === 'your' ? ['the', "clinician's"] : [word],
  );
  const [subject, ...rest] = toThirdPerson(told, 'patient', speaker);
  return subject === persona.subject ? ['the', 'patient', ...rest] : [subject!, ...rest];
}

const placeOf = ({ u, tokens }: Clause): string => `${u} ${tokens[0]?.start ?? 0}`;
