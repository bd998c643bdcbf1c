import type { Clause } from '../rules/clauses/clauses.ts';
import { mentionsIn } from '../vocabulary/order-terms.ts';

const asks = /\b(?:need|want|like|due for|out of)\b.*\brefills?\b/;
const agrees =
  /^(?:, )*(?:yes|yeah|yep|yup|sure|please|actually|i do|i would|i could|that would)\b(?!.*\b(?:no|not|fine|enough)\b)/;
const furthestAnswer = 3;
const furthestDrug = 6;

/** "Do you need a refill of that?" and the patient agrees: the medicine that was named last, and the clauses it rests on. */
export function readRefills(clauses: readonly Clause[]): { drug: string; own: Clause[] }[] {
  return clauses.flatMap((clause, at) => {
    if (clause.role !== 'clinician' || !clause.question || !asks.test(clause.words.join(' '))) return [];
    const answer = clauses.slice(at + 1, at + 1 + furthestAnswer).find(({ role }) => role === 'patient');
    if (!answer || !agrees.test(answer.words.join(' '))) return [];
    const before = clauses.slice(Math.max(0, at - furthestDrug), at + 1).filter(({ role }) => role === 'clinician');
    const drug = before.flatMap(({ words }) => mentionsIn(words)).findLast(({ kind }) => kind === 'drug');
    return drug ? [{ drug: drug.name, own: [clause, answer] }] : [];
  });
}
