import { digitise } from '../../text/numbers.ts';

/** How often something is taken or done: times a day (`1` daily, `2` twice daily, `1/7` weekly), as words, with its place in the words. */
export type FrequencyMention = { perDay: number; text: string; at: number };

const perDayOf: Record<string, number> = { day: 1, week: 1 / 7, month: 1 / 30, year: 1 / 365, hour: 24 };
const fixedForms: [RegExp, number][] = [
  [/^every other day\b/, 0.5],
  [
    /^(?:morning and (?:night|evening|bedtime)|morning,? and at (?:night|bedtime)|(?:in the )?morning and (?:in the |at )?(?:evening|night|bedtime))\b/,
    2,
  ],
  [/^(?:b\.?i\.?d\.?|bid|twice daily|twice-daily)(?= |$)/, 2],
  [/^(?:t\.?i\.?d\.?|tid|thrice daily)(?= |$)/, 3],
  [/^(?:q\.?i\.?d\.?|qid)(?= |$)/, 4],
  [
    /^(?:q\.?h\.?s\.?|qhs|nightly|at bedtime|before bed|(?:every|each) (?:single )?(?:night|evening|morning)|q\.?a\.?m\.?|qam|qpm)(?= |$)/,
    1,
  ],
  [/^(?:once daily|once-daily|daily|every (?:single )?day|each day|everyday|per day|q\.?d\.?|qd)(?= |$)/, 1],
  [/^(?:once weekly|weekly|every week|each week|once every week)\b/, 1 / 7],
  [/^(?:once monthly|monthly|every month|each month)\b/, 1 / 30],
  [/^(?:yearly|annually|every year|once every year)\b/, 1 / 365],
];
const times =
  /^(?:(once|twice|thrice)|(?:\d+-)?(\d+(?:\.\d+)?) times)(?: (?:a|an|per|every|each|in a)| (?=daily|weekly)) ?(day|daily|week|weekly|month|year|hour)\b/;
const every = /^(?:every|each|q) ?(\d+)(?: to (\d+))? (hours?|days?|weeks?|months?|minutes?|years?)\b/;
const tight = /^q(\d+)h?(?: |$)/;
const aDay = /^(?:a|an|per) (day|week|month)\b(?! (?:before|after|ago|later|prior|from)\b)/;

/** The frequencies of a text, in order. */
export function frequenciesOf(words: readonly string[]): FrequencyMention[] {
  const plain = digitise(words.filter((word) => word !== 'about' && word !== 'approximately'));
  const out: FrequencyMention[] = [];
  for (let at = 0; at < plain.length; at++) {
    const word = plain[at]!;
    if (!starters.test(word)) continue;
    const text = plain.slice(at, at + 7).join(' ');
    const found = read(text, plain[at - 1] ?? '');
    if (!found) continue;
    out.push({ perDay: found.perDay, text: found.text, at });
    at += found.text.split(' ').length - 1;
  }
  return out;
}

const starters =
  /^(?:every|each|everyday|b\.?i|bid|t\.?i|tid|q|daily|once|twice|thrice|nightly|at|before|morning|in|weekly|monthly|yearly|annually|per|a|an$|\d)/;

function read(text: string, before: string): { perDay: number; text: string } | undefined {
  const counted = times.exec(text);
  if (counted) {
    const count = counted[1] ? { once: 1, twice: 2, thrice: 3 }[counted[1]]! : Number(counted[2]);
    return {
      perDay: count * (perDayOf[counted[3]!.replace('daily', 'day').replace('weekly', 'week')] ?? 1),
      text: counted[0],
    };
  }
  for (const [pattern, perDay] of fixedForms) {
    const match = pattern.exec(text);
    if (match) return { perDay, text: match[0].trim() };
  }
  const interval = every.exec(text);
  if (interval) {
    const length = Number(interval[1]);
    const unit = interval[3]!.replace(/s$/, '');
    if (length > 0)
      return { perDay: unit === 'minute' ? 1440 / length : (perDayOf[unit] ?? 1) / length, text: interval[0] };
  }
  const hours = tight.exec(text);
  if (hours && Number(hours[1]) > 0) return { perDay: 24 / Number(hours[1]), text: hours[0].trim() };
  const unitOnly = aDay.exec(text);
  if (unitOnly && !/^(?:for|in|half|of|about|within|after|such|what)$/.test(before))
    return { perDay: perDayOf[unitOnly[1]!]!, text: unitOnly[0] };
  return undefined;
}

/** Whether two frequencies are the same, "every 12 hours" and "twice a day" among them. */
export const sameFrequency = (a: number, b: number): boolean => Math.abs(a - b) <= 0.12 * Math.max(a, b);
