import type { PromiseRule } from './promise-rule.ts';
import { promiseRules } from './promises.ts';

/** `before` is the clause up to the promise, `said` the words that its day may stand in. */
type Promised = { rule: PromiseRule; match: RegExpExecArray; before: string; said: string };

const opening = /\b(?:i|we|somebody|someone) (?:will|am going to|are going to|is going to)\b/;
const acts =
  'call|phone|ring|message|text|email|mail|fax|send|post|fill|complete|sign|write|print|get (?!you\\b|it\\b|that\\b)|request|speak|talk|book|schedule|arrange|order|refer|give you (?:a|an|the)|find out|follow up';
/** Where the next promise of the same subject begins. */
export const nextAct = new RegExp(` (?:and|then|and then|and also) (?=(?:then |also )?(?:${acts})\\b)`, 'g');

/**
 * What a clause promises. The first rule that fits it as a whole counts. "I will call you with the results and fill out the form" has
 * a second verb with the same subject: what no rule has read yet is read by itself.
 */
export function promisesIn(text: string, asked: boolean): Promised[] {
  const whole = firstIn(text, asked);
  const index = whole?.match.index ?? 0;
  const end = index + (whole?.match[0].length ?? 0);
  const subject = asked ? undefined : opening.exec(text)?.[0];
  const parts = subject === undefined ? [] : partsOf(text);
  const others = parts
    // behind an order a promise may stand: "order an MRI and call you"
    .filter((part) => (whole ? part.start >= end || part.end <= index : part.start > 0))
    .flatMap(({ start, text: own }): Promised[] => {
      const said = opening.test(own) ? own : `${subject} ${own}`;
      const found = firstIn(said, false);
      // "I will do a prescription and send it over": both are about the one thing
      const isSameThing = whole?.rule.unlessAny && found?.rule.category === whole.rule.category;
      return found && !isSameThing ? [{ ...found, before: text.slice(0, start), said }] : [];
    });
  if (!whole) return others;
  // the day of another promise is not its own
  const own = others.length > 0 ? parts.find((part) => part.start <= index && part.end >= end) : undefined;
  return [{ ...whole, before: text.slice(0, index), said: own?.text ?? text }, ...others];
}

function partsOf(text: string): { start: number; end: number; text: string }[] {
  const joins = [...text.matchAll(nextAct)];
  return [0, ...joins.map(({ index, 0: join }) => index + join.length)].map((start, at) => {
    const end = joins[at]?.index ?? text.length;
    return { start, end, text: text.slice(start, end) };
  });
}

function firstIn(text: string, asked: boolean): { rule: PromiseRule; match: RegExpExecArray } | undefined {
  for (const rule of promiseRules) {
    const match = (rule.asked ?? false) === asked ? rule.pattern.exec(text) : null;
    if (match) return { rule, match };
  }
  return undefined;
}
