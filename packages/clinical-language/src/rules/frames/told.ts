import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { completed } from '../clauses/completed-clauses.ts';
import type { Clause } from '../clauses/clauses.ts';
import { phasesOf } from '../clauses/phases.ts';
import { readFacts } from '../facts/read-facts.ts';
import { faultOf } from '../gate/faults.ts';
import { isWholeSentence } from '../gate/whole-sentence.ts';
import { plainHistory } from '../gate/plain-history.ts';
import type { Topic } from '../plan/topics.ts';
import { passive } from '../grammar/passive.ts';
import { polish } from '../grammar/polish.ts';
import type { Persona } from '../people/persona.ts';
import { withReferent } from '../people/referents.ts';
import { speaksOfPatient } from '../people/other-person.ts';
import { symptomSystem } from '../../vocabulary/body-systems.ts';
import { mentionsIn } from '../../vocabulary/order-terms.ts';
import { symptomsIn } from '../../vocabulary/symptoms.ts';
import { femaleNames, maleNames } from '../../vocabulary/first-names.ts';
import { relativeForm } from '../../vocabulary/relatives.ts';
import { itemsOf } from './topic-list.ts';
import { smallTalkIn } from '../talk/small-talk.ts';
import { type Statement, statementsOf } from './statements.ts';

const reach = 6;

/** What both sides told, in the order said; `complaint` is what "it" means when nothing nearer is named: what the patient's answers say together with their questions, and the clinician's statements. */
export function toldIn(
  clauses: readonly Clause[],
  persona: Persona,
  utterances: readonly Utterance[],
  complaint: readonly string[] = [],
): Statement[] {
  const byClinician = statementsOf(clauses, persona, utterances).filter(
    ({ role, form }) => role === 'clinician' && form === 'told',
  );
  const own = [...byPatient(clauses, persona, utterances), ...byClinician].toSorted(
    (a, b) => a.clauses.at(-1)!.u - b.clauses.at(-1)!.u,
  );
  return own.flatMap((statement) => {
    const words = settled(statement, clauses, persona, statement.phase === 'history' ? complaint : []);
    return [words === statement.words ? statement : { ...statement, words }];
  });
}

/** The words of a statement with its subject, agents and referents put. */
function settled(
  statement: Statement,
  clauses: readonly Clause[],
  persona: Persona,
  complaint: readonly string[],
): readonly string[] {
  if (statement.topic) return statement.words;
  const polished = restarted(named(withSubject(polish(statement.words), persona)));
  const impersonal = passive(polished, persona) ?? polished;
  const words =
    (statement.role === 'patient'
      ? withReferent(impersonal, [
          ...saidBefore(statement, clauses),
          ...(ofComplaint.test(impersonal.join(' ')) ? [complaint] : []),
        ])
      : undefined) ?? impersonal;
  return words;
}

/** "that pain keeps her up" → "the pain keeps her up". */
const named = (words: readonly string[]): readonly string[] =>
  /^(?:this|that|these|those)$/.test(words[0] ?? '') && symptomSystem(words[1] ?? '') !== undefined
    ? ['the', ...words.slice(1)]
    : words[1] !== undefined && /^(?:this|that)$/.test(words[0]!) && words[1] === 'pain'
      ? ['the', ...words.slice(1)]
      : words;

/** "she feels tired but overall": what came after the "but" was never said. */
const brokenOff =
  / (?:and )?but (?:overall|for the most part|most of the time|but|been .*|and she had other .*|occasionally|again|yeah|then|not (?:now|anymore))$/;
/** "he smokes he smokes a pack" → "he smokes a pack"; "he is been working" → "he has been working". */
const restarted = (words: readonly string[]): readonly string[] => {
  const text = words.join(' ');
  const once = text
    .replace(/^(?:yeah |yes |so )+(?=(?:he|she|they_|the) )/, '')
    .replace(/^((?:he|she|they_) \w+) (?:(?!when|that|because|if|since|as)\w+ )?\1 /, '$1 ')
    .replace(/\bis been (?=\w+ing\b)/, 'has been ')
    .replace(brokenOff, '');
  return once === text ? words : once.split(' ');
};

const ofPlan = new Set<Topic>(['plan', 'assessment', 'instructions']);
export const ofFindings = new Set<Topic>(['exam', 'results', 'vitals', 'procedure']);

const spoken =
  /\b(?:you|your|yours|i|we|me|my|us|our|let's|okay)\b|^(?:it|this|that|they|there|so|and|but|or|because)\b/;
/** What the clinician says to no one is dictated, and a sentence of a note already. */
const isDictated = ({ role, clauses, words }: Statement): boolean =>
  role === 'clinician' &&
  words.length >= 4 &&
  words.length <= longestDictated &&
  clauses.every((clause) => !spoken.test(clause.words.join(' ')));
const longestDictated = 34;

/** A statement as it can stand in the section of its topic: itself, its parts that are whole sentences, or none. */
export function written(statement: Statement, topic: Topic, subject: string, value = 0): Statement[] {
  const { words, topic: things } = statement;
  if (things || ofFindings.has(topic)) return [statement];
  if (ofPlan.has(topic)) return faultOf(words) === undefined ? [statement] : [];
  if (isDictated(statement) && faultOf(words) === undefined && isWholeSentence(words)) return [statement];
  return plainHistory(words, subject, value).map((plain) => ({ ...statement, words: plain }));
}

// what is told so is told of why the patient came
const ofComplaint =
  /^(?:it|this|that) (?:(?:just|really|also|kind of|first) )*(?:started|began|gets?|got|comes?|came|goes|lasts?|radiates|wakes|keeps|eased|finally (?:did )?(?:ease|stop)|has been (?:going on|bothering|getting)|has not changed|did not (?:last|start)|moved|spreads|hurts|bothers|bothered|throbs|aches|swells|locks|pops|gives (?:out|way)|is (?:much |a little |a bit |a lot )?(?:worse|better))\b/;

const began =
  /^(?:also |then |just )*(went|got|had|tried|saw|fell|felt|woke|came|ate|drank|used|noticed|stopped|started|took|been)\b/;

/** "went to the beach" → "he went to the beach". */
function withSubject(words: readonly string[], { subject }: Persona): readonly string[] {
  const verb = began.exec(words.join(' '))?.[1];
  return verb === undefined ? words : [subject, ...(verb === 'been' ? ['has'] : []), ...words];
}

/** What was said shortly before a statement, nearest first. */
export function saidBefore(
  { clauses: own }: Pick<Statement, 'clauses'>,
  clauses: readonly Clause[],
): (readonly string[])[] {
  const [first] = own;
  const start = first!.tokens[0]?.start ?? 0;
  const at = clauses.findLastIndex(
    ({ u, tokens }) => u < first!.u || (u === first!.u && (tokens[0]?.start ?? 0) < start),
  );
  const before = clauses.slice(Math.max(0, at - reach), at + 1).toReversed();
  return [...(first!.question ? [first!] : []), ...before].map(({ words }) => words);
}

const another = /\b(?:he|she|him|his|her|hers)\b/;
const person = new RegExp(
  `\\b(?:${relativeForm}|partner|friend|girlfriend|boyfriend|boss|doctor|nurse|gp|therapist|surgeon|cardiologist|specialist|physio\\w*|colleague|neighbou?r|roommate|coworker|teacher|coach)\\b`,
);

/** "her kids are sick": of somebody whom the patient does not name in the same breath. */
function speaksOfAnother(words: readonly string[]): boolean {
  const at = words.findIndex((word) => another.test(word));
  return at >= 0 && !person.test(words.slice(0, at).join(' '));
}

// a thing that is had or denied is a noun with its adjectives
function thingsOf(given: readonly string[]): string[] {
  const said = given.join(' ').replace(pointedAt, '').split(' ');
  if (!notThing.test(said.join(' '))) return [...said];
  return itemsOf(said)
    .filter((item) => !notThing.test(item.join(' ')))
    .flatMap((item, i) => (i === 0 ? item : [',', ...item]));
}
const unsure = /\b(?:not sure|do not know|no idea|wonder\w*|does not know) (?:if|whether)\b/;
const pointedAt = / (?:right |down |up |over )*here(?= (?:in|on|at) )/g;
const notThing =
  /\b(?:i|he|she|it|they|they_|we|you|got|have|had|has|is|are|was|were|do|does|did|told|noticed|present|that|any|no|not|issues|what|how|anything|everything|nothing|yeah|yes|okay|ok|fine|great|sir)\b|^(?:previous|other|new|recent|more|some|bad|it|different)$|^(?:his|her|their|this|that) |^(?:use|take|wear|drink|smoke|eat|bit)\b|^(?:watery|loose|legs?|arms?|difficulty|speech|balance)$|\btests?$/;

/** "he is Peter" */
const isName = ([, verb, name]: readonly string[]): boolean =>
  verb === 'is' && name !== undefined && (femaleNames.has(name) || maleNames.has(name));

// "any symptoms?" names nothing
export const generic =
  /^(?:any |other |of |those |the |these )*(?:symptoms?|problems?|issues?|concerns?|complaints?|questions?)$/;
const adverb =
  /^(?:not|very|too|so|only|just|probably|maybe|about|on|in|at|even|more|sure|there|absolutely|for|stop|every|equally|bit)$/;
/** A thing that is reported without a verb names a symptom, an illness or an operation. */
export const namesIll = (words: readonly string[]): boolean =>
  !adverb.test(words[0]!) &&
  (symptomsIn(words).length > 0 ||
    mentionsIn(words).some(({ kind }) => kind === 'condition' || kind === 'procedure') ||
    /\b(?:pain|allerg\w+|surgery|injury)\b/.test(words.join(' ')));

const hurtsNow =
  /^(?:(?:yes|yeah|ow|ouch|,) )*(?:(?:that|this|it) )?(?:(?:does|is|really|just|kind of|definitely) )*(?:hurts?|painful|tender|sore|uncomfortable)(?: (?:a (?:lot|little|bit|little bit)|there|right there|now|too))*$/;
const asksWhether =
  /\b(?:does|do|is|are) (?:that|this|it|you) (?:\w+ )?(?:hurt|painful|tender|sore|pain)\b|\bwhen i (?:press|push|touch|move|bend)\b/;
const examines =
  /\b(?:i (?:am going to |will |just |am )*(?:press|push|touch|palpat|squeez|tap|bend|feel)|when i|let me (?:press|feel|see|look|push|bend|touch))/;
/** "I'll press here. Does that hurt?" "Yes, that hurts": what is felt while examined is no history. */
function isExamAnswer(own: readonly Clause[], at: number, clauses: readonly Clause[], phase: string): boolean {
  const before = clauses.slice(Math.max(0, at - 3), at).filter(({ role }) => role === 'clinician');
  if (phase !== 'exam' && !before.some(({ words }) => examines.test(words.join(' ')))) return false;
  const answered = own.length > 1 && asksWhether.test(own[0]!.words.join(' '));
  return answered || hurtsNow.test(own.at(-1)!.words.join(' '));
}

function byPatient(visit: readonly Clause[], persona: Persona, utterances: readonly Utterance[]): Statement[] {
  const aside = smallTalkIn(visit);
  const clauses = completed(
    visit.filter((clause) => !aside.has(clause)),
    utterances,
  );
  const phases = phasesOf(clauses);
  const ofPatient = speaksOfPatient(visit);
  const places = new Map(clauses.map((clause, at) => [clause, at]));
  return readFacts(clauses, persona, utterances).flatMap((fact): Statement[] => {
    if (fact.side !== 'patient') return [];
    const at = places.get(fact.clauses.at(-1)!) ?? 0;
    if (isExamAnswer(fact.clauses, at, clauses, phases[at]!)) return [];
    // "I am not sure if I am getting a cold" is no cold
    const source = fact.clauses.at(-1)!.words.join(' ');
    if (unsure.test(source) && !unsure.test(fact.words.join(' '))) return [];
    if (!ofPatient && !fact.proxy && speaksOfAnother(fact.clauses.at(-1)!.words)) return [];
    const said = fact.denied ?? fact.reported;
    const topic = said && thingsOf(said);
    if (topic && (topic.length === 0 || generic.test(topic.join(' ')))) return [];
    if (fact.reported && topic && !namesIll(topic)) return [];
    if (!topic && isName(fact.words)) return [];
    if (!topic && fact.words[1] === 'reports' && !namesIll(fact.words.slice(2))) return [];
    return [
      {
        words: fact.words,
        form: fact.denied ? 'denied' : fact.reported ? 'reported' : 'told',
        role: 'patient',
        clauses: fact.clauses,
        phase: phases[at]!,
        place: fact.place,
        ...(topic ? { topic } : {}),
      },
    ];
  });
}
