import { type Mention, mentionsIn } from '../../vocabulary/order-terms.ts';
import { relativeForm } from '../../vocabulary/relatives.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { Phase } from '../clauses/phases.ts';
import type { Order } from '../orders/order.ts';

/** A condition that the patient has had before the visit, or a drug that is taken already. */
export type Established = { words: string[]; name: string; clauses: Clause[] };

const owned = /^(?:your|my|his|her|their)$/;
const doubt =
  /\b(?:think|believe|may|might|could|possible|possibly|likely|consistent|rule out|test(?:ed|ing)? for|screen\w*|family|prevent|risk|risks|develop|if|not have|never had|do not|no)\b/;
const other = new RegExp(`\\b(?:${relativeForm})\\b`);
const measured = /^(?:blood pressure|cholesterol|weight|blood sugars?|sugars?)$/;
const knownBefore = /\b(?:for|problem|in terms of|as far as) the$/;
const furthest = 4;

const isOwned = (words: readonly string[], { at }: Mention): boolean =>
  words.slice(Math.max(0, at - furthest), at).some((word) => owned.test(word));

/** Chronic conditions that either speaker calls the patient's own: "how is your asthma?" */
export function readEstablishedConditions(clauses: readonly Clause[], phases: readonly Phase[]): Established[] {
  const found = new Map<string, Established>();
  for (const [at, { words, role }] of clauses.entries()) {
    if (phases[at] === 'exam' || phases[at] === 'results') continue;
    const text = words.join(' ');
    if (doubt.test(text) || other.test(text)) continue;
    for (const mention of mentionsIn(words)) {
      if (mention.kind !== 'condition' || !mention.chronic) continue;
      // "and for the diabetes" among the problems of a plan is one that is known
      const isKnown =
        role === 'clinician' && phases[at] === 'plan' && knownBefore.test(words.slice(0, mention.at).join(' '));
      if (!isKnown && !isOwned(words, mention)) continue;
      // "your blood pressure" is measured in everybody
      if (measured.test(words.slice(mention.at, mention.at + mention.length).join(' '))) continue;
      const own = role === 'clinician' ? /^your$/ : /^my$/;
      if (!isKnown && !words.slice(Math.max(0, mention.at - furthest), mention.at).some((word) => own.test(word)))
        continue;
      const earlier = found.get(mention.name);
      if (earlier) earlier.clauses.push(clauses[at]!);
      else found.set(mention.name, { words: mention.name.split(' '), name: mention.name, clauses: [clauses[at]!] });
    }
  }
  return [...found.values()].map((one) => ({ ...one, clauses: one.clauses.slice(0, 2) }));
}

const saysSo =
  /\b(?:continu\w+|keep|keeping|stay|staying|refill\w*|increas\w+|decreas\w+|doubl\w+|lower\w*|rais\w+|reduc\w+|remain)\b/;
const goingOn = new Set(['continue', 'increase', 'decrease', 'refill']);

/** Drugs that are taken already, from the orders that continue or change them. */
export function readEstablishedDrugs(orders: readonly Order[], clauses: readonly Clause[]): Established[] {
  return orders.flatMap((order): Established[] => {
    if (order.kind !== 'drug' || order.firmness !== 'firm' || !goingOn.has(order.act)) return [];
    if (!saysSo.test(order.items.map(({ word }) => word).join(' '))) return [];
    const said = order.act === 'continue' || order.act === 'refill' ? [order.dose?.text, order.frequency?.text] : [];
    return [
      {
        words: [order.name, ...said]
          .filter((word) => word !== undefined)
          .join(' ')
          .split(' '),
        name: order.name,
        clauses: [...new Set(order.items.map(({ clause }) => clauses[clause]!))],
      },
    ];
  });
}
