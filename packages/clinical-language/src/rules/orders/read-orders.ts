import type { Clause } from '../clauses/clauses.ts';
import { type Mention, mentionsIn } from '../../vocabulary/order-terms.ts';
import { actIn, opensOrder } from './acts.ts';
import { type Frame, framesIn } from './frames.ts';
import { type Item, itemsOf } from './items.ts';
import { mergeOrders } from './merge-orders.ts';
import type { Act, Order } from './order.ts';
import { doseIn, drugSlots, durationIn, purposeIn, siteIn, whenIn } from './slots.ts';

/** The neighbouring clauses of the clinician, with a patient's short assent between them passed over. */
function runsOf(clauses: readonly Clause[]): { clause: Clause; at: number }[][] {
  const runs: { clause: Clause; at: number }[][] = [];
  let open = false;
  for (const [at, clause] of clauses.entries()) {
    if (clause.role === 'clinician') {
      if (!open) runs.push([]);
      runs.at(-1)!.push({ clause, at });
      open = true;
    } else if (clause.role === 'patient' && clause.words.length > 3) open = false;
  }
  return runs;
}

/** "what we are going to do is …" has no question's order of words. */
const tellsWhat =
  /\bwhat (?:i|we) (?:am|are|will|would|want|did|do|usually|recommend|suggest|should|could|can|might)\b|,? (?:ok|okay|alright|all right)$/;
const corrects = /^(?:, )*(?:or )?(?:, )*(?:i am sorry|sorry|i mean|rather|no)\b/;
const relative = /\b(?:that|which|because|who|while|when)\b/;
/** "paracetamol on this occasion would not be helpful", "aspirin despite your allergy" */
const declined =
  /^despite\b|^(?:, |on this occasion ?|at this (?:time|point) ?|today ?|really |probably )*(?:would|will|is|are|does|do|can|should) not\b/;
const helpful =
  /^(?:\S+ ){0,9}?(?:can (?:also |sometimes |really |often )*(?:help|be helpful)|(?:would|may|might|could|will) (?:also |probably )*be (?:advisable|beneficial|sensible|helpful|good|useful|worth\w*))\b/;
const furthest = 30;
const goesOn =
  /^(?:and )?(?:as well as|(?:i am )?sorry|i mean|that (?:is|will be)|it is|it will be|(?:for|at|in|with|every|once|twice|three|four|daily|nightly|as needed|\d))(?= |$)/;

/** The orders of a visit in the order said. Only from where the history is over, unless something is explicitly ordered. */
export function readOrders(clauses: readonly Clause[], isPlan: (clause: number) => boolean): Order[] {
  const orders = mergeOrders(runsOf(clauses).flatMap((run) => ordersOfRun(itemsOf(run), isPlan, clauses)));
  const all = itemsOf(clauses.map((clause, at) => ({ clause, at })));
  return orders.map((order) =>
    order.act === 'continue' && order.kind === 'drug' && !order.dose ? withKnownDose(order, all) : order,
  );
}

/** "keep you on the lisinopril": at the dose that the visit names, when it names one alone. */
function withKnownDose(order: Order, items: readonly Item[]): Order {
  const words = items.map(({ word }) => word);
  const doses = new Map<string, NonNullable<Order['dose']>>();
  for (const mention of mentionsIn(words)) {
    if (mention.kind !== 'drug' || mention.name !== order.name) continue;
    const end = mention.at + mention.length;
    const dose =
      doseIn(items.slice(end, end + 3)) ??
      (words[mention.at - 1] === 'of' ? doseIn(items.slice(mention.at - 3, mention.at)) : undefined);
    if (dose) doses.set(dose.text, dose);
  }
  const [dose] = doses.values();
  return doses.size === 1 ? { ...order, dose: dose!, items: [...order.items, ...dose!.items] } : order;
}

function ordersOfRun(items: readonly Item[], isPlan: (clause: number) => boolean, clauses: readonly Clause[]): Order[] {
  const words = items.map(({ word }) => word);
  const mentions = mentionsIn(words);
  const frames = framesIn(words);
  const opened = items
    .flatMap((item, at): Frame[] => {
      const before = words[at - 1] ?? '';
      const opens = item.opens || /^(?:and|then|,|so)$/.test(before);
      const covered = frames.some((frame) => at >= frame.from && at < frame.to);
      return opens && !covered && opensOrder(item.word) ? [{ rule: imperative, from: at, to: at }] : [];
    })
    .concat(frames)
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
  const orders: Order[] = [];
  for (const [index, frame] of opened.entries()) {
    if (frame.rule.effect === 'none' || !isPlan(items[frame.from]!.clause)) continue;
    const clause = clauses[items[frame.from]!.clause]!;
    if (clause.question && frame.rule !== imperative && !tellsWhat.test(clause.words.join(' '))) continue;
    if (explains.test(words.slice(startOf(items, frame.from), frame.from).join(' '))) continue;
    const end = endOf(items, words, frame, opened[index + 1]?.from ?? items.length);
    const named = mentions.filter(({ at, kind }) => at >= frame.to && at < end && kind !== 'condition');
    const meant = named.length === 0 ? drugMeant(words, mentions, frame.to, end) : undefined;
    const own = meant ? [meant] : named;
    for (const [k, mention] of own.entries()) {
      const until = Math.min(own[k + 1]?.at ?? end, end);
      const next = own[k + 1];
      if (next?.name === mention.name && next.at - mention.at < 5) continue;
      if (next?.kind === mention.kind && corrects.test(words.slice(mention.at + mention.length, next.at).join(' ')))
        continue;
      const order = orderOf(items, words, frame, mention, own[k - 1], until);
      if (!order) continue;
      const condition =
        order.firmness === 'firm' && order.act !== 'continue' ? conditionOf(items, words, frame) : undefined;
      orders.push(
        condition
          ? { ...order, firmness: 'conditional', condition, items: [...new Set([...condition.items, ...order.items])] }
          : order,
      );
    }
  }
  // "taking some paracetamol can also help", "regular ibuprofen would be advisable"
  for (const mention of mentions) {
    if ((mention.kind !== 'drug' && mention.kind !== 'drugClass') || !isPlan(items[mention.at]!.clause)) continue;
    const rest = words.slice(mention.at + mention.length, mention.at + mention.length + 14);
    const next = rest.findIndex((_, k) => items[mention.at + mention.length + k]!.opens);
    const behind = (next < 0 ? rest : rest.slice(0, next)).join(' ');
    if (!helpful.test(behind)) continue;
    const end = mention.at + mention.length + behind.split(' ').length;
    const from = Math.max(mention.at - 2, 0);
    const order = orderOf(items, words, { rule: imperative, from, to: from }, mention, undefined, end);
    const firmness = /\b(?:may|might|could) (?:\S+ )?be\b/.test(behind) ? 'considered' : order?.firmness;
    if (order && firmness) orders.push({ ...order, act: 'start', firmness });
  }
  return orders;
}

/** "by raising the inhaler we are increasing the steroid" orders nothing more. */
const explains = /\bby \w+ing\b/;
const startOf = (items: readonly Item[], at: number): number => {
  let from = at;
  while (from > 0 && items[from - 1]!.clause === items[at]!.clause) from--;
  return from;
};

const ofIt =
  /^(?:also |just |then )*(?:increas\w+|decreas\w+|lower\w*|rais\w+|doubl\w+|reduc\w+|stop\w*|continu\w+|refill\w*|hold\w*|bump) (?:it|that|this|them|those)\b/;
const farthestDrug = 40;

/** "we will increase it to 40": the drug that was named last. */
function drugMeant(
  words: readonly string[],
  mentions: readonly Mention[],
  from: number,
  end: number,
): Mention | undefined {
  if (!ofIt.test(words.slice(from, end).join(' '))) return undefined;
  const drug = mentions.findLast(({ kind, at }) => kind === 'drug' && at < from && from - at < farthestDrug);
  const at = words.findIndex((word, i) => i >= from && /^(?:it|that|this|them|those)$/.test(word));
  return drug && { ...drug, at, length: 1 };
}

const imperative = { id: 'imperative', cue: '', effect: 'firm' as const, example: 'Order a chest x-ray.' };

/** Where an order ends: at the next one, or with its clause and those that only add to it. */
function endOf(items: readonly Item[], words: readonly string[], frame: Frame, next: number): number {
  const limit = Math.min(next, frame.from + furthest, items.length);
  for (let at = frame.to + 1; at < limit; at++) {
    if (!items[at]!.opens) continue;
    if (!goesOn.test(words.slice(at, at + 4).join(' '))) return at;
  }
  return limit;
}

const ifOpens = /^(?:if|unless)$/;
/** "If you're okay with that" asks leave and "whether it works or not" doubts: neither is a condition. */
const leave =
  /^if (?:(?:it|that|this) (?:is|sounds|works) (?:okay|ok|all right|alright|fine|good|or not)|it (?:\S+ ){1,3}or not|you (?:do not mind|want|would like|like|can|could|have any|need anything)|i (?:can|could|may|send|get|put)|possible|that obviously)\b/;
const furthestIf = 24;

/** The condition that is said before an order in its sentence: "if you are still having symptoms, order an MRI". */
function conditionOf(items: readonly Item[], words: readonly string[], frame: Frame): Order['condition'] {
  for (let at = frame.from - 1; at >= Math.max(0, frame.from - furthestIf); at--) {
    if (ifOpens.test(words[at]!)) {
      const said = words
        .slice(at, frame.from)
        .join(' ')
        .replace(/[ ,]+$/, '');
      // "call me if you gain weight" is behind what it binds
      const opens = items[at]!.opens || /^(?:and|but|now|so|then|,|well|um|uh|okay|again)$/.test(words[at - 1]!);
      return opens && !leave.test(said) && !boundAlready.test(said)
        ? { text: said, items: items.slice(at, frame.from) }
        : undefined;
    }
    // what stands in an earlier sentence binds nothing here
    if (items[at]!.opens && items[at]!.clause < items[frame.from]!.clause) return undefined;
  }
  return undefined;
}

/** Another order between the condition and this one took the condition. */
const boundAlready =
  /\b(?:call|come|return|go to|let me know|start|order|refer|prescribe|continue|otherwise|but|will|going to|recommend)\b/;

const known = /^(?:your|the|that|his|her|their)$/;
const article =
  /^(?:a|an|some|the|your|this|that|another|his|her|their|of|on|off|with|in|to|for|you|him|from|by|also|new)$/;
const tail = 14;

function orderOf(
  items: readonly Item[],
  words: readonly string[],
  frame: Frame,
  mention: Mention,
  previous: Mention | undefined,
  until: number,
): Order | undefined {
  const from = previous ? Math.max(frame.to, previous.at + previous.length) : frame.to;
  const lead = words.slice(frame.from, mention.at);
  const verb = actIn(words.slice(frame.from === frame.to ? frame.from : frame.to, mention.at));
  const direct = words.slice(Math.max(from, mention.at - 4), mention.at);
  if (
    /\b(?:because of|due to|than|without|side effects?|allerg\w+|history of|instead of|if|when|after|while|whether)\b/.test(
      lead.join(' ').slice(-40),
    ) &&
    !/\b(?:start|take|order|continue|refer|prescribe|get you|see|go)\b/.test(direct.join(' '))
  )
    return undefined;
  const after = items.slice(mention.at + mention.length, Math.min(until, mention.at + mention.length + tail));
  // "from 20 milligrams to 40"
  const raised = after[0]?.word === 'from' ? after.findIndex(({ word }) => word === 'to') : -1;
  const behind = raised < 0 ? after : after.slice(raised + 1);
  if (declined.test(behind.map(({ word }) => word).join(' '))) return undefined;
  const used = (slots: Partial<Order>): Item[] =>
    Object.values(slots).flatMap((slot) => (typeof slot === 'object' && 'items' in slot ? slot.items : []));
  if (frame.rule === imperative && mention.at - frame.from > 6 && !previous) return undefined;
  const between = previous ? words.slice(previous.at + previous.length, mention.at) : [];
  // "the antibiotics that your pcp put you on" orders one thing
  if (
    relative.test(between.join(' ')) &&
    !actIn(between) &&
    !/ as well(?: as)?(?: an?| the| some)?$/.test(between.join(' '))
  )
    return undefined;
  const base = {
    name: mention.name,
    firmness: frame.rule.effect as Order['firmness'],
  };
  const own = items.slice(frame.from, mention.at + mention.length);
  const isLevel =
    verb?.act === 'repeat' ||
    (verb?.act === 'order' && previous?.kind === 'test') ||
    (isSubstance(mention) && isMeasured(words.slice(frame.from, mention.at), previous));
  // "your vitamin levels" are measured
  if (mention.kind.startsWith('drug') && !isLevel && /^(?:levels?|deficiency|allergy)$/.test(after[0]?.word ?? ''))
    return undefined;
  if ((mention.kind === 'drug' || mention.kind === 'drugClass') && !isLevel) {
    if (
      !verb &&
      mention.kind === 'drugClass' &&
      frame.rule.effect === 'considered' &&
      !/\btry\b|\bneed\b|\brequire\b/.test(lead.join(' '))
    )
      return undefined;
    const slots = drugSlots(behind);
    const before = doseIn(items.slice(Math.max(from, mention.at - 4), mention.at));
    if (!slots.dose && before) slots.dose = before;
    for (const [slot, said] of Object.entries(takenSlots(items, mention)))
      if (slots[slot as keyof typeof slots] === undefined) Object.assign(slots, { [slot]: said });
    const act = drugAct(verb?.act, words, mention);
    return { kind: mention.kind, act, ...base, ...slots, items: [...own, ...used(slots)] };
  }
  if (
    isLevel ||
    mention.kind === 'test' ||
    mention.kind === 'procedure' ||
    mention.kind === 'device' ||
    mention.kind === 'referral'
  ) {
    if (
      !verb &&
      !frame.rule.id.startsWith('what') &&
      !/^(?:together|recommendation|doing-now|done-now|considers|dictated|due|names-the-order)$/.test(frame.rule.id) &&
      !/\b(?:have|need|be in|use|wear|get)$/.test(words.slice(frame.from, frame.to).join(' '))
    )
      return undefined;
    // "I'm going to do my foot exam" is done now
    if (/\bexam(?:ination)?$/.test(mention.name) && /\bdo (?:my|a|the|your|an)\b/.test(lead.join(' ')))
      return undefined;
    if (mention.kind === 'referral' && !sends.test(lead.join(' '))) return undefined;
    if (mention.kind === 'test' && (verb?.act === 'continue' || verb?.act === 'decrease' || verb?.act === 'increase'))
      return undefined;
    const kind = isLevel || mention.kind === 'condition' ? 'test' : mention.kind;
    const slots: Partial<Order> = {};
    const site = takesSite(mention) ? siteIn(behind) : undefined;
    const when = whenIn(behind);
    const duration =
      mention.kind === 'device' || mention.kind === 'referral' || mention.kind === 'procedure'
        ? durationIn(behind)
        : undefined;
    const purpose = purposeIn(behind);
    const side = sideBefore(words, mention.at);
    if (site) slots.site = site;
    if (when) slots.when = when;
    if (duration) slots.duration = duration;
    if (purpose) slots.purpose = purpose;
    // "follow up with your cardiologist" sends to nobody new
    const stayed = mention.kind === 'referral' && words[mention.at - 1] === 'your' && stays.test(lead.join(' '));
    const act: Act = stayed
      ? 'continue'
      : verb?.act === 'repeat' || verb?.act === 'continue' || verb?.act === 'stop' || verb?.act === 'hold'
        ? verb.act
        : 'order';
    return {
      kind,
      act,
      ...base,
      name: side ? `${side} ${mention.name}` : mention.name.replace(/ supplement$/, ''),
      ...slots,
      items: [...own, ...used(slots)],
    };
  }
  return undefined;
}

const isSubstance = ({ kind, name }: Mention): boolean =>
  kind === 'drug' || (kind === 'drugClass' && name.startsWith('vitamin'));
const measures =
  /\b(?:check|checking|draw|measure) (?:(?:another|a|an|the|your|his|her|some|serum|blood|and|or|,)(?: |$))*(?<rest>.*)$/;

/** "check a magnesium and a potassium" starts neither: a substance that is checked is measured. */
function isMeasured(lead: readonly string[], previous: Mention | undefined): boolean {
  const rest = measures.exec(lead.join(' '))?.groups?.['rest'];
  if (rest === undefined || rest === '') return rest === '';
  return previous !== undefined && isSubstance(previous) && /^\S+(?: ,)?(?: (?:and|or|an?|the|your))*$/.test(rest);
}

/** A PSA, an echocardiogram or chemotherapy says of what it is. */
const takesSite = ({ kind, name, imaging }: Mention): boolean =>
  kind === 'device' ||
  (kind === 'test' && (imaging === true || /\b(?:biopsy|culture|emg|arthrogram)\b/i.test(name))) ||
  (kind === 'procedure' && !/\b(?:chemotherapy|radiation|transplant)\b/.test(name));

const takes =
  /\b(?:(?:you|he|she) (?:can|should|will|are going to|have to|need to|only have to|only need to|would) |and )?(?:take|use|do|taking|using) (?:(?:that|it|this|them|one|1) |(?=\d[\d.]* (?:tablets?|capsules?|pills?|puffs?|drops?|sprays?|mg|milligrams?|ml)\b))|(?:i am|we are|i will|we will|that is|it is|that will be|it will be) (?:(?:going to|just|also) )*(?:(?:give|start|put|be|do) )?(?:(?:you|him|her) )?(?:on )?(?=\d[\d.]* (?:mg|milligrams?|mcg|units?|puffs?|tablets?|grams?)\b)/g;

/** "I will prescribe ibuprofen 800 mg, and you can take that twice a day": how a drug is taken, said a little later. */
function takenSlots(items: readonly Item[], mention: Mention): Partial<Order> {
  const behind = items.slice(mention.at + mention.length, mention.at + mention.length + tail * 2);
  const other = mentionsIn(behind.map(({ word }) => word)).find(({ kind }) => kind === 'drug' || kind === 'drugClass');
  const own = other ? behind.slice(0, other.at) : behind;
  const text = own.map(({ word }) => word).join(' ');
  const slots: Partial<Order> = {};
  for (const match of text.matchAll(takes)) {
    const from = text
      .slice(0, match.index + match[0].length)
      .trim()
      .split(' ').length;
    Object.assign(slots, { ...drugSlots(own.slice(from, from + tail)), ...slots });
  }
  return slots;
}

const stays = /\b(?:follow(?:-| )?up|following|keep|continue|stay)\b/;
const sends =
  /\b(?:refer\w*|send|sending|sent|see|consult\w*|get|set|schedule\w*|do|start|recommend\w*|go to|going to|appointment|begin|continue|attend|follow)\b/;

/** "another left knee x-ray" → "left knee": side and place before a test's name. */
function sideBefore(words: readonly string[], at: number): string {
  let from = at;
  while (
    from > 0 &&
    at - from < 3 &&
    !article.test(words[from - 1]!) &&
    /^[a-z-]+$/.test(words[from - 1]!) &&
    placeWord.test(words[from - 1]!)
  )
    from--;
  return words.slice(from, at).join(' ');
}
const placeWord =
  /^(?:left|right|bilateral|knee|wrist|ankle|elbow|back|hip|shoulder|neck|foot|hand|chest|abdominal|lumbar|cervical|thoracic|brain|head|renal|kidney|carotid|pelvic|sinus|spine|thyroid|breast|liver|cardiac|fasting|repeat|updated|formal|physical|home)$/;

function drugAct(act: Act | undefined, words: readonly string[], { at }: Mention): Act {
  if (act === 'order' || act === undefined)
    return known.test(words[at - 1] ?? '') && act === undefined ? 'continue' : 'start';
  if (act === 'start' && /^(?:your|that)$/.test(words[at - 1] ?? '')) return 'continue';
  if (act === 'hold' && /^(?:off|on)$/.test(words[at - 1] ?? '')) return 'hold';
  return act;
}
