import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { readAnswer } from '../rules/frames/answers.ts';
import { patientDecisions } from '../rules/facts/decided.ts';
import { type Clause, clausesOf } from '../rules/clauses/clauses.ts';
import type { Decision } from '../rules/facts/decisions.ts';
import { auxiliaries, baseVerbs } from '../vocabulary/verbs.ts';
import { type Reading, readWords } from './reading/read-text.ts';
import { isSymptom } from './tables/symptoms.ts';

/** A clause of the visit, read. `asked` is the place of the question that it answers; `denied`: a question answered with no. */
export type Said = {
  at: number;
  clause: Clause;
  reading: Reading;
  stems: ReadonlySet<string>;
  asked: number | undefined;
  denied: boolean;
};

/** Everything said, read once, with ways to find it again. */
export type Visit = {
  utterances: readonly Utterance[];
  said: readonly Said[];
  byUtterance: ReadonlyMap<string, readonly Said[]>;
  byStem: ReadonlyMap<string, readonly Said[]>;
  /** Every word that was said, in lower case. */
  words: ReadonlySet<string>;
  /** What the patient refused and agreed to, by the clause that says so. */
  decisions: ReadonlyMap<Clause, Decision>;
  weight: (stem: string) => number;
};

// A word that is said everywhere finds nothing; and no list may grow with the square of the visit.
const mostPlaces = 400;

// one visit is read for several notes: by the self-test, after each edit
const visitsOf = new WeakMap<readonly Utterance[], Visit>();

/** Reads a visit. Linear in its length. */
export function readVisit(utterances: readonly Utterance[]): Visit {
  const visit = visitsOf.get(utterances) ?? readAnew(utterances);
  visitsOf.set(utterances, visit);
  return visit;
}

function readAnew(utterances: readonly Utterance[]): Visit {
  const clauses = clausesOf(utterances);
  const readings = clauses.map((clause) => readWords(clause.tokens.map((token) => token.t)));
  const { asked, denied } = answersOf(clauses, readings);
  const said = clauses.map((clause, at): Said => {
    const reading = readings[at]!;
    const stems = new Set([...reading.stems, ...reading.concepts.map(({ concept }) => concept)]);
    stems.delete('');
    return { at, clause, reading, stems, asked: asked[at], denied: denied.has(at) };
  });
  const byUtterance = new Map<string, Said[]>();
  const byStem = new Map<string, Said[]>();
  const words = new Set<string>();
  for (const one of said) {
    for (const u of new Set(one.clause.tokens.map((token) => token.u))) push(byUtterance, utterances[u]!.id, one);
    for (const stem of one.stems) push(byStem, stem, one);
    for (const word of one.reading.words) words.add(word);
  }
  const weight = (stem: string): number => Math.log(2 + said.length / ((byStem.get(stem)?.length ?? 0) + 1));
  const decisions = new Map(patientDecisions(clauses, utterances).map((decision) => [decision.clause, decision]));
  return { utterances, said, byUtterance, byStem, words, decisions, weight };
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Settles how what was asked stands by its answer, in the readings; returns for each clause the question it answers. */
function answersOf(
  clauses: readonly Clause[],
  readings: readonly Reading[],
): { asked: (number | undefined)[]; denied: ReadonlySet<number> } {
  const denied = new Set<number>();
  const asked: (number | undefined)[] = clauses.map(() => undefined);
  for (const [at, clause] of clauses.entries()) {
    if (clause.role === 'clinician') leaveOpen(readings[at]!);
    if (!clause.question && !endsInTag(clause) && !isElliptic(clause)) continue;
    let reply = at + 1;
    while (reply < clauses.length && reply - at <= 4 && clauses[reply]!.role === clause.role) reply++;
    // "no calf tenderness. you have pain here. any cough?": what was told in between is not asked
    const between = clauses.slice(at + 1, reply);
    if (!clause.question && between.some((one) => !one.question && !isElliptic(one) && !endsInTag(one))) continue;
    const answer = clauses[reply];
    if (!answer || answer.role === clause.role) {
      if (clause.question) settle(readings[at]!, undefined);
      continue;
    }
    const kind = answerKind(answer, readings[at]!);
    if (!clause.question && (kind !== 'no' || !isElliptic(clause))) continue;
    for (let i = reply; i < clauses.length && i - reply < 3 && clauses[i]!.u === answer.u; i++) asked[i] ??= at;
    settle(readings[at]!, kind);
    if (kind !== 'yes') settleNamed(readings[at]!, readings[reply]!);
    if (kind === 'no') denied.add(at);
  }
  return { asked, denied };
}

const circumstance = /^(?:when|while|if|because|since|after|before|until|whenever|where|for|as)$/;
const inverts = /^(?:do|does|did|is|are|was|were|have|has|had|can|could|will|would)$/;

/**
 * "no" denies what was asked, but neither the circumstances ("when you walk", "for your acne") nor what the question is about
 * ("has the ibuprofen helped"). What is neither yes nor no leaves all of it open.
 */
function settle({ words, polarity }: Reading, kind: 'yes' | 'no' | undefined): void {
  let open = false;
  const verb = words.findIndex((word) => inverts.test(word));
  const subject =
    verb >= 0 && /^(?:the|your|his|her|this|that|these|those)$/.test(words[verb + 1] ?? '') ? verb + 2 : -1;
  for (const [i, word] of words.entries()) {
    open ||= i > 2 && circumstance.test(word) && words[i + 1] !== 'well';
    if (kind === undefined || (kind === 'no' && (open || i === subject))) polarity[i] = 0;
    else if (kind === 'no') polarity[i] = -1;
  }
}

/** "any carotid bruit no thyromegaly", said while examining: what is looked for stands open up to a denial. */
function leaveOpen({ words, polarity }: Reading): void {
  const first = words.findIndex((word) => !filler.test(word));
  if (words[first] !== 'any') return;
  for (let i = first; i < words.length && polarity[i] === 1; i++) polarity[i] = 0;
}

/** "any nausea, fever or chills" – "no fever, some chills": what the answer names stands as it says there. */
function settleNamed(question: Reading, answer: Reading): void {
  const named = new Map(answer.stems.map((stem, at) => [stem, answer.polarity[at]!]));
  for (const [i, stem] of question.stems.entries())
    if (isSymptom(stem)) question.polarity[i] = named.get(stem) ?? question.polarity[i]!;
}

/** "shortness of breath", said alone by the clinician: it asks. */
const isElliptic = ({ role, tokens, words }: Clause): boolean =>
  role === 'clinician' &&
  tokens.length <= 7 &&
  !/^(?:for|about|regarding|your|the|number|next)$/.test(words.find((word) => !filler.test(word)) ?? '') &&
  !words.some(
    (word) =>
      auxiliaries.has(word) ||
      baseVerbs.has(word) ||
      /^(?:i|you|we|he|she|they|it|that|this|there|okay|exam)$/.test(word),
  );

const filler = /^(?:um|uh|well|so|and|okay|now|then|alright)$/;

/** "Metformin, okay" only repeats what was told. */
const endsInTag = (clause: Clause): boolean =>
  /^(?:right|correct|okay)$/.test(clause.tokens.at(-1)?.t ?? '') && clause.tokens.length > 4;

function answerKind(answer: Clause, question: Reading): 'yes' | 'no' | undefined {
  const words = answer.tokens.map((token) => token.t).filter((word) => word !== ',');
  while (words.length > 1 && opening.test(words[0]!) && afterOpening.test(words[1]!)) words.shift();
  const known = readAnswer(words) ?? readAnswer(answer.words);
  if (!known && asksAfter.test(question.words.join(' ')) && course.test(words.join(' '))) return 'yes';
  if (!known || known.polarity === 'yes') return known?.polarity;
  // "no, just a little" and "no, only when i run" take it back; "no just nausea" does not
  const rest = known.rest.join(' ');
  const hedged =
    /\b(?:a little|a bit|some|sometimes|occasional(?:ly)?|slight|mild|once in a while|every now)\b|^(?:just|only|except) (?:when|if|at|in|with|on|a|the)\b/;
  const again = known.rest.some((word) => question.words.includes(word) && word.length > 4);
  return hedged.test(rest) && !again ? undefined : 'no';
}

/** "How is the rash?" – "About the same": it is there. */
const asksAfter = /^(?:(?:so|and|okay|well|now|hello|hi|good morning) )*how (?:is|are|has|have)\b/;
const course =
  /^(?:it is |it has been |they are )?(?:about |just |much |a lot |a bit |a little |slightly |getting |somewhat )*(?:better|worse|the same|unchanged|improving)\b/;

const opening = /^(?:um|well|so|and|oh|but|i|actually|really|mm|you|know|uh|hmm|ah)$/;
const afterOpening = /^(?:no|not|nope|yes|yeah|yep|well|so|oh|nothing|you|know|actually|um|uh|never|none)$/;

/** What a sentence rests on: `core` is what its links cover with the question asked or the answer given; `near` is around it. */
export type Basis = { core: Said[]; near: Said[]; found: boolean };

export function basisOf(links: readonly EvidenceLink[], stems: ReadonlySet<string>, visit: Visit): Basis {
  const linked = new Set(linkedClauses(links, visit));
  const found = linked.size === 0;
  if (found) for (const one of bestFor(stems, visit)) linked.add(one);
  const core = new Set<Said>();
  for (const one of linked) {
    core.add(one);
    if (one.asked !== undefined) core.add(visit.said[one.asked]!);
    if (!one.clause.question) continue;
    for (let i = one.at + 1; i < visit.said.length && i - one.at <= 6; i++)
      if (visit.said[i]!.asked === one.at) core.add(visit.said[i]!);
  }
  const near = new Set<Said>();
  for (const one of core)
    for (let i = Math.max(0, one.at - 4); i <= one.at + 4 && i < visit.said.length; i++)
      if (!core.has(visit.said[i]!)) near.add(visit.said[i]!);
  return { core: inOrder(core), near: inOrder(near), found };
}

/** The clauses that links cover. */
export function linkedClauses(links: readonly EvidenceLink[], visit: Visit): Said[] {
  const linked = new Set<Said>();
  for (const link of links)
    for (const one of visit.byUtterance.get(link.utteranceId) ?? []) if (overlaps(one, link, visit)) linked.add(one);
  return [...linked];
}

const inOrder = (some: Iterable<Said>): Said[] => [...some].toSorted((a, b) => a.at - b.at);

function overlaps(one: Said, link: EvidenceLink, visit: Visit): boolean {
  return one.clause.tokens.some(
    (token) => token.start < link.end && token.end > link.start && visit.utterances[token.u]!.id === link.utteranceId,
  );
}

/** The clauses that hold most of what a sentence without links speaks of. */
function bestFor(stems: ReadonlySet<string>, visit: Visit): Said[] {
  const gains = new Map<Said, number>();
  let total = 0;
  for (const stem of stems) {
    const weight = visit.weight(stem);
    total += weight;
    for (const one of (visit.byStem.get(stem) ?? []).slice(0, mostPlaces))
      gains.set(one, (gains.get(one) ?? 0) + weight);
  }
  return [...gains]
    .filter(([, gain]) => gain >= total * 0.35)
    .toSorted((a, b) => b[1] - a[1] || a[0].at - b[0].at)
    .slice(0, 3)
    .map(([one]) => one);
}

/** Clauses that speak of at least one of the stems, at most a few hundred. */
export function clausesAbout(stems: Iterable<string>, visit: Visit): Said[] {
  const out = new Set<Said>();
  for (const stem of stems) for (const one of (visit.byStem.get(stem) ?? []).slice(0, mostPlaces)) out.add(one);
  return [...out];
}
