import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { partForm } from '../../vocabulary/body-parts.ts';
import { type Clause, linksOf } from '../clauses/clauses.ts';
import { conditionalLine } from '../grammar/order-line.ts';
import { renderWords } from '../grammar/render.ts';
import { type Advice, readAdvice, readReturns } from '../orders/advice.ts';
import type { Order } from '../orders/order.ts';
import { readOrders } from '../orders/read-orders.ts';
import { namesIll } from '../frames/told.ts';
import type { Persona } from '../people/persona.ts';
import type { Draft } from '../sections/draft.ts';
import { readAgreement } from './agreement.ts';
import { readReasons } from './reasons.ts';
import { readProblems, sameProblem } from './read-problems.ts';

type Line = { draft: Draft; at: number; ends: boolean };
type Block = { name: string; judged: boolean; draft: Draft; lines: Line[] };

/** A line that another part of the engine gives to the plan, with the place in the visit of what it rests on. */
export type GivenLine = { draft: Draft; clause: number; isDecided: boolean };

/**
 * Assessment and plan from what was ordered: a heading for each problem that was opened, below it what was said of it and one
 * canonical line for each order; then advice on returning and the follow-up.
 */
export function writePlanFromOrders(
  clauses: readonly Clause[],
  given: readonly GivenLine[],
  complaint: Draft | undefined,
  persona: Persona,
  names: ReadonlySet<string>,
  utterances: readonly Utterance[],
  isPlan: (clause: number) => boolean,
  results: readonly Draft[] = [],
): Draft[] {
  const place = new Map(clauses.map((clause, at) => [clause, at]));
  const draftOf = (words: readonly string[], links: EvidenceLink[], topic: Draft['topic']): Draft => ({
    // a verb here, "follow-up" as a noun elsewhere
    text: renderWords(words, names).replace(/^Follow-up (?=in |with |next |tomorrow|as )/, 'Follow up '),
    kind: 'said',
    links,
    topic,
    words: [...words],
  });
  const blocks: Block[] = [];
  const opened: { block: Block; at: number }[] = [];
  for (const { name, judged, at, clauses: own } of readProblems(clauses, isPlan)) {
    const links = own.flatMap((clause) => linksOf(clause, utterances));
    const known = blocks.find((block) => sameProblem(block.name.toLowerCase(), name.toLowerCase()));
    const block = known ?? {
      name,
      judged,
      draft: { ...draftOf(name.split(' '), links, 'assessment'), heading: true },
      lines: [],
    };
    if (!known) blocks.push(block);
    else if (isFuller(name, known.name, judged)) {
      known.name = name;
      known.draft = { ...draftOf(name.split(' '), [...known.draft.links, ...links], 'assessment'), heading: true };
    }
    block.judged ||= judged;
    opened.push({ block, at: at.clause * 100 + at.offset });
  }
  const general: Block = {
    name: '',
    judged: false,
    draft: { ...(complaint ?? draftOf([], [], 'assessment')), heading: true, topic: 'assessment' },
    lines: [],
  };
  // what is ordered before "and for your diabetes" is for what the patient came with
  const first = blocks[0];
  const unopened = first && (first.judged || !complaint || !namesIll(complaint.words)) ? first : general;
  const file = (at: number): Block => opened.findLast((one) => one.at <= at)?.block ?? unopened;

  const orders = readOrders(clauses, isPlan);
  const covered = new Set<number>();
  for (const order of orders) {
    for (const { clause } of order.items) covered.add(clause);
    const at = positionOf(order, clauses);
    const links = linksOfItems(order, utterances);
    file(at).lines.push({ draft: draftOf(conditionalLine(order, persona), links, 'plan'), at, ends: false });
  }
  const advice = [
    ...readAdvice(clauses, persona, (clause) => isPlan(place.get(clause)!) && !covered.has(place.get(clause)!)),
    ...readReturns(
      clauses.filter(({ words }, at) => isPlan(at) || words.includes('ambulance')),
      persona,
    ),
  ];
  const ending: Draft[] = [];
  for (const one of advice) {
    const clause = place.get(one.clauses[0]!)!;
    const draft = draftOf(one.words, linksOfClauses(one, utterances), one.kind === 'advice' ? 'plan' : 'instructions');
    covered.add(clause);
    if (one.kind === 'advice') file(clause * 100 + 99).lines.push({ draft, at: clause * 100 + 50, ends: false });
    else ending.push(draft);
  }
  for (const { words, clause } of readReasons(clauses, isPlan, persona)) {
    const draft = draftOf(words, linksOf(clauses[clause]!, utterances), 'assessment');
    file(clause * 100 + 99).lines.push({ draft, at: clause * 100, ends: false });
    covered.add(clause);
  }
  for (const { draft, clause, isDecided } of given)
    if (isDecided || !covered.has(clause)) file(clause * 100 + 99).lines.push({ draft, at: clause * 100, ends: false });
  const agreement =
    orders.length > 0 && !given.some(({ isDecided }) => isDecided) ? readAgreement(clauses, isPlan) : undefined;
  if (agreement)
    ending.push(
      draftOf(
        ['the', 'patient', 'agrees', 'with', 'the', 'plan'],
        agreement.flatMap((clause) => linksOf(clause, utterances)),
        'instructions',
      ),
    );
  // a topic that nothing was thought or ordered of is no problem
  const all = [general, ...blocks].filter(({ lines, judged }) => lines.length > 0 || judged);
  const written = all.flatMap(({ name, draft, lines }) => [
    ...(draft.text === '' ? [] : [draft]),
    ...resultsOf(name, results, all.length === 1),
    ...unrepeated(lines.toSorted((a, b) => a.at - b.at).map((line) => line.draft)),
  ]);
  return [...written, ...unrepeated(ending)];
}

/** A longer name, and one that is no longer only possible. */
function isFuller(name: string, known: string, judged: boolean): boolean {
  const [isPossible, was] = [name, known].map((one) => one.startsWith('possible '));
  return isPossible === was
    ? name.length > known.length
    : judged && !isPossible && name.length >= known.length - 'possible '.length;
}

/** Tests and the problems that their results speak of. */
const speaksOf: readonly [test: RegExp, problem: RegExp][] = [
  [/\b(?:a1c|blood sugars?|glucose)\b/, /\bdiabet/],
  [/\b(?:lipid|cholesterol|ldl|hdl|triglycerides)\b/, /\b(?:lipid|cholesterol)/],
  [/\b(?:echo\w*|ejection fraction|bnp)\b/, /\b(?:heart failure|chf|murmur|regurgitation|cardiomyopathy)\b/],
  [/\b(?:chest x-?ray|cxr)\b/, /\b(?:heart failure|chf|pneumonia|bronchitis|copd|lung|respiratory|cough|breath)/],
  [/\b(?:tsh|thyroid)\b/, /\bthyroid/],
  [/\b(?:pulmonary function|pfts?|spirometry)\b/, /\b(?:asthma|copd)\b/],
  [
    /\b(?:ekg|ecg|electrocardiogram|stress test|troponin)\b/,
    /\b(?:chest pain|fibrillation|afib|coronary|palpitations)\b/,
  ],
  [/\b(?:hemoglobin|iron|ferritin|cbc)\b/, /\ban(?:a)?emia\b/],
  [/\b(?:urinalysis|creatinine|ct|ultrasound)\b/, /\b(?:kidney|renal|nephrolithiasis|ureteral)/],
  [/\b(?:endoscopy|egd)\b/, /\b(?:reflux|gerd|gastritis|ulcer)/],
];
const part = new RegExp(`\\b${partForm}\\b`, 'g');
const mostResults = 3;

/** The results that speak of a problem: of its test, of its part of the body, or all when there is one problem alone. */
function resultsOf(problem: string, results: readonly Draft[], isOnly: boolean): Draft[] {
  const name = problem.toLowerCase();
  const parts = new Set(name.match(part) ?? []);
  const own = results.filter(({ words }) => {
    const text = words.join(' ');
    if (/\ba1c\b/.test(text) && !/\bdiabet/.test(name)) return false;
    return (
      isOnly ||
      speaksOf.some(([test, problems]) => test.test(text) && problems.test(name)) ||
      (text.match(part) ?? []).some((one) => parts.has(one))
    );
  });
  return own.slice(0, mostResults).map((draft) => ({ ...draft, topic: 'assessment' }));
}

const unrepeated = (drafts: readonly Draft[]): Draft[] =>
  drafts.filter((draft, at) => draft.text !== '' && drafts.findIndex(({ text }) => text === draft.text) === at);

/** Where an order was first said, in hundredths of clauses. */
function positionOf({ items }: Order, clauses: readonly Clause[]): number {
  const [first] = items;
  if (!first) return 0;
  const offset = clauses[first.clause]!.tokens.indexOf(first.tokens[0]!);
  return first.clause * 100 + Math.min(99, Math.max(0, offset));
}

function linksOfItems({ items }: Order, utterances: readonly Utterance[]): EvidenceLink[] {
  const tokens = [...new Set(items.flatMap((item) => item.tokens))].toSorted((a, b) => a.u - b.u || a.start - b.start);
  const clause = Map.groupBy(items, (item) => item.clause);
  return [...clause.values()].flatMap((own) => {
    const set = new Set(own.flatMap((item) => item.tokens));
    const some = tokens.filter((token) => set.has(token));
    return linksOf(
      { words: [], tokens: some, role: 'clinician', question: false, u: some[0]!.u, lastU: some.at(-1)!.u },
      utterances,
    );
  });
}

const linksOfClauses = ({ clauses }: Advice, utterances: readonly Utterance[]): EvidenceLink[] =>
  clauses.flatMap((clause) => linksOf(clause, utterances));
