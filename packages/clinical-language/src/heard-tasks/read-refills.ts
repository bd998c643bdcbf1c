import type { Clause } from '../rules/clauses/clauses.ts';
import { mentionsIn } from '../vocabulary/order-terms.ts';

type Refill = { drug: string; own: Clause[] };

const asks = /\b(?:need|want|like|due for|out of)\b.*\brefills?\b/;
const agrees =
  /^(?:, )*(?:yes|yeah|yep|yup|sure|please|actually|i do|i would|i could|that would)\b(?!.*\b(?:no|not|fine|enough)\b)/;
const needs =
  /\bi (?:do |also |will |would )*(?:need|want|like|could use)(?: \S+){0,2} (?:more|refills?|another|new prescriptions?)\b/;
const grants =
  /\b(?:i|we) (?:will|am going to|are going to|can) (?:also |just )?(?:get|send|write|do|refill|renew|print|put in|call in)\b.*\b(?:prescriptions?|refills?|those|these|them|that|it)\b|\b(?:i|we) (?:will|can) (?:refill|renew)\b|^(?:, |all right |okay |sure )*will do\b/;
const furthestAnswer = 3;
const furthestDrug = 6;
/** Which pharmacy, on paper or not: a few turns lie between the wish and its grant. */
const furthestGrant = 16;

const textOf = ({ words }: Clause): string => words.join(' ');
const drugsIn = ({ words }: Clause) => mentionsIn(words).filter(({ kind }) => kind === 'drug');

/** Medicines that are to be written for again, and the clauses that each rests on. */
export function readRefills(clauses: readonly Clause[]): Refill[] {
  return [...offered(clauses), ...wished(clauses)];
}

/** "Do you need a refill of that?" and the patient agrees: the medicine that was named last. */
function offered(clauses: readonly Clause[]): Refill[] {
  return clauses.flatMap((clause, at) => {
    if (clause.role !== 'clinician' || !clause.question || !asks.test(textOf(clause))) return [];
    const answer = clauses.slice(at + 1, at + 1 + furthestAnswer).find(({ role }) => role === 'patient');
    if (!answer || !agrees.test(textOf(answer))) return [];
    const before = clauses.slice(Math.max(0, at - furthestDrug), at + 1).filter(({ role }) => role === 'clinician');
    const drug = before.flatMap(drugsIn).at(-1);
    return drug ? [{ drug: drug.name, own: [clause, answer] }] : [];
  });
}

/** "I need more of my inhaler", and a little later the clinician will get it. */
function wished(clauses: readonly Clause[]): Refill[] {
  return clauses.flatMap((clause, at) => {
    if (clause.role !== 'patient' || clause.question || !needs.test(textOf(clause))) return [];
    const grant = clauses
      .slice(at + 1, at + 1 + furthestGrant)
      .find((one) => one.role === 'clinician' && !one.question && grants.test(textOf(one)));
    return grant ? drugsIn(clause).map(({ name }) => ({ drug: name, own: [clause, grant] })) : [];
  });
}
