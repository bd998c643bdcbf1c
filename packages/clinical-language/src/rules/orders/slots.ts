import { partForm } from '../../vocabulary/body-parts.ts';
import { frequenciesOf } from '../../checks/reading/frequencies.ts';
import type { Item } from './items.ts';
import type { Order } from './order.ts';

const amount = String.raw`\d[\d.,]*(?:(?:-| to | or )\d[\d.,]*)?`;
const dose = new RegExp(
  String.raw`(?<= |^)(${amount}) (mg|mcg|g|ml|mL|units?|iu|puffs?|sprays?|drops?|tablets?|tabs?|pills?|capsules?)(?= |$)`,
);
const duration =
  /(?<= |^)for (?:about |at least |another |the next |a total of )*(?:\d+(?:(?: to |-)\d+)?|a full|a|one|full|a couple(?: of)?|a few|several) (?:more )?(?:days?|weeks?|months?|years?)(?= |$)/;
const asNeeded = /(?<= |^)(?:as needed|prn|when needed|if needed|as you need it|when you need it)(?= |$)/;
const route =
  /(?<= |^)(?:by mouth|orally|with (?:food|meals|breakfast|dinner)|under the tongue|topically|on an empty stomach|(?:at|before) (?:bedtime|bed|night))(?= |$)/;
const amountOfTime = String.raw`(?:in )?(?:about )?(?:\d+|a|one|a couple(?: of)?|a few) (?:days?|weeks?|months?|years?)(?= |$)`;
const when =
  /(?<= |^)(?:(?:in|within) (?:about |the next )?(?:\d+(?:(?: to |-| or )\d+)?|a|one|a couple(?: of)?|a few) (?:days?|weeks?|months?|years?)|today|tomorrow|this week|next week|next month|(?:before|after|at) (?:the|your) (?:surgery|next visit)|every \d+ (?:weeks|months|years))(?= |$)/;
const site = new RegExp(
  String.raw`(?<= |^)(?:of|on|for|to|in|into) (?:(?:your|the|that|his|her|their|this) )?((?:(?:left|right|lower|upper|both|bilateral) )*${partForm}(?: and (?:the |your )?${partForm})?)(?= |$)`,
);

// what may open the next problem ("for your reflux") is none
const complaintOf =
  '(?:(?:breakthrough|muscle|chest|back|joint|nerve|severe|seasonal) )?(?:pains?|swelling|inflammation|infection|nausea|vomiting|itching|cough|fevers?|congestion|sleep|constipation|spasms?|discomfort|cramps|stiffness|symptoms)';
const reason = new RegExp(
  String.raw`(?<= |^)(?:(?:for|(?:to|will|can|should|is going to|are going to) (?:also )?help (?:you )?(?:with|control|reduce|decrease|relieve|bring down)|to treat|to control|to reduce) (?:(?:the|your|that|any|some|this|his|her) )*)(${complaintOf}(?:(?: and(?: the| your| that)*| or) ${complaintOf})?)(?= |$)`,
);

type Slot = { text: string; items: Item[] };

/** The part of the items that a pattern finds, or undefined. */
function find(items: readonly Item[], pattern: RegExp, group = 0): Slot | undefined {
  const text = items.map(({ word }) => word).join(' ');
  const match = pattern.exec(text);
  if (!match) return undefined;
  const from =
    text.slice(0, match.index).split(' ').length -
    (match.index === 0 ? 1 : match.index > 0 && text[match.index] === ' ' ? 0 : 1);
  const length = match[0].trim().split(' ').length;
  return { text: match[group]!, items: items.slice(from, from + length) };
}

/** Dose, route, frequency, duration and need, from the words behind a drug's name. */
export function drugSlots(items: readonly Item[]): Partial<Order> {
  const slots: Partial<Order> = {};
  const put = (key: 'dose' | 'route' | 'duration' | 'asNeeded' | 'reason', found: Slot | undefined): void => {
    if (found) slots[key] = found;
  };
  put('dose', doseIn(items));
  put('duration', find(items, duration));
  put('asNeeded', find(items, asNeeded));
  put('route', find(items, route));
  put('reason', find(items, reason, 1));
  const words = items.map(({ word }) => word);
  const [frequency] = frequenciesOf(words);
  if (frequency) {
    // places count without "about", so it is looked for again
    const first = frequency.text.split(' ')[0]!;
    const at = words.indexOf(first, frequency.at);
    if (at >= 0) {
      const length = frequency.text.split(' ').length;
      slots.frequency = { text: frequency.text, items: items.slice(at, at + length) };
    }
  }
  return slots;
}

/** A dose; of one that is put right at once ("three capsules, sorry, two capsules") the second. */
export function doseIn(items: readonly Item[]): Slot | undefined {
  const first = find(items, dose);
  if (!first) return undefined;
  const unit = (text: string): string => text.split(' ').at(-1)!.replace(/s$/, '');
  const behind = items.slice(items.indexOf(first.items.at(-1)!) + 1);
  const next = behind.findIndex(({ word }) => !/^(?:,|or|sorry|no|rather|actually|uh|um)$/.test(word));
  const second = next < 0 ? undefined : find(behind.slice(next, next + 2), dose);
  const isAtOnce = second !== undefined && second.items[0] === behind[next];
  // "2 tablets or 3 tablets" leaves the choice
  const isChoice = behind.slice(0, Math.max(next, 0)).some(({ word }) => word === 'or');
  return isAtOnce && !isChoice && unit(second.text) === unit(first.text) ? second : first;
}
const putRight =
  /(?<= |^)(?:or )?(?:, )*(?:i am sorry|sorry|i mean|rather|excuse me|no wait|actually|make that)(?: ,)*(?= |$)/;
const nearby = 6;

/** The time of an order; of one that is put right at once ("in two weeks, sorry, two months") the second. */
export function whenIn(items: readonly Item[]): Slot | undefined {
  const first = find(items, when);
  if (!first) return undefined;
  const end = items.indexOf(first.items.at(-1)!) + 1;
  const behind = items.slice(end, end + nearby);
  const slip = find(behind, putRight);
  if (!slip) return first;
  const after = items.slice(items.indexOf(slip.items.at(-1)!) + 1);
  const meant = find(after.slice(0, nearby), new RegExp(`^${amountOfTime}`));
  return meant ? { text: `in ${meant.text.replace(/^in /, '')}`, items: [...first.items, ...meant.items] } : first;
}
export const siteIn = (items: readonly Item[]): Slot | undefined => find(items, site, 1);
export const durationIn = (items: readonly Item[]): Slot | undefined => find(items, duration);

const purpose =
  /(?<= |^)to (?:(?:further|help|better|also|just|really) )*(?:assess|evaluate|check(?: (?:on|for))?|rule out|look (?:for|at|into)|confirm|strengthen|support|stabilize|protect|reduce|improve|control|treat|prevent|manage|relieve|determine|monitor|work on|help with|see (?:if|whether|how)|make sure|keep|decrease|get) .*$/;
const purposeEnds =
  / (?:and|so|but|okay|because|which|that (?:will|is|way)|then|,|if you|i|we|now|alright|for your|in terms)(?= |$).*$/;
const pointing =
  /\b(?:it|that|this|them|those|these|stuff|things?|going on|what|everything|you)\b|\b(?:the|an?|of|to|in|on|with|for|your|at)$/;
const longestPurpose = 10;

/** What a test, a referral or a device is for: "to evaluate the cuff". */
export function purposeIn(items: readonly Item[]): Slot | undefined {
  const found = find(items, purpose);
  if (!found) return undefined;
  const text = found.text.replace(purposeEnds, '');
  const size = text.split(' ').length;
  return size < 3 || size > longestPurpose || pointing.test(text)
    ? undefined
    : { text, items: found.items.slice(0, size) };
}
