import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { toldBeside } from './already-told.ts';
import type { Draft } from './draft.ts';
import type { Placed } from './template-texts.ts';
import { writeReviewOfSystems } from './review-of-systems.ts';
import { toldSymptoms } from './told-symptoms.ts';
import type { SectionMap } from '../plan/place.ts';
import type { Topic } from '../plan/topics.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { Statement } from '../frames/statements.ts';
import type { Persona } from '../people/persona.ts';
import { complaintOf } from '../facts/complaint.ts';
import { completed } from '../clauses/completed-clauses.ts';
import { type Decided, decidedIn } from '../facts/decided.ts';
import type { Fact } from '../facts/fact.ts';
import { readFacts } from '../facts/read-facts.ts';
import { isSmallTalk, smallTalkIn } from '../talk/small-talk.ts';
import { writeAllergies, writeFamily, writeMedications, writeTold, writeValues, type Writing } from './write-facts.ts';
import { writeExamLines } from './write-exam-lines.ts';
import { saidBefore } from '../frames/told.ts';
import { gateRules } from '../gate/faults.ts';
import { tidied } from '../people/informant.ts';
import { ofItsPerson } from '../people/other-person.ts';
import { withReferent } from '../people/referents.ts';
import { writeProblems } from '../problems/write-problems.ts';

/** Writes down every fact of a visit of ordinary length, each in the section of its kind. */
export function writeVisit(
  said: readonly Clause[],
  persona: Persona,
  names: ReadonlySet<string>,
  map: SectionMap,
  utterances: readonly Utterance[],
): Placed[] {
  const aside = smallTalkIn(said);
  const clauses = completed(
    said.filter((clause) => !aside.has(clause)),
    utterances,
  );
  const { decided, isDecision } = decidedIn(said, persona, utterances);
  const read = readFacts(clauses, persona, utterances)
    .flatMap((fact) => ofItsPerson(fact, clauses) ?? [])
    .flatMap((fact) => tidied(fact, persona) ?? [])
    .filter(
      (fact) =>
        !isDecision(fact.clauses.at(-1)!) &&
        !isBrokenTold(fact) &&
        (fact.denied || fact.reported || !(cutWrong.test(fact.words.join(' ')) || isSmallTalk(fact.words))),
    );
  const writing: Writing = { persona, names, utterances, map };
  const complaint = complaintOf(clauses, read, names, utterances);
  const facts = read.map((fact) => withNamed(fact, clauses, complaint?.words ?? []));
  const own = (topic: Topic): boolean => map.sections.some(({ topics }) => topics[0] === topic);
  const about = (...topics: Topic[]): Fact[] => facts.filter((fact) => topics.includes(fact.topic));
  // what has no section of its own is told where it was said, in the running text
  const running = about('hpi', 'pmh', 'psh', 'sh', 'fh', 'meds', 'allergies').filter(
    (fact) => fact.topic === 'hpi' || (!own(fact.topic) && map.keyFor(fact.topic) === map.keyFor('hpi')),
  );
  const apart = (topic: Topic): Fact[] => about(topic).filter((fact) => !running.includes(fact));
  const told = writeRunning(running, writing);
  const drafts: Draft[] = [
    ...(complaint ? [complaint] : []),
    ...told,
    ...writeTold(apart('pmh'), 'pmh', writing),
    ...writeTold(apart('psh'), 'psh', writing),
    ...writeMedications(apart('meds'), own('meds'), writing),
    ...writeAllergies(apart('allergies'), own('allergies'), writing),
    ...writeTold(apart('sh'), 'sh', writing),
    ...writeFamily(apart('fh'), true, writing),
    ...(map.has('ros') ? writeReviewOfSystems(symptomsOf(facts), names, utterances, toldBeside('ros', told, map)) : []),
    ...writeValues(about('vitals'), 'vitals', writing),
    ...writeExamLines(about('exam'), writing),
    ...writeValues(about('results'), 'results', writing),
    ...writeValues(about('procedure'), 'procedure', writing),
    ...writeProblems(withDecided(about('assessment', 'plan', 'instructions'), decided), complaint, writing),
  ];
  return drafts.flatMap((draft) => {
    const key = map.keyFor(draft.topic, draft.words);
    return key === undefined || draft.text === '' || (draft.topic === 'cc' && !map.has('cc')) ? [] : [{ key, draft }];
  });
}

const heals =
  /^it (?:is|was|has been|feels|felt|still|hurts|aches|itches)\b.*\b(?:sore|better|worse|painful|tender|stiff|swollen|itchy|numb|hurts?|aches|healing)\b/;
/** "It was sore at first", after an operation: what was operated on. */
function ofOperation(words: readonly string[], complaint: readonly string[]): string[] | undefined {
  const done = /^follow-up after ((?:[a-z-]+ )*(?:repair|surgery|operation|replacement|removal|section))$/.exec(
    complaint.join(' '),
  )?.[1];
  return done && heals.test(words.join(' '))
    ? ['the', 'site', 'of', 'the', ...done.split(' '), ...words.slice(1)]
    : undefined;
}

/** "It hurts when I kneel" with the part or symptom that "it" is: of the question, of what was said before, or of the complaint. */
function withNamed(fact: Fact, clauses: readonly Clause[], complaint: readonly string[]): Fact {
  if (fact.side !== 'patient' || fact.denied || fact.reported) return fact;
  const words =
    withReferent(fact.words, [...saidBefore(fact, clauses), complaint]) ?? ofOperation(fact.words, complaint);
  return words === undefined ? fact : { ...fact, words };
}

const stops = new Set([
  'speaker',
  'question-order',
  'two-starts',
  'cut-in-two',
  'identity',
  'postcode',
  'pets',
  'what-it-is-like',
  'no-main-clause',
]);
/** A sentence of the patient that cannot stand in a note, in whatever section. */
const isBrokenTold = (fact: Fact): boolean =>
  fact.side === 'patient' &&
  !fact.denied &&
  !fact.reported &&
  gateRules.some(
    ({ id, pattern }) => stops.has(id) && pattern.test(fact.words.filter((word) => word !== ',').join(' ')),
  );

/** The plan with what the patient decided about it, each where it was said. */
function withDecided(facts: readonly Fact[], decided: readonly Decided[]): Fact[] {
  const out = [...facts];
  for (const { words, clauses } of decided) {
    const after = out.findIndex((fact) => fact.clauses[0]!.u > clauses.at(-1)!.u);
    const place = out[after]?.place ?? 1;
    out.splice(after < 0 ? out.length : after, 0, { words, clauses, topic: 'plan', side: 'patient', place });
  }
  return out;
}

// What a wrong cut leaves: the end of a question, half of a condition.
const cutWrong =
  /^(?:do (?=you\b|he\b|she\b|they_?\b|it\b|i\b|we\b)|does|did|has|are|is|any|how|what|who|whose)\b|^(?:when|if|because|while) (?!.*,)(?!.* (?:call|go|come|take|use|return|stop|can|may|should|will|must)\b)(?:\S+ ){0,6}\S+$|\b(?:you|your)\b.*\?/;

function writeRunning(facts: readonly Fact[], writing: Writing): Draft[] {
  const drafts: Draft[] = [];
  for (let i = 0; i < facts.length;) {
    const topic = facts[i]!.topic;
    let end = i + 1;
    while (end < facts.length && facts[end]!.topic === topic) end++;
    const group = facts.slice(i, end);
    if (topic === 'meds') drafts.push(...writeMedications(group, false, writing));
    else if (topic === 'allergies') drafts.push(...writeAllergies(group, false, writing));
    else drafts.push(...writeTold(group, topic, writing));
    i = end;
  }
  return drafts;
}

/** Symptoms had and denied, as the review of systems takes them. */
function symptomsOf(facts: readonly Fact[]): Statement[] {
  const statements = facts
    .filter((fact) => fact.side === 'patient' && fact.topic === 'hpi')
    .map((fact): Statement => {
      const topic = fact.denied ?? fact.reported;
      return {
        words: fact.words,
        form: fact.denied ? 'denied' : fact.reported ? 'reported' : 'told',
        role: 'patient',
        clauses: fact.clauses,
        phase: 'history',
        place: fact.place,
        ...(topic ? { topic } : {}),
      };
    });
  return [...statements.filter((statement) => statement.topic), ...toldSymptoms(statements)];
}
