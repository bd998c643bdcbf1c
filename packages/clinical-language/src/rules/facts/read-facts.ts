import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { Clause } from '../clauses/clauses.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';
import { examinedWithinForm, placeName } from '../../vocabulary/body-parts.ts';
import { adultForm, formalRelative } from '../../vocabulary/relatives.ts';
import { symptomSystem } from '../../vocabulary/body-systems.ts';
import { calledFor, kinOfPatient } from '../people/kinship.ts';
import { type Persona, personaOf } from '../people/persona.ts';
import { clinicianFacts, type Stage } from './clinician-facts.ts';
import type { Fact } from './fact.ts';
import { hasDrug, isPlan, namesIllness, returning } from './patterns.ts';
import { patientFacts } from './patient-facts.ts';
import { allergyOnRecord } from './allergy.ts';

const family = new RegExp(`\\b(?:${adultForm}|caregiver|carer)\\b`, 'i');

const byCaller = (utterance: Utterance | undefined): boolean =>
  utterance !== undefined && calledFor(utterance) !== undefined;

/** Whether the utterance is of someone who speaks for the patient. */
export const speaksForPatient = (utterance: Utterance | undefined): boolean =>
  utterance?.role === 'other' && (byCaller(utterance) || family.test(utterance.speaker));

/** All that was said for a note, in the order said, from clauses that are `completed`. Questions alone, greetings and comfort yield nothing. */
export function readFacts(clauses: readonly Clause[], persona: Persona, utterances: readonly Utterance[]): Fact[] {
  const facts: Fact[] = [];
  let stage: Stage = 'history';
  let asked: Clause | undefined;
  let fresh = false;
  let wanted: string | undefined;
  let part: { name: string[]; u: number } | undefined;
  const last = Math.max(1, clauses.length - 1);
  for (const [at, clause] of clauses.entries()) {
    const proxy = speaksForPatient(utterances[clause.u]);
    // without labels the speaker is a guess: an order or a finding is the clinician's
    const ordered = utterances[clause.u]?.speaker === '' && isOrder(clause, stage);
    if ((clause.role === 'patient' || proxy) && !ordered) {
      wanted = mayDo.exec(clause.words.join(' '))?.[1];
      if (clause.question && (proxy ? asksBack.test(clause.words.join(' ')) : !fresh)) continue;
      if (proxy && isOwn(clause, clauses[at - 1])) continue;
      const speaker = proxy ? speakerFor(utterances[clause.u]!) : persona;
      const named = barePart.exec(clause.words.join(' '))?.[1];
      if (named) part = { name: named.split(' '), u: clause.u };
      const own = proxy ? { ...clause, words: asKin(clause.words, utterances[clause.u]!, persona) } : clause;
      const told = part && part.u === clause.u ? withPart(own, part.name) : own;
      const found = patientFacts(told, asked, fresh, speaker, at / last).map((fact) =>
        proxy ? { ...fact, proxy: true as const } : fact,
      );
      for (const fact of found) add(facts, fact);
      fresh = false;
      continue;
    }
    if (clause.question || isElliptic(clause)) {
      // "Nausea? Vomiting?" – an answer is to all that was asked in one breath
      asked = clause;
      fresh = true;
      const begunAgo = since.exec(clause.words.join(' '));
      if (begunAgo) {
        const verb =
          /since (?:i|we|you) (\w+)/.exec(clause.words.join(' '))![1] === 'began'
            ? 'started'
            : /since (?:i|we|you) (\w+)/.exec(clause.words.join(' '))![1]!;
        const drug = begunAgo[1]!.replace(/^(?:the|your) /, '').split(' ');
        facts.push({
          words: [...drug, 'was', verb, ...begunAgo[2]!.split(' ')],
          topic: 'hpi',
          side: 'clinician',
          clauses: [clause],
          place: at / last,
        });
      }
      continue;
    }
    const record = allergyOnRecord(withoutOpeners(clause.words), /\ballerg/.test(asked?.words.join(' ') ?? ''));
    if (record) {
      facts.push({ words: record, topic: 'allergies', side: 'clinician', clauses: [clause], place: at / last });
      continue;
    }
    const told = clinicianFacts(clause, stage, persona, at / last);
    stage = told.stage;
    facts.push(...told.facts.map((fact) => ofWish(fact, wanted)));
    wanted = undefined;
    const next = clauses[at + 1];
    const answeredNext = next && next.role !== 'clinician' && isReply(next);
    if (told.facts.length === 0 && answeredNext) {
      asked = clause;
      fresh = true;
    } else if (told.facts.length > 0) fresh = false;
  }
  return facts;
}

/** How somebody who speaks for the patient is written about: "the mother gave him some of their tablets". */
const speakerFor = (utterance: Utterance): Persona => ({
  ...personaOf(undefined),
  subject: nameOf(utterance),
});

const asKin = (words: readonly string[], utterance: Utterance, { sex, possessive }: Persona): string[] =>
  kinOfPatient(words, utterance, { sex, possessive, name: nameOf(utterance) });

const mayDo = /^(?:(?:and|so|but|then) )*(?:when )?(?:can|could|may|should) (?:i|he|she|we) ((?:[a-z-]+ ?){1,5})$/;
const bareAnswer =
  /^(?:not (?:yet|for|until)|in|after|at|about|around|(?:\S+ ){1,3}(?:days?|weeks?|months?))\b(?!.*\b(?:see|follow|clinic)\b)/;
/** "When can I go back to work?" "Six weeks at the earliest." is "Going back to work: six weeks at the earliest". */
function ofWish(fact: Fact, wanted: string | undefined): Fact {
  if (wanted === undefined || fact.topic !== 'plan' || !bareAnswer.test(fact.words.join(' '))) return fact;
  const [verb = '', ...rest] = wanted.split(' ');
  return { ...fact, words: [doing(verb), ...rest, ':', ...fact.words] };
}
/** "drive" → "driving", "swim" → "swimming". */
const doing = (verb: string): string =>
  `${verb.replace(/(?<=[a-z]{2}[^eo])e$/, '').replace(/^(run|swim|get|stop|sit|put|jog)$/, (all) => all + all.at(-1)!)}ing`;

/** "Can he go to nursery?" */
const asksBack =
  /^(?:and |so |but )*(?:can|could|should|shall|will|would|when|what|how|is it|do (?:i|we|you)|does it)\b/;

const ofSpeaker = /^(?:and |but |so )*i (?:have|had|get|got|have had|have got|am|was|suffer)\b/;
const ofOthers = /\b(?:he|she|his|her|him|they|them|their)\b/;
const goesOnAbout = /^(?:and |but |so )*(?:that|it|this) (?:was|is) (?:just |only |probably )?(?:my|mine)\b/;
/** An illness or a symptom of the parent or caller, which is none of the patient's. */
function isOwn(clause: Clause, before: Clause | undefined): boolean {
  const text = clause.words.join(' ');
  if (introduces.test(text)) return true;
  if (ofOthers.test(text)) return false;
  if (goesOnAbout.test(text)) return before?.u === clause.u;
  return ofSpeaker.test(text) && (namesIllness(text) || clause.words.some((word) => symptomSystem(word) !== undefined));
}
const introduces =
  /^(?:(?:hi|hello|yes|and) ,? ?)*(?:(?:it|this) is [a-z]+(?: here)?|i am (?:calling|ringing|phoning)\b.*)$/;

const since =
  /\bsince (?:i|we|you) (?:started|began|increased|decreased|changed|stopped|switched) (?:you on )?((?:the |your )?[a-z -]+?) ((?:about )?(?:\S+ )?(?:days?|weeks?|months?|years?) ago|last \w+)$/;

const examined = new RegExp(
  `^(?:the |your )?(?:${examinedWithinForm}|incision|reflexes|strength) (?:is|are|sounds?|looks?)\\b`,
);

function isOrder(clause: Clause, stage: Stage): boolean {
  const text = clause.words.join(' ');
  if (clause.question || /\b(?:my|me|i (?!will|am going)|i've)\b/.test(text)) return false;
  return stage === 'history'
    ? examined.test(text)
    : examined.test(text) || returning.test(text) || /^(?:\w+ )?your\b/.test(text) || isPlan(text);
}

const barePart = new RegExp(`^(?:it is |well |so )?(my (?:(?:left|right|lower|upper) )?${placeName})$`);

/** "My right ankle. I twisted it": what "it" is was said alone. */
function withPart(clause: Clause, name: readonly string[]): Clause {
  const at = clause.words.findIndex(
    (word, i) =>
      word === 'it' &&
      /^(?:twisted|hurt|injured|hit|broke|cut|rolled|sprained|bumped|burned)$/.test(clause.words[i - 1] ?? ''),
  );
  return at < 0 ? clause : { ...clause, words: [...clause.words.slice(0, at), ...name, ...clause.words.slice(at + 1)] };
}

const isElliptic = (clause: Clause): boolean =>
  /^(?:and |any |or )*any\b/.test(clause.words.join(' ')) && clause.words.length <= 12;
const isReply = (clause: Clause): boolean =>
  /^(?:yes|yeah|no|nope|yep|yup|right|correct|exactly|that is (?:right|correct)|uh-huh|mm-hmm)\b/.test(
    clause.words.join(' '),
  );
/** How a note calls who speaks for the patient. */
export function nameOf(utterance: Utterance): string {
  if (byCaller(utterance)) return 'caller';
  const label = utterance.speaker.toLowerCase();
  const named = family.exec(label)?.[0];
  return named === undefined ? 'relative' : formalRelative(named);
}

const reaction = /\b(?:rash|hives|swell\w*|anaphyla\w+|itch\w*|breath\w*|vomit\w*|nausea|wheez\w*|sick|faint\w*)\b/;

/** "I'm allergic to penicillin" + "I get a rash" are one fact; so are a drug and what "it" did. */
function add(facts: Fact[], fact: Fact): void {
  const before = facts.at(-1);
  const text = fact.words.join(' ');
  const together =
    before && before.side === fact.side && before.clauses.at(-1)!.u === fact.clauses[0]!.u && !fact.denied;
  const onRecord = before?.side === 'clinician' && fact.side === 'patient' && !fact.denied;
  if (
    before?.topic === 'allergies' &&
    (together || onRecord) &&
    reaction.test(text) &&
    !before.words.includes('(') &&
    fact.words.length <= 8
  ) {
    const sign = text.replace(
      /^(?:\S+ )?(?:gets?|got|has|had|gives?|gave|makes?|made|causes?|caused) (?:him |her |them )?(?:a |an |some )?/,
      '',
    );
    before.words.push('(', ...sign.split(' '), ')');
    before.clauses.push(...fact.clauses);
    return;
  }
  const refers = /^(?:it|they|that|those) (?!hurts|burns)|^(?:\S+ )(?:takes?|forgets?|uses?) it\b/.test(text);
  if (together && refers && hasDrug(before.words) && !before.denied && fact.topic !== 'allergies') {
    before.words.push(';', ...fact.words);
    before.clauses.push(...fact.clauses);
    return;
  }
  const same = facts.slice(-3).find((earlier) => isRestated(fact, earlier) || isConfirmed(fact, earlier));
  if (same) same.clauses.push(...fact.clauses);
  else facts.push(fact);
}

/** "Just the penicillin", after the clinician read that allergy from the record. */
const isConfirmed = (fact: Fact, earlier: Fact): boolean =>
  fact.topic === 'allergies' &&
  earlier.topic === 'allergies' &&
  earlier.side === 'clinician' &&
  fact.words.every((word) => earlier.words.includes(word));

/** "It does not lock", after "the knee does not lock or give way": said twice, written once. */
function isRestated(fact: Fact, earlier: Fact): boolean {
  if (earlier.side !== fact.side || earlier.topic !== fact.topic || fact.denied || fact.reported) return false;
  if (!/^(?:it|that|they|he|she|they_) /.test(fact.words.join(' ')) || !fact.words.includes('not')) return false;
  return fact.words.slice(1).every((word) => earlier.words.includes(word));
}
