import { placeForm } from '../../vocabulary/body-parts.ts';
import type { Clause } from '../clauses/clauses.ts';
import { readAnswer } from '../frames/answers.ts';

/** Where the complaint is felt, whether it spreads, and whether it is still there, in words of a note. */
export type FeltWhere = { id: 'site' | 'spread' | 'still'; words: string[]; clauses: Clause[] };

const area =
  '(?:(?:(?:upper|lower|middle|outer|inner|outside|inside|front|back|top|bottom|centre|center|right|left)(?: hand)? ?(?:side|part|half|corner)? (?:of )?(?:my |the )?)*)';
const place = `((?:my |the )?${area}(?:${placeForm}))`;

const asksSite =
  /\bwhere(?:abouts)?\b.*\b(?:pain|hurts?|hurting|ache|discomfort|pressure|feel|located|sore|exactly|is (?:it|that|this))\b|\bpoint to\b|\bwhich part\b|\bshow me where\b/;
const atPlace = new RegExp(
  `\\b(in|on|over|around|at|across|under|underneath|behind|below|above|near) (?:just )?${place}\\b`,
);

const asksSpread =
  /\b(?:spread(?:s|ing)?|radiat\w+|shoot(?:s|ing)?|travel(?:s|ling|ing)?)\b|\b(?:go(?:es|ing)?|mov(?:e|es|ing)) (?:anywhere(?: else)?|(?:down|up|into|to|through|round|around) (?:your|the|to))\b/;
const ofMovement = /\b(?:when you|can you|are you able|do you) (?:\w+ )?(?:move|go|walk)\b/;
const spreads =
  /\b(?:it|pain|this|that|which|discomfort|numbness|tingling) (?:\w+ )?(?:(?:does|will|can) )?(?:also )?(?:radiat\w+|spread\w*|shoot\w*|travel\w*)\b/;
const goesDown = new RegExp(
  `\\b(?:it|pain) (?:\\w+ )?(?:goes|moves|runs|comes) (?:all the way )?(?:down|up|into|through to|round to|around to) ${place}\\b`,
);
const spreadTo = new RegExp(`\\b(?:(down|up|into|to|in|through|through to|round to|around to) )?${place}\\b`, 'g');

const asksStill = /\b(?:right now|at the moment|still|gone (?:off|away)?|currently|going on now)\b/;
const isStill =
  /\b(?:still (?:present|there|going on|here|the same|hurts|hurting|feel it|have (?:it|them|the pain|that)|got it)|they are still|it is still (?:there|present|hurting|going))\b/;
const denies = /\b(?:no|not|nor|never|without|neither|nowhere)\b/;

const toChart = (said: string): string[] =>
  said
    .replace(/^(?:my )/, 'the ')
    .replace(/ (?:my|your) /g, ' the ')
    .replace(/^(?!the )/, 'the ')
    .split(' ');

const listed = (items: readonly string[][]): string[] =>
  items.flatMap((item, at) => [
    ...(at === 0 ? [] : at === items.length - 1 ? [...(items.length > 2 ? [','] : []), 'and'] : [',']),
    ...item,
  ]);

const unique = (items: readonly string[]): string[] => [...new Set(items)];

type Said = { text: string; asked: string; run: readonly Clause[]; textOf: (clause: Clause) => string };

/**
 * Read from one clause of the patient, with the question before it; `run` is that clause and what the reply goes on with. `noun` is
 * what the complaint is called: "pain", "discomfort".
 */
export function feltWhere(noun: string, { text, asked, run, textOf }: Said): FeltWhere[] {
  const [clause] = run;
  if (!clause) return [];
  const found: FeltWhere[] = [];
  const site = asksSite.test(asked) && !denies.test(text) ? atPlace.exec(text) : null;
  if (site) found.push({ id: 'site', words: ['the', noun, 'is', site[1]!, ...toChart(site[2]!)], clauses: [clause] });
  const spread = spreadOf(noun, { text, asked, run, textOf });
  if (spread) found.push(spread);
  if (asksStill.test(asked) && isStill.test(text))
    found.push({ id: 'still', words: ['symptoms', 'are', 'still', 'present'], clauses: [clause] });
  return found;
}

function spreadOf(noun: string, { text, asked, run, textOf }: Said): FeltWhere | undefined {
  const [clause] = run;
  const isAsked = asksSpread.test(asked) && !ofMovement.test(asked);
  const answer = isAsked ? readAnswer(clause!.words) : undefined;
  if (answer?.polarity === 'no') {
    const isWhole = answer.rest.length <= 6 && !/\b(?:but|except|just|only|until|unless)\b/.test(text);
    return isWhole ? { id: 'spread', words: ['the', noun, 'does', 'not', 'radiate'], clauses: [clause!] } : undefined;
  }
  const isTold = !denies.test(text) && (spreads.test(text) || goesDown.test(text));
  if (!isTold && answer?.polarity !== 'yes') return undefined;
  const used: Clause[] = [];
  const places: string[] = [];
  let how: string | undefined;
  for (const one of isTold ? run.slice(0, 1) : run) {
    const own = textOf(one);
    if (denies.test(own)) break;
    const said = [
      ...(isTold ? own.slice(Math.max(0, own.search(spreads), own.search(goesDown))) : own).matchAll(spreadTo),
    ];
    if (said.length === 0) continue;
    used.push(one);
    how ??= said[0]![1];
    places.push(...said.map((each) => each[2]!.replace(/^(?:my|the) /, '')));
  }
  const all = unique(places);
  if (all.length === 0 || all.length > 4) return undefined;
  const way = how === 'down' || how === 'up' ? how : 'to';
  return { id: 'spread', words: ['the', noun, 'radiates', way, ...listed(all.map(toChart))], clauses: used };
}
