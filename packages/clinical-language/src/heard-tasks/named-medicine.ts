import type { Clause } from '../rules/clauses/clauses.ts';
import { itemsOf } from '../rules/orders/items.ts';
import { isOfClass, mentionsIn } from '../vocabulary/order-terms.ts';

const furthest = 3;
const filler = /^(?:okay|alright|right|so|and|then|well|um|uh)$/;

/**
 * The medicine that is named after its class: "I will put you on a pain medicine. So tramadol, 50 mg, every six hours." Its words
 * with dose and frequency, and the clause; undefined when none of the class follows in the same breath.
 */
export function namedMedicine(
  clauses: readonly Clause[],
  clause: Clause,
  className: string,
): { words: string[]; clause: Clause } | undefined {
  const from = clauses.indexOf(clause) + 1;
  for (const [by, next] of clauses.slice(from, from + furthest).entries()) {
    if (next.u !== clause.u || next.role !== 'clinician' || next.question) return undefined;
    const words = itemsOf([{ clause: next, at: from + by }])
      .map(({ word }) => word)
      .filter((word) => word !== ',');
    const drug = mentionsIn(words).find(({ kind, name }) => kind === 'drug' && isOfClass(name, className));
    // behind a verb it is an order of its own
    if (drug && words.slice(0, drug.at).every((word) => filler.test(word)))
      return { words: words.slice(drug.at), clause: next };
  }
  return undefined;
}
