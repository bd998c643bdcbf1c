import { mentionsIn } from '../../vocabulary/order-terms.ts';
import { isDrug } from '../../vocabulary/drugs.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { Phase } from '../clauses/phases.ts';
import { type Established, readEstablishedConditions, readEstablishedDrugs } from '../facts/established.ts';
import type { Order } from '../orders/order.ts';
import type { Persona } from '../people/persona.ts';
import type { Chosen } from './draft.ts';
import { listed } from './history.ts';

const namesIn = (text: string): Set<string> =>
  new Set(mentionsIn(text.split(' ')).map(({ name }) => name.toLowerCase()));

const statementOf = (words: string[], from: readonly Established[]): Chosen => ({
  statement: {
    words,
    form: 'answered',
    role: 'clinician',
    clauses: [...new Set(from.flatMap(({ clauses }) => clauses))],
    phase: 'history',
    place: 0,
  },
  topic: 'hpi',
  value: 0,
});

/** The history with the chronic conditions and the drugs that no sentence of it names. */
export function withEstablished(
  told: readonly Chosen[],
  said: string,
  clauses: readonly Clause[],
  phases: readonly Phase[],
  orders: readonly Order[],
  persona: Persona,
): Chosen[] {
  const text = `${said} ${told.map(({ statement }) => statement.words.join(' ')).join(' ')}`
    .toLowerCase()
    .replace(/[.,;]/g, ' ');
  const known = namesIn(text);
  const isNew = ({ name }: Established): boolean =>
    !known.has(name.toLowerCase()) && !text.includes(name.toLowerCase());
  const conditions = readEstablishedConditions(clauses, phases).filter(isNew);
  const drugs = readEstablishedDrugs(orders, clauses).filter((one) => isDrug(one.name.toLowerCase()) && isNew(one));
  const out = [...told];
  const list = (some: readonly Established[]): string[] =>
    listed(
      some.map(({ words }) => words),
      'and',
    );
  if (conditions.length > 0)
    out.unshift(statementOf([persona.subject, 'has', 'a', 'history', 'of', ...list(conditions)], conditions));
  if (drugs.length > 0) out.push(statementOf([persona.subject, 'takes', ...list(drugs)], drugs));
  return out;
}
