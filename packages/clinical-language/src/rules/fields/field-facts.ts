import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { type FieldQuestion, fieldQuestions } from '../../vocabulary/field-questions.ts';
import { relativeOf } from '../../vocabulary/relatives.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';
import type { Clause } from '../clauses/clauses.ts';
import { nameOf, speaksForPatient } from '../facts/read-facts.ts';
import type { Topic } from '../plan/topics.ts';
import type { Persona } from '../people/persona.ts';
import { toThirdPerson } from '../people/third-person.ts';
import { goesOn, readFieldAnswer } from './field-answer.ts';

/** What was asked and answered in one field, as words of a line or as a quotation behind a label. */
export type FieldFact = {
  kind: string;
  topic: Topic;
  always: boolean;
  as: 'denied' | 'had' | 'label' | 'quote';
  label: string;
  words: string[];
  clauses: Clause[];
};

type Asked = { question: FieldQuestion; clause: Clause };

const ofHarm =
  /\b(?:yourself|himself|herself|suicid\w*|kill\w*|harm\w*|hurt\w* (?:anyone|someone|others)|end(?:ing)? (?:your|his|her) life|those thoughts|act)\b/;
const toldOfRisk =
  /\b(?:suicidal|suicide|(?:kill|hurt|harm|cut|hang|shoot)(?:ing|s|ed)? myself|end(?:ing)? (?:my life|it all)|self[- ]harm\w*|want(?:ed|ing)? to die|better off (?:dead|without me)|(?:not|never) (?:want to )?wake up|overdos\w+|took all (?:of )?(?:my|the) pills)\b/;
const dictatedRisk =
  /^(?:the patient |patient |he |she |they |you )?(?:deny|denies|denied|has no|have no|no)\b.*\b(?:suicidal|homicidal|self[- ]harm\w*|intent to (?:harm|hurt))\b/;
const conditional = /^(?:if|when|unless|call|should|in case)\b/;
/** How many clauses after a question of harm a bare "any plan?" is still about harm. */
const reach = 14;

/**
 * Reads the questions of fields with their answers: what was asked about risk in every visit, the rest where the template has a
 * section for it. `rest` are the clauses that remain for the other rules. Nothing that was asked about harm is left out: what no
 * rule can word is quoted.
 */
export function readFields(
  clauses: readonly Clause[],
  persona: Persona,
  utterances: readonly Utterance[],
  hasKind: (kind: string) => boolean,
): { facts: FieldFact[]; rest: Clause[] } {
  const questions = fieldQuestions.filter(({ always, needs }) => always || needs === undefined || hasKind(needs));
  const facts: FieldFact[] = [];
  const taken = new Set<Clause>();
  const shortened = new Map<Clause, Clause>();
  // whoever is labelled the speaker, this is asked of the patient
  const asksOfHarm = ({ question, words }: Clause): boolean =>
    question &&
    words.includes('you') &&
    fieldQuestions.some(({ kind, asks, near }) => kind === 'risk' && !near && asks.test(words.join(' ')));
  const speaks = (clause: Clause): boolean =>
    (clause.role === 'patient' || speaksForPatient(utterances[clause.u])) && !asksOfHarm(clause);
  let pending: Asked[] = [];
  let harmAt = -reach;
  for (const [at, clause] of clauses.entries()) {
    const text = clause.words.join(' ');
    if (!speaks(clause)) {
      if (pending.length > 0 && pending[0]!.clause.u !== clause.u) pending = [];
      if (!clause.question && conditional.test(text)) continue;
      if (!clause.question && dictatedRisk.test(text)) {
        facts.push({
          ...ofRisk,
          as: 'quote',
          label: '',
          words: toThirdPerson(clause.words, 'clinician', persona),
          clauses: [clause],
        });
        taken.add(clause);
        continue;
      }
      for (const question of questions) {
        if (!question.asks.test(text) || question.unless?.test(text)) continue;
        if (question.near && !ofHarm.test(text) && at - harmAt > reach) continue;
        pending.push({ question, clause });
        if (question.kind === 'risk') harmAt = at;
      }
      continue;
    }
    if (taken.has(clause)) continue;
    if (pending.length === 0) {
      if (!clause.question && isFamilyRisk(clause)) {
        const words = toThirdPerson(withoutOpeners(clause.words), 'patient', persona);
        facts.push({
          kind: 'family history',
          topic: 'fh',
          always: true,
          as: 'label',
          label: '',
          words,
          clauses: [clause],
        });
        taken.add(clause);
      } else if (!clause.question && isOwnRisk(clause)) {
        facts.push({
          ...ofRisk,
          as: 'quote',
          label: 'Told',
          words: [],
          clauses: [clause],
        });
        taken.add(clause);
      }
      continue;
    }
    const turn = clauses.slice(at).filter((other) => other.u === clause.u && speaks(other));
    const found = answered(pending, turn, persona, utterances);
    pending = [];
    for (const { fact, used, left } of found) {
      facts.push(fact);
      for (const one of used) taken.add(one);
      if (left) shortened.set(clause, left);
    }
  }
  const rest = clauses.flatMap((clause) => {
    const left = shortened.get(clause);
    return left ? [left] : taken.has(clause) ? [] : [clause];
  });
  return { facts, rest };
}

const ofRisk = { kind: 'risk', topic: 'hpi' as const, always: true };

const isOwnRisk = ({ words }: Clause): boolean =>
  toldOfRisk.test(words.join(' ')) && words.some((word) => /^(?:i|me|myself)$/.test(word));

const ofFamily =
  /\b(?:suicide|killed (?:himself|herself|themselves)|took (?:his|her|their) own life|hanged (?:himself|herself))\b/;
const isFamilyRisk = ({ words }: Clause): boolean =>
  ofFamily.test(words.join(' ')) && words.some((word) => relativeOf(word) !== undefined);

type Written = { fact: FieldFact; used: Clause[]; left?: Clause };

function answered(
  asked: readonly Asked[],
  turn: readonly Clause[],
  persona: Persona,
  utterances: readonly Utterance[],
): Written[] {
  const [first, ...rest] = turn;
  const out: Written[] = [];
  const quoted: Asked[] = [];
  for (const one of asked) {
    const { question, clause } = one;
    const answer = readFieldAnswer(question, clause.words, first!, rest);
    if (!answer) continue;
    const base = {
      kind: question.kind,
      topic: question.topic,
      always: question.always,
      label: labelOf(question, clause),
    };
    // a statement that carries more than the question stays for the other rules
    const used = question.carry || !clause.question ? [first!] : [clause, first!];
    if (answer.as === 'quote') {
      quoted.push(one);
      continue;
    }
    const carried = question.carry?.exec(clause.words.join(' '))?.[0].split(' ');
    if (answer.as === 'label') {
      const more = goesOn(rest);
      const said = [...answer.words, ...more.flatMap(({ words }) => [',', ...words])];
      const told = toThirdPerson(ofInformant(said, turn, utterances), 'patient', persona).filter(
        (word, at) => at > 0 || word !== ',',
      );
      const words =
        carried && first!.words.length > told.length ? [...carried, ...(told.length > 0 ? [',', ...told] : [])] : told;
      if (words.length === 0) continue;
      const label = carried && words !== told ? '' : base.label;
      out.push({
        fact: { ...base, as: 'label', label, words, clauses: [clause, first!, ...more] },
        used: [...used, ...more],
      });
      continue;
    }
    if (answer.as === 'had' && carried) {
      out.push({
        fact: {
          ...base,
          as: 'label',
          label: '',
          words: carried,
          clauses: [clause, first!],
        },
        used,
      });
      continue;
    }
    if (question.denied === '') continue;
    const words = question.denied.replace('{self}', persona.reflexive).replace('{his}', persona.possessive).split(' ');
    const left = answer.left.length > 0 ? lastWords(first!, answer.left) : undefined;
    out.push({
      fact: { ...base, as: answer.as, words, clauses: [clause, first!] },
      used,
      ...(left ? { left } : {}),
    });
  }
  const [open] = quoted;
  if (open) {
    const label = [...new Set(quoted.map(({ question }) => question.label))]
      .map((name, at) => (at === 0 ? name : name[0]!.toLowerCase() + name.slice(1)))
      .join(', ');
    const said = turn.slice(0, 3);
    const from = [...new Set(quoted.map(({ clause }) => clause))];
    out.push({
      fact: {
        kind: open.question.kind,
        topic: open.question.topic,
        always: true,
        as: 'quote',
        label,
        words: [],
        clauses: [...from, ...said],
      },
      used: [...from.filter(({ question }) => question), ...said],
    });
  }
  return out;
}

/** "Me and my husband" of a mother: not the patient, who is the child. */
function ofInformant(
  words: readonly string[],
  [first]: readonly Clause[],
  utterances: readonly Utterance[],
): readonly string[] {
  const utterance = utterances[first!.u];
  if (!utterance || !speaksForPatient(utterance)) return words;
  const name = nameOf(utterance);
  return words.flatMap((word) =>
    word === 'me' || word === 'i' ? ['the', name] : word === 'my' ? ['the', `${name}'s`] : [word],
  );
}

/** The label of a question; "{1}" is what it asks about. */
function labelOf({ label, asks }: FieldQuestion, { words }: Clause): string {
  if (label !== '{1}') return label;
  const named = asks.exec(words.join(' '))?.[1] ?? '';
  return named.charAt(0).toUpperCase() + named.slice(1);
}

/** The part of a clause that follows a plain "no". */
function lastWords(clause: Clause, words: readonly string[]): Clause {
  const from = Math.max(0, clause.tokens.length - words.length);
  return { ...clause, words: [...words], tokens: clause.tokens.slice(from) };
}
