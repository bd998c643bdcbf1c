import type { TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { type DueDate, readDueDate } from '../due-dates/read-due-date.ts';
import { type Clause, clausesOf, linksOf } from '../rules/clauses/clauses.ts';
import { planAt } from '../rules/clauses/plan-at.ts';
import { renderWords } from '../rules/grammar/render.ts';
import { readReturns } from '../rules/orders/advice.ts';
import type { Order } from '../rules/orders/order.ts';
import { readOrders } from '../rules/orders/read-orders.ts';
import { findPersona } from '../rules/people/persona.ts';
import { mentionsIn } from '../vocabulary/order-terms.ts';
import { type DoneBy, doneBy } from './named-doer.ts';
import { namedMedicine } from './named-medicine.ts';
import { nextAct, promisesIn } from './promises-in.ts';
import { namedHelper } from './promises.ts';
import { readRefills } from './read-refills.ts';
import { taskOfOrder } from './task-of-order.ts';

export type HeardTask = {
  /** The same whenever the same words are heard. */
  key: string;
  category: TaskCategory;
  /** In the imperative. */
  title: string;
  due: DueDate | null;
  /** A name or a role, as said. */
  assignee: string | null;
  /** Said of somebody with a bare name: it is a task only where a colleague is called so. */
  onlyByColleague: boolean;
  links: EvidenceLink[];
};

type Known = { today: string; nextVisit?: string | null };
type Found = Omit<HeardTask, 'key'> & { at: number };

/**
 * What somebody of the clinic has to do after a visit: orders, referrals, the next visit and what was promised. Each rests on what
 * the clinician said. What is only considered, or waits for a condition, is none.
 */
export function hearTasks(utterances: readonly Utterance[], known: Known): HeardTask[] {
  const heard = hearOnce(utterances, known);
  if (known.nextVisit !== undefined) return heard;
  // "before the next visit" has the day of the visit that is agreed on in this one
  const next = heard.find(({ title, due }) => title === followUp && due?.date && due.sure)?.due?.date;
  const isBound = heard.some(
    ({ due }) => due?.date === null && /\b(?:visit|appointment|see you|come back|return)\b/.test(due.words),
  );
  return next && isBound ? hearOnce(utterances, { ...known, nextVisit: next }) : heard;
}

const followUp = 'Schedule a follow-up visit';

function hearOnce(utterances: readonly Utterance[], known: Known): HeardTask[] {
  const clauses = clausesOf(utterances);
  const isPlan = planAt(clauses);
  const textOf = ({ words }: Clause): string => words.join(' ');
  const dueIn = (text: string): DueDate | null =>
    readDueDate(text, known.today, known.nextVisit === undefined ? {} : { nextVisit: known.nextVisit });
  const near = (clause: Clause, by: number): string => {
    const other = clauses[clauses.indexOf(clause) + by];
    return other?.u === clause.u ? textOf(other) : '';
  };
  const andNext = (clause: Clause): string => `${textOf(clause)}, ${near(clause, 1)}`;
  const around = (clause: Clause): string => `${near(clause, -1)}, ${andNext(clause)}`;
  const found: Found[] = [];
  const put = (
    category: TaskCategory,
    words: readonly string[],
    due: DueDate | null,
    own: readonly Clause[],
    by?: DoneBy,
  ): void => {
    found.push({
      category,
      title: renderWords(words, new Set())
        .replace(/\.$/, '')
        // the noun has the hyphen, the verb has none
        .replace(/^Follow-up (?=on|with)/, 'Follow up '),
      due,
      assignee: by?.doer ?? own.map((clause) => helperIn(textOf(clause))).find((name) => name !== null) ?? null,
      onlyByColleague: by?.byName ?? false,
      links: own.flatMap((clause) => linksOf(clause, utterances)),
      at: clauses.indexOf(own[0]!),
    });
  };
  const orders = readOrders(clauses, isPlan);
  const utterancesOf = ({ items }: Order): number[] => items.map(({ clause }) => clauses[clause]!.u);
  const named = new Set(orders.flatMap((order) => (order.kind === 'drug' ? utterancesOf(order) : [])));
  const lastPrescribed = clauses.findLastIndex(
    ({ role, words }) => role === 'clinician' && prescribes.test(words.join(' ')),
  );
  /** "We can try a cream", and later "I will do the prescription". */
  const isPrescribedLater = ({ firmness, kind, items }: Order): boolean =>
    firmness === 'considered' &&
    (kind === 'drug' || kind === 'drugClass') &&
    items.some(({ clause }) => clause < lastPrescribed && tries.test(textOf(clauses[clause]!)));
  for (const order of orders) {
    // "pain medication" where the medicine is named as well
    if (order.kind === 'drugClass' && utterancesOf(order).some((at) => named.has(at))) continue;
    const task = taskOfOrder(isPrescribedLater(order) ? { ...order, firmness: 'firm' } : order);
    const own = [...new Set(order.items.map(({ clause }) => clauses[clause]!))];
    if (!task || own.length === 0) continue;
    const said = own.map(textOf).join(' ');
    if (task.category === 'Treatment' && task.words[0] !== 'prescribe' && isUndecided(order, said)) continue;
    if (isNamedOnly(order, said) || (order.kind !== 'drug' && ifNeeded.test(said))) continue;
    if (task.words[0] === 'prescribe') {
      const text = own.map(around).join(' ');
      if (isBought(text) || own.some((clause) => undecided.test(textOf(clause)))) continue;
    }
    const medicine = order.kind === 'drugClass' ? namedMedicine(clauses, own.at(-1)!, order.name) : undefined;
    if (medicine) {
      put(task.category, [task.words[0]!, ...medicine.words], null, [...own, medicine.clause]);
      continue;
    }
    const ownText = ownWords(order, said);
    const due = task.category === 'Treatment' ? null : dueIn(beforeReturn(order, said) ?? order.when?.text ?? ownText);
    put(task.category, withRegion(task.words, said), due, own);
  }
  for (const { drug, own } of readRefills(clauses))
    if (!found.some(({ category, title }) => category === 'Treatment' && title.toLowerCase().includes(drug)))
      put('Treatment', ['refill', drug], null, own);
  const ordered = found.map(({ category, title, links }) => ({
    category,
    text: title.toLowerCase(),
    utteranceIds: links.map(({ utteranceId }) => utteranceId),
  }));
  /** Whether an order names the same, or is of the category and was said in the same breath. */
  const isOrdered = (category: TaskCategory, words: readonly string[], clause: Clause): boolean => {
    const names = mentionsIn(words).flatMap(({ kind, name }) => (kind === 'condition' ? [] : name.toLowerCase()));
    const own = linksOf(clause, utterances).map(({ utteranceId }) => utteranceId);
    return ordered.some(
      (order) =>
        order.category === category &&
        (names.length > 0
          ? names.every((name) => order.text.includes(name))
          : order.utteranceIds.some((id) => own.includes(id))),
    );
  };
  const plan = clauses.filter((_, at) => isPlan(at));
  for (const { kind, words, clauses: own } of readReturns(plan, findPersona(utterances)))
    if (kind === 'followUp' && !isOpen(own.map(andNext).join(' ')))
      put('Follow-up', ['schedule', 'a', 'follow-up', 'visit'], dueIn(words.join(' ')), own);
  for (const clause of plan) {
    if (clause.role !== 'clinician') continue;
    const by = doneBy(clause);
    const { text } = by;
    for (const { rule, match, before, said } of promisesIn(text, clause.question && !tellsWhat.test(text))) {
      // a condition before the promise is one for it
      if (rule.unlessConditional && /\b(?:if|unless)\b/.test(near(clause, -1))) continue;
      if (/\b(?:if|unless|whether|in case)\b/.test(`${before} ${match[0]}`)) continue;
      let words = rule.title(match.groups ?? {}).split(' ');
      if (rule.namedBefore && !match.groups?.['what']) {
        const earlier = `${near(clause, -1)} ${before}`.split(' ');
        const specialty = mentionsIn(earlier).findLast(({ kind }) => kind === 'referral');
        if (specialty) words = ['refer', 'to', specialty.name];
        else if (found.some(({ category }) => category === rule.category)) continue;
      }
      if (rule.unlessAny && found.some(({ category }) => category === rule.category)) continue;
      if (rule.unlessOrdered && isOrdered(rule.category, words, clause)) continue;
      if (words.join(' ') === 'call the patient' && results.test(`${near(clause, -1)} ${text}`))
        words.push('with', 'the', 'results');
      put(rule.category, words, dueIn(said), [clause], by);
    }
  }
  return once(found.toSorted((a, b) => a.at - b.at));
}

const results = /\b(?:results?|labs?)\b/;

const comesBack = /\b(?:come back|come in|see you|back in|follow up with|return)\b/;

/** The words up to the next visit, for an order that is named before it: what is said behind is the day of the visit. */
function beforeReturn({ name }: Order, text: string): string | undefined {
  const back = comesBack.exec(text)?.index ?? -1;
  if (back < 0) return undefined;
  const before = text.slice(0, back);
  return mentionsIn(before.split(' ')).some((mention) => mention.name === name) ? before : undefined;
}

const verbs = 'check|recheck|order|repeat|get|draw|send|refer|schedule|arrange|do';
const nextOrder = new RegExp(
  `(?: ,)? (?:and|then)(?: then| also)?(?: (?:i|we) (?:will|am going to|are going to))? (?=(?:${verbs})\\b)`,
);

/** "Order an MRI and check a potassium in two weeks": the day belongs to the verb before it; one at the beginning to all. */
function ownWords({ name }: Order, whole: string): string {
  // a day behind a promise is that of the promise
  const pieces = whole.split(nextAct);
  const text = pieces.find((piece) => mentionsIn(piece.split(' ')).some((mention) => mention.name === name)) ?? whole;
  const parts = text.split(nextOrder);
  const names = parts.map((part) => mentionsIn(part.split(' ')).map((mention) => mention.name));
  const own = names.findIndex((each) => each.includes(name));
  if (own < 0 || names.filter((each) => each.length > 0).length < 2) return text;
  const opening = (parts[0] ?? '').split(new RegExp(`\\b(?:${verbs})\\b`))[0] ?? '';
  return `${opening} ${parts[own]}`;
}

const quadrant = '((?:right|left) (?:upper|lower) quadrant)';
const picture = '(?:ultrasound|ct|scan|mri|x-ray)';
const region = new RegExp(
  `\\b${quadrant} (?:abdominal )?${picture}\\b|\\b${picture} (?:scan )?of (?:the |your )?${quadrant}`,
);

/** "a right upper quadrant ultrasound": the region stands before what is ordered. */
function withRegion([verb, ...words]: readonly string[], text: string): string[] {
  const found = region.exec(text);
  const named = found?.[1] ?? found?.[2];
  return named && /^(?:ultrasound|ct|mri|x-ray)\b/i.test(words.join(' '))
    ? [verb!, named, ...words]
    : [verb!, ...words];
}

/** "then I will see whether we have to start steroids", "which might need an antibiotic" */
const undecided = /\b(?:if|whether) (?:i|we) (?:need|have) to\b|\b(?:that|which) (?:might|may|could|would) need\b/;

/** "We will check it to see if we need to change your metformin" */
function isUndecided({ name }: Order, text: string): boolean {
  const at = undecided.exec(text)?.index ?? -1;
  return at >= 0 && text.lastIndexOf(name.toLowerCase()) > at;
}

/** "We will refer you if we need to": a drug is often taken so, anything else is not decided. "To see if we need to" decides. */
const ifNeeded =
  /(?<!\b(?:see|know|tell|find out|determine|decide) )\bif (?:i|we|you) (?:need|have) (?:to|it|that|one)\b|\bif (?:needed|necessary|required)\b/;

/** "What I would like is …" asks nothing. */
const tellsWhat = /\bwhat (?:i|we) (?:am|are|will|would|want|need|can)\b/;

const prescribes =
  /\b(?:i|we) (?:will|am going to|are going to|can)(?: \S+){0,3} (?:do|write|issue|send|print)(?: you)?(?: out| over| up)? (?:an?|the|that|your) prescription\b/;
const tries = /\b(?:i|we) (?:can|could) (?:also )?(?:try|give|use)\b/;

/** "from ibuprofen to naproxen", "come to the surgery", "call you with the biopsy report": the name is said, and nobody orders it. */
function isNamedOnly({ kind, act, name }: Order, text: string): boolean {
  const said = name.toLowerCase().replaceAll(/[^a-z0-9 ]/g, '.');
  if (act === 'switch' && new RegExp(`\\bfrom (?:the |your )?${said}\\b.* to\\b`).test(text)) return true;
  if (
    kind === 'referral' &&
    /\b(?:talk|speak)(?:ing)? (?:to|with) (?:your|the|my)\b/.test(text) &&
    !/\b(?:refer|see)\b/.test(text)
  )
    return true;
  if (
    /\b(?:ordered|sent|did|got|drew|referred)\b.* (?:before (?:you|the visit|your|this)|last (?:week|month|year|time|visit)|when you)\b/.test(
      text,
    ) ||
    /^(?:and |so )?last (?:week|month|year|time|visit),? (?:i|we) (?:ordered|sent|did|got|drew|referred)\b/.test(text)
  )
    return true;
  if (/\b(?:i|we) (?:had )?sent (?:you|him|her|them) (?:to (?:get|have|do)|for)\b/.test(text)) return true;
  if (
    kind === 'referral' &&
    /\b(?:(?:call|contact|ring|phone)(?:ing)?(?: up)?|(?:letter|note|message|email) to) (?:your|the)\b/.test(text) &&
    !/\brefer/.test(text)
  )
    return true;
  // "swab you for a strep test"
  if (
    name === 'swab' &&
    mentionsIn(text.split(' ')).some((mention) => mention.kind === 'test' && mention.name !== name)
  )
    return true;
  if (name === 'injection' && /\b(?:shot|injection) of [a-z]/.test(text)) return true;
  if (name === 'surgery' && /\b(?:at|in|to|into|from) (?:the|our|your|one of our) surgery\b/.test(text)) return true;
  if (new RegExp(`\\b(?:authori[sz]ation|approval|approved) for (?:the |your |that |an? )?${said}\\b`).test(text))
    return true;
  // "stop taking any of the Advil", and nothing is given in between
  if (
    kind === 'drug' &&
    new RegExp(
      `\\bstop(?:ping)? (?:taking|using)\\b(?:(?!\\b(?:give|start|prescribe|put|take)\\b).)*\\b${said}\\b`,
    ).test(text)
  )
    return true;
  return new RegExp(
    `\\b(?:with|on|about|for) (?:the |your |that )?${said} (?:report|results?)\\b|\\b(?:results?|report|reading) (?:of|from|on|for) (?:the |your |that )?${said}\\b`,
  ).test(text);
}

const bought =
  /\b(?:over the counter|buy (?:it|them|some)|from (?:the|a|your|any) (?:pharmacy|chemist|drug ?store)|you (?:can|should) (?:also |just )?(?:take|get|try|use)|think about|(?:would|might) (?:probably )?be (?:advisable|worth|beneficial|helpful)|things like|ask (?:her|him|them|your [a-z]+) to (?:give|get|buy))\b/i;
const given =
  /\b(?:prescri\w+|(?:will|going to) give (?:you|him|her) (?!some\b|a (?:list|leaflet|sheet)\b)|(?:start|put) (?:you|him|her) on|(?:send|call) (?:it|that|this|them|you|in)|writ(?:e|ing) (?:you|him|her|it|that)|script|supply)\b/i;

/** A medicine that the patient gets alone: nobody of the clinic has to write for it. */
const isBought = (text: string): boolean => bought.test(text) && !given.test(text);

/** A return that waits for how things go, or was only perhaps. */
const isOpen = (text: string): boolean =>
  /\b(?:perhaps|maybe)\b|(?:^| )if (?:things|it|that|this|they|you|the|your|symptoms)\b.*\b(?:better|worse|improv\w*|away|persist\w*|settle\w*)\b/i.test(
    text.replace(/ and if .*/i, ''),
  );

function helperIn(text: string): string | null {
  const { role, name } = namedHelper.exec(text)?.groups ?? {};
  return role ?? name ?? null;
}

/** One task of each title: the one with a day, with all that was said for it. */
function once(found: readonly Found[]): HeardTask[] {
  const byTitle = new Map<string, Found>();
  for (const task of found) {
    // another word for the same thing
    const name = `${task.category} ${task.title.toLowerCase().replace(/\bcortisone\b/, 'steroid')}`;
    const earlier = byTitle.get(name);
    byTitle.set(
      name,
      earlier
        ? {
            ...earlier,
            due: earlier.due ?? task.due,
            assignee: earlier.assignee ?? task.assignee,
            onlyByColleague: earlier.onlyByColleague && task.onlyByColleague,
            links: [...earlier.links, ...task.links],
          }
        : task,
    );
  }
  return [...byTitle.values()].map(({ at: _, ...task }) => ({
    key: `${task.category}:${task.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    ...task,
  }));
}
