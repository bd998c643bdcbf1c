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
import { namedHelper, promiseRules } from './promises.ts';
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
  links: EvidenceLink[];
};

type Known = { today: string; nextVisit?: string | null };
type Found = Omit<HeardTask, 'key'> & { at: number };

/**
 * What somebody of the clinic has to do after a visit: orders, referrals, the next visit and what was promised. Each rests on what
 * the clinician said. What is only considered, or waits for a condition, is none.
 */
export function hearTasks(utterances: readonly Utterance[], known: Known): HeardTask[] {
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
  const put = (category: TaskCategory, words: readonly string[], due: DueDate | null, own: readonly Clause[]): void => {
    found.push({
      category,
      title: renderWords(words, new Set()).replace(/\.$/, ''),
      due,
      assignee: own.map((clause) => helperIn(textOf(clause))).find((name) => name !== null) ?? null,
      links: own.flatMap((clause) => linksOf(clause, utterances)),
      at: clauses.indexOf(own[0]!),
    });
  };
  const orders = readOrders(clauses, isPlan);
  const utterancesOf = ({ items }: Order): number[] => items.map(({ clause }) => clauses[clause]!.u);
  const named = new Set(orders.flatMap((order) => (order.kind === 'drug' ? utterancesOf(order) : [])));
  for (const order of orders) {
    // "pain medication" where the medicine is named as well
    if (order.kind === 'drugClass' && utterancesOf(order).some((at) => named.has(at))) continue;
    const task = taskOfOrder(order);
    const own = [...new Set(order.items.map(({ clause }) => clauses[clause]!))];
    if (!task || own.length === 0) continue;
    if (task.words[0] === 'prescribe') {
      const text = own.map(around).join(' ');
      if (isBought(text) || own.some((clause) => undecided.test(textOf(clause)))) continue;
    }
    const due = task.category === 'Treatment' ? null : dueIn(order.when?.text ?? own.map(textOf).join(' '));
    put(task.category, task.words, due, own);
  }
  const plan = clauses.filter((_, at) => isPlan(at));
  for (const { kind, words, clauses: own } of readReturns(plan, findPersona(utterances)))
    if (kind === 'followUp' && !isOpen(own.map(andNext).join(' ')))
      put('Follow-up', ['schedule', 'a', 'follow-up', 'visit'], dueIn(words.join(' ')), own);
  for (const clause of plan) {
    if (clause.role !== 'clinician') continue;
    const text = textOf(clause);
    const rule = promiseRules.find(({ asked = false, pattern }) => asked === clause.question && pattern.test(text));
    const match = rule?.pattern.exec(text);
    // a condition before the promise is one for it
    if (!rule || !match || /\b(?:if|unless|whether|in case)\b/.test(text.slice(0, match.index))) continue;
    put(rule.category, rule.title(match.groups ?? {}).split(' '), dueIn(text), [clause]);
  }
  return once(found.toSorted((a, b) => a.at - b.at));
}

/** "then I will see whether we have to start steroids" */
const undecided = /\b(?:if|whether) (?:i|we) (?:need|have) to\b/;

const bought =
  /\b(?:over the counter|buy (?:it|them|some)|from (?:the|a|your|any) (?:pharmacy|chemist|drug ?store)|you can (?:also |just )?(?:take|get|try|use)|think about|(?:would|might) (?:probably )?be (?:advisable|worth)|things like)\b/i;
const given =
  /\b(?:prescri\w+|(?:start|put) (?:you|him|her) on|(?:send|call) (?:it|that|this|them|you|in)|writ(?:e|ing) (?:you|him|her|it|that)|script|supply)\b/i;

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
    const name = `${task.category} ${task.title.toLowerCase()}`;
    const earlier = byTitle.get(name);
    byTitle.set(
      name,
      earlier
        ? {
            ...earlier,
            due: earlier.due ?? task.due,
            assignee: earlier.assignee ?? task.assignee,
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
