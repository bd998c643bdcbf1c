import type { SpeakerRole, Utterance } from '@clinical/contract/transcripts/source.schemas';
import { type Answer, readAnswer } from './answers.ts';
import type { Clause } from '../clauses/clauses.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';
import { otherPerson, speaksOfPatient } from '../people/other-person.ts';
import { type Phase, phasesOf } from '../clauses/phases.ts';
import { propositionOf } from './propositions.ts';
import { lengthAnswer } from './short-answers.ts';
import { isDrug } from '../../vocabulary/drugs.ts';
import { toThirdPerson } from '../people/third-person.ts';
import { declarative } from '../grammar/declarative.ts';
import type { Persona } from '../people/persona.ts';

/** How a statement came about: told as such, from a question that was answered, a list of things had or denied, or the patient's decision. */
export type Form = 'told' | 'answered' | 'denied' | 'reported' | 'fragment' | 'decided';

/** Something said in the visit, in the third person, not yet a sentence: its words and the clauses it rests on. */
export type Statement = {
  words: readonly string[];
  /** For `denied` and `reported`: what is denied or reported. */
  topic?: string[];
  form: Form;
  role: SpeakerRole;
  clauses: Clause[];
  phase: Phase;
  /** Place in the visit, 0 to 1. */
  place: number;
};

/** Turns clauses into statements, in the order they were said. Questions without an answer, greetings and the like yield none. */
export function statementsOf(
  clauses: readonly Clause[],
  persona: Persona,
  utterances: readonly Utterance[],
): Statement[] {
  const statements: Statement[] = [];
  const phases = phasesOf(clauses);
  const ofPatient = speaksOfPatient(clauses);
  const used = new Set<Clause>();
  const add = (words: string[], form: Form, from: Clause[], at: number, topic?: string[]): void => {
    statements.push({
      words,
      form,
      role: from[0]!.role,
      clauses: from,
      phase: phases[at]!,
      place: from[0]!.u / Math.max(1, utterances.length - 1),
      ...(topic ? { topic } : {}),
    });
  };
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at]!;
    if (used.has(clause)) continue;
    const reply = replyTo(clauses, at);
    if (reply && isAsked(clause, reply, readAnswer(withoutAcks(reply.words)) !== undefined)) {
      const made = answered(clauses, at, reply, persona);
      for (const { words, form, from, topic } of made.statements) add(words, form, from, at, topic);
      for (const one of made.used) used.add(one);
      if (made.rest) {
        const { words, form, topic } = declarative(made.rest, reply.role, persona);
        // a thing named after "no" is denied only when that is sure, and left out when it may be either
        if (words.length > 0 && form === 'fragment' && made.bearing === 'denied')
          add([persona.subject, 'denies', ...words], 'denied', [clause, reply], at + 1, words);
        else if (words.length > 0 && (form !== 'fragment' || made.bearing === 'reported'))
          add(words, form, [reply], at + 1, topic);
        used.add(reply);
      }
      if (made.statements.length > 0 || clause.question) continue;
    }
    if (clause.question) continue;
    const { words, form, topic } = declarative(clause.words, clause.role, persona);
    if (clause.role === 'patient' && !ofPatient && /^(?:he|she)$/.test(withoutOpeners(clause.words)[0] ?? '')) {
      const other = otherPerson(clauses, at);
      if (other && words.length > 1) add([...other, ...words.slice(1)], form, [clause], at, topic);
      continue;
    }
    if (words.length > 0) add(words, form, [clause], at, topic);
  }
  return statements;
}

const withoutAcks = (words: readonly string[]): string[] =>
  words[0] === 'well' || words[0] === 'so' || words[0] === 'and' ? words.slice(1) : [...words];

/** The next clause of the other speaker, when it comes right after this speaker's run. */
function replyTo(clauses: readonly Clause[], at: number): Clause | undefined {
  const { role } = clauses[at]!;
  for (let next = at + 1; next < Math.min(clauses.length, at + 6); next++) {
    const candidate = clauses[next]!;
    if (candidate.role !== role) return candidate;
    if (!candidate.question && candidate.words.length > 4) return undefined;
  }
  return undefined;
}

function isAsked(clause: Clause, reply: Clause, decided: boolean): boolean {
  if (clause.role === 'patient') return false;
  if (clause.question) return true;
  const words = withoutOpeners(clause.words);
  return (
    decided &&
    reply.words.length <= 12 &&
    (words[0] === 'no' || words[0] === 'any' || (words[0] === 'you' && words.length <= 16) || words.length <= 6)
  );
}

type Made = {
  statements: { words: string[]; form: Form; from: Clause[]; topic?: string[] }[];
  used: Clause[];
  rest?: string[];
  bearing?: Answer['bearing'];
};

function answered(clauses: readonly Clause[], at: number, reply: Clause, persona: Persona): Made {
  const clause = clauses[at]!;
  const about = lengthAnswer(clause.words, reply.words);
  if (about)
    return {
      statements: [{ words: toThirdPerson(about, 'patient', persona), form: 'answered', from: [clause, reply] }],
      used: [reply],
    };
  const answer = readAnswer(withoutAcks(reply.words));
  if (!answer) return { statements: [], used: [] };
  const proposition = propositionOf(clause.words, clause.question);
  const rest = answer.rest.length >= 1 ? { rest: answer.rest, bearing: answer.bearing } : {};
  if (!proposition) {
    const told =
      !clause.question && answer.polarity === 'yes' ? declarative(clause.words, clause.role, persona) : undefined;
    if (!told || told.words.length === 0) return { statements: [], used: [], ...rest };
    return { statements: [{ words: told.words, form: 'answered', from: [clause, reply] }], used: [], ...rest };
  }
  if ('topic' in proposition) {
    const topic = toThirdPerson(proposition.topic, 'clinician', persona);
    // "no allergies? – nope, just penicillin" denies nothing
    if (/\ballerg/.test(topic.join(' ')) && answer.rest.some(isDrug)) {
      const words = [
        persona.subject,
        'reports',
        'an',
        'allergy',
        'to',
        ...answer.rest.slice(answer.rest.findIndex(isDrug)),
      ];
      return { statements: [{ words, form: 'answered', from: [clause, reply] }], used: [reply] };
    }
    const denies = answer.polarity === 'no' || /^no\b/.test(withoutOpeners(clause.words).join(' '));
    return {
      statements: [
        {
          words: [persona.subject, denies ? 'denies' : 'reports', ...topic],
          form: denies ? 'denied' : 'reported',
          from: [clause, reply],
          topic,
        },
      ],
      used: [],
      ...rest,
    };
  }
  const words = toThirdPerson(answer.polarity === 'yes' ? proposition.yes : proposition.no, 'clinician', persona);
  return { statements: [{ words, form: 'answered', from: [clause, reply] }], used: [], ...rest };
}
