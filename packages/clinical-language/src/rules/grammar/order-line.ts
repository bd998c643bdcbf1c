import type { Order } from '../orders/order.ts';
import type { Persona } from '../people/persona.ts';
import { toThirdPerson } from '../people/third-person.ts';
import { tradeNames } from '../../vocabulary/drugs.ts';

const trade = new Set(tradeNames);
const verbOf: Readonly<Record<Order['act'], string>> = {
  start: 'start',
  continue: 'continue',
  stop: 'stop',
  increase: 'increase',
  decrease: 'decrease',
  switch: 'change',
  refill: 'refill',
  order: 'order',
  repeat: 'repeat',
  hold: 'hold',
};

/** The canonical line of an order in words: act, object, dose, route, frequency, duration; site and time of a test. */
export function orderLine(order: Order): string[] {
  const { kind, act, name, firmness } = order;
  const slot = (
    key: 'dose' | 'route' | 'frequency' | 'duration' | 'asNeeded' | 'reason' | 'when' | 'purpose',
  ): string => order[key]?.text ?? '';
  const considered = firmness !== 'firm';
  const parts =
    kind === 'drug' || kind === 'drugClass'
      ? [
          considered
            ? act === 'start'
              ? 'consider'
              : `consider ${ing(verbOf[act])}`
            : verbOf[act === 'order' || act === 'repeat' ? 'start' : act],
          trade.has(name) ? capital(name) : name,
          order.drugClass ? `( ${order.drugClass} )` : '',
          (act === 'increase' || act === 'decrease') && order.dose ? 'to' : '',
          slot('dose'),
          slot('frequency')
            .replace(/^(?:a|per) day$/, 'daily')
            .replace(/^once (?:a|per) day$/, 'once daily')
            .replace(/ (?:a|per) day$/, ' daily'),
          slot('route'),
          slot('asNeeded') === '' ? '' : 'as needed',
          slot('reason') === '' ? '' : `for ${slot('reason').replace(/ (?:the|your|that) /g, ' ')}`,
          slot('duration').replace('for the next ', 'for '),
        ]
      : [considered ? 'consider' : leadOf(order), name, siteOf(order), slot('when'), slot('duration'), slot('purpose')];
  return parts.join(' ').split(' ').filter(Boolean);
}

const empty = /\b(?:it|that|this|they|those|happens?|works?|not|we|i|us|me)\b/;
const longestCondition = 12;

/**
 * The line of an order that waits for something, with what it waits for ("order MRI if he is still having symptoms"); an order whose
 * condition cannot be written is only considered.
 */
export function conditionalLine(given: Order, persona: Persona): string[] {
  const order = given.purpose
    ? {
        ...given,
        purpose: {
          ...given.purpose,
          text: toThirdPerson(given.purpose.text.split(' '), 'clinician', persona).join(' '),
        },
      }
    : given;
  const said = order.condition?.text.split(' ') ?? [];
  const words = toThirdPerson(said, 'clinician', persona).filter((word) => word !== ',');
  const isWritten = words.length >= 3 && words.length <= longestCondition && !empty.test(words.slice(1).join(' '));
  return order.firmness === 'conditional' && isWritten
    ? [...orderLine({ ...order, firmness: 'firm' }), ...words]
    : orderLine(order);
}

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const ing = (verb: string): string =>
  verb.endsWith('e') ? `${verb.slice(0, -1)}ing` : verb === 'stop' ? 'stopping' : `${verb}ing`;
const siteOf = ({ site, name }: Order): string => (site && !name.includes(site.text) ? `of the ${site.text}` : '');

function leadOf({ kind, act }: Order): string {
  if (kind === 'referral' && act === 'continue') return 'follow up with';
  if (act === 'stop' || act === 'hold' || act === 'continue') return act;
  if (kind === 'referral') return 'refer to';
  if (kind === 'device') return 'provide';
  if (kind === 'procedure') return 'plan';
  return act === 'repeat' ? 'repeat' : 'order';
}
