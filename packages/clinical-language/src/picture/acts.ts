import type { MedicationAct } from '@clinical/contract/visualizer/picture.schemas';
import { clauseAt } from '../clauses/clauses.ts';

const again = String.raw`(?: (?:to )?(?:taking|take|takes|using|use(?: of)?|on|of|his|her|their|the|my|all))*`;
/** "Quit smoking" stops no medicine. */
const habit = String.raw`(?! (?:smoking|drinking|alcohol|tobacco|cigarettes|vaping|bleeding|eating|working|driving|exercising)\b)`;
const actWords: readonly [MedicationAct, string][] = [
  [
    'stopped',
    String.raw`(?:(?:stop(?:s|ped|ping)?|discontinu\w+|d/c|dc'd|held|hold(?:s|ing)?|off|no longer|not (?=taking|on|using)|quit|finish(?:ed|es)?|completed|came off|wean(?:ed)? off|cease[ds]?|previously|formerly|used to)${again}|(?:instead of|replac(?:e[ds]?|ing)|(?:switch\w*|chang\w+|transition\w*|convert\w*|bridg\w+) (?:\w+ )?from)(?: (?:his|her|the))?)${habit}`,
  ],
  [
    'started',
    String.raw`(?:re-?)?(?:start(?:s|ed|ing)?|initiat\w+|commenc\w+)|begin(?:s|ning)?|began|begun|prescri\w+|add(?:ed|ing|s)?|new|trial of|placed on|put (?:him|her|them) on|given|(?:switch\w*|chang\w+|transition\w*|convert\w*|bridg\w+) (?:\w+ ){0,3}?(?:to|with)`,
  ],
  [
    'continued',
    String.raw`(?:do(?:es)?|did|will|should|never|must) not (?:want to )?(?:stop|hold|miss|skip|discontinue)(?: taking)?`,
  ],
  [
    'changed',
    String.raw`increas\w+|decreas\w+|reduc\w+|titrat\w+|rais\w+|lower(?:ed|ing)?|chang\w+|switch\w+|double[ds]?|uptitrat\w+|adjust\w+`,
  ],
  [
    'continued',
    String.raw`continu\w+|refill\w*|resum\w+|remain\w*|stay\w*|tak(?:es?|ing|en)|uses?|using|on|utiliz\w+|compliant with|current(?:ly)?|daily|maintain\w*|controlled with|managed with|treated with`,
  ],
];
const actPattern = new RegExp(
  [
    String.raw`(?<continued1>\b(?:${actWords[2]![1]})\b)`,
    String.raw`(?<stopped>\b(?:${actWords[0]![1]}))`,
    String.raw`(?<started>\b(?:${actWords[1]![1]})\b)`,
    String.raw`(?<changed>\b(?:${actWords[3]![1]})\b)`,
    String.raw`(?<continued2>\b(?:${actWords[4]![1]})\b)`,
  ].join('|'),
  'gi',
);
/** What may stand between the name and what was done with it: "warfarin 5 mg daily was stopped". */
const filler = String.raw`(?:(?:\d[\d.,]*|mg|mcg|units?|daily|nightly|weekly|once|twice|a|day|bid|tid|po|tablets?|therapy|treatment|drip|infusion|injections?|dose|prophylaxis|that|which|was|were|is|are|has|have|had|been|be|will|should|to|being|recently|also|then|just|now|subsequently|already|temporarily) )*`;
const doneTo = new RegExp(
  String.raw`^${filler}(?:(?<stopped>stopped|discontinued|held|ceased|completed|finished|on hold|withheld|dc'd|d/c'd)|(?<started>(?:re-?)?started|initiated|begun|commenced|added|prescribed)|(?<changed>increased|decreased|reduced|titrated|raised|lowered|doubled|adjusted|changed)|(?<continued>continued|resumed|refilled|maintained))\b(?! (?:(?:taking|using|his|her|their|the|my) )*§+)`,
  'i',
);
const switched =
  /\b(?:switch\w*|chang\w+|transition\w*|convert\w*|bridg\w+|replac\w+) (?:\w+ )*(?:from )?\w+(?: \w+){0,3} (?:to|with|by) $/i;
/** Between an act and the last of the names that it is about: other names, doses and "and". */
const list =
  /^(?:(?:§+|\d[\d.,/]*|mg|mcg|g|units?|meq|ml|tablets?|capsules?|daily|nightly|once|twice|a|day|every|at|bedtime|bid|tid|qid|qd|qhs|po|oral|orally|by|mouth|and|or|,|both|the|his|her|to|taking|of|with|in|morning|evening|night|hours?|weekly) ?)*$/i;

export type Named = { start: number; end: number };

/**
 * What a sentence says was done with a medicine: the word after its name ("warfarin was stopped"), else the last one before it in its
 * clause that is not about another one. Null where no such word stands.
 * @param text words in lower case with one space between them
 * @param all the names of medicines in it
 */
export function actOn(text: string, name: Named, all: readonly Named[]): MedicationAct | null {
  const after = doneTo.exec(hidden(text, all, name.end).slice(name.end + 1));
  if (after) {
    const rest = text.slice(name.end + 1 + after[0].length);
    return lastAfter(rest, after, all, name) ?? actOf(after.groups!);
  }
  const { start } = clauseAt(text, name.start);
  const before = text.slice(start, name.start);
  if (switched.test(before)) return 'started';
  const acts = [...before.matchAll(actPattern)].filter(
    ({ index, 0: found }) => !isDoneTo(text, start + index, found, all),
  );
  const last = acts.at(-1);
  if (!last) return listed(text, start, name, all);
  const from = start + last.index + last[0].length;
  const others = all.some((other) => other.start >= from && other.end < name.start);
  const between = hidden(text, all, 0).slice(from, name.start).trim();
  if (others && !list.test(`${between} `)) return null;
  return actOf(last.groups!);
}

/** "was held for surgery and resumed": the last of several words after it, up to the next name. */
function lastAfter(rest: string, after: RegExpExecArray, all: readonly Named[], name: Named): MedicationAct | null {
  const next = all.find(({ start }) => start > name.end);
  const from = name.end + 1 + after[0].length;
  const until = rest.slice(0, next ? Math.max(0, next.start - from) : rest.length);
  const goesOn =
    /^[^;.]*?\b(?:and|then|but|later)\b (?:then |later |was |has been )*(?<continued>resumed|continued)\b/i.exec(until);
  const anew = /^[^;.]*?\b(?:and|then|but|later)\b (?:then |later |was |has been )*(?<started>re-?started)\b/i.exec(
    until,
  );
  return goesOn ? 'continued' : anew ? 'started' : null;
}

/** A name in a list goes the way of the one before it: "stop warfarin , aspirin". */
function listed(text: string, start: number, name: Named, all: readonly Named[]): MedicationAct | null {
  const other = all.findLast(({ end }) => end < name.start && end <= start);
  if (!other) return null;
  const between = text.slice(other.end, name.start).trim();
  return /^(?:,|and|, and)$/.test(between) ? actOn(text, other, all) : null;
}

/** Whether an act stands right after another name, of which it tells. */
function isDoneTo(text: string, at: number, found: string, all: readonly Named[]): boolean {
  const owner = all.findLast(({ end }) => end < at);
  if (!owner) return false;
  const match = doneTo.exec(text.slice(owner.end + 1));
  return match !== null && owner.end + 1 + match[0].length >= at + found.trim().length && owner.end + 1 <= at;
}

function actOf(groups: Record<string, string | undefined>): MedicationAct {
  const [key] = Object.entries(groups).find(([, value]) => value !== undefined)!;
  return key.replace(/\d$/, '') as MedicationAct;
}

/** The text with each name as a mark of the same length. */
function hidden(text: string, all: readonly Named[], from: number): string {
  return all
    .filter(({ start }) => start >= from)
    .reduce((made, { start, end }) => made.slice(0, start) + '§'.repeat(end - start) + made.slice(end), text);
}

/** "No missed doses of warfarin", "no bleeding on Eliquis", "has not stopped": what is denied is not the medicine. */
const trouble =
  /\b(?:no|not|denies|denied|without|never)\b(?:(?! but )[^,;.])*\b(?:miss\w*|skip\w*|bleed\w*|bruis\w*|(?:side|adverse|ill)[- ](?:effects?|events?|reactions?)|complications?|problems?|issues?|concerns?|interrupt\w*|chang\w*|hold\w*|held|stop\w*|discontinu\w*|difficult\w*|late)\b(?:(?! but )[^,;.])*$/i;
export const deniesTrouble = (before: string): boolean => trouble.test(before);
