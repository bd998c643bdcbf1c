import { isNumberWord } from '../../text/numbers.ts';
import { oneRelative } from '../../vocabulary/relatives.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';
import type { Clause } from '../clauses/clauses.ts';

const tag = / ,? ?(?:is that |am i )?(?:right|correct)$/;
/** "You said she's been pulling on her ear?": what is asked is what was said. */
const retold = /^you (?:said|say|mentioned|told (?:me|us)) (?:that )?(?=(?:you|your|he|she|his|her) )/;
const stated = /^(?:you|your|he|she|his|her) /;
const agreed =
  /^(?:(?:yes|yeah|yep|yup|right|correct|exactly|uh-huh|mm-hmm|that is (?:right|correct|true)|yes (?:i|it|he|she) (?:do|am|have|did|does|is|has)),? ?)+$/;
const agreedWith =
  /^(?:yes|yeah|yep|yup|right|correct) ,? ?((?:in|at|since|for|about|around|when|last|until|every|twice|once|on|because) .+)$/;
const denied = /^(?:(?:well|actually|oh|wait|sorry) ,? ?)*(?:no|nope)\b/;
const takenBack =
  /^(?:(?:well|actually|oh|wait|sorry|i mean) ,? ?)*(?:no|nope) (?:, )?(?!problems?\b|worries|questions?\b|no\b|more\b|longer\b|doctor$)\S+ \S+/;
const relativeOf = new RegExp(`\\byour ((?:\\w+ )?${oneRelative})\\b`);
const otherRelative = /^no ,? ?(?:that|it) (?:is|was) (my [a-z]+)$/;
const slip =
  /^(?:no ,? ?)?(?:wait|sorry|i mean|actually|correction|scratch that|make that|no)(?: ,? ?no)? ,? ?(?:it is |it was |i mean |i meant |that is )?(?:the |my |in the |on the )?(left|right)\b/;

/** What was put right, taken back or agreed to: "Yes. Well, no, …", "My left knee. No wait, it's the right knee", "You are allergic to sulfa, right?" – "Right." */
export function putRight(clauses: readonly Clause[]): Clause[] {
  const out: Clause[] = [];
  for (const [at, clause] of clauses.entries()) {
    if (isTakenBack(clause, clauses[at + 1])) continue;
    const before = out.at(-1);
    const text = clause.words.join(' ');
    const side = slip.exec(text)?.[1];
    const wrong = side === 'left' ? 'right' : 'left';
    const amount = before && before.role === clause.role && before.u === clause.u && amountPutRight(before, clause);
    if (before && side !== undefined && before.role === clause.role && before.words.includes(wrong)) {
      const words = before.words.map((word) => (word === wrong ? side : word));
      out[out.length - 1] = merged(before, clause, words);
    } else if (before && amount) {
      out[out.length - 1] = merged(before, clause, amount);
    } else if (before && before.role === 'clinician' && clause.role !== 'clinician') {
      out.splice(-1, 1, ...answered(before, clause));
    } else out.push(clause);
  }
  return out;
}

const isUnit = (word: string | undefined): word is string => word !== undefined && /^[a-z]{2,}$/.test(word);
const sameUnit = (a: string, b: string): boolean => a.replace(/s$/, '') === b.replace(/s$/, '');
const hedge = /^(?:about|around|like|maybe|actually|wait|sorry|no|or|rather|,)$/;

/** Where an amount stands: its figures, then its unit. */
function amountAt(words: readonly string[], from: number): { from: number; unit: number } | undefined {
  let at = from;
  while (at < words.length && isNumberWord(words[at]!)) at++;
  return at > from && isUnit(words[at]) ? { from, unit: at } : undefined;
}

/** "Five days ago. Sorry, four days ago.": a clause that is nothing but another amount in the same unit puts the first right. */
function amountPutRight(before: Clause, clause: Clause): string[] | undefined {
  let start = 0;
  while (start < clause.words.length && hedge.test(clause.words[start]!)) start++;
  const said = amountAt(clause.words, start);
  if (!said) return undefined;
  const unit = clause.words[said.unit]!;
  const rest = clause.words.slice(said.unit + 1).join(' ');
  if (!/^(?:ago|old|a (?:day|week))?$/.test(rest)) return undefined;
  for (let at = before.words.length - 1; at >= 0; at--) {
    if (at > 0 && isNumberWord(before.words[at - 1]!)) continue;
    const told = amountAt(before.words, at);
    if (!told || !sameUnit(before.words[told.unit]!, unit)) continue;
    const figures = clause.words.slice(said.from, said.unit + 1);
    return [...before.words.slice(0, told.from), ...figures, ...before.words.slice(told.unit + 1)];
  }
  return undefined;
}

const isTakenBack = (clause: Clause, next: Clause | undefined): boolean =>
  next !== undefined &&
  next.role === clause.role &&
  next.u === clause.u &&
  agreed.test(clause.words.join(' ')) &&
  takenBack.test(next.words.join(' '));

/** A statement of the clinician that asks, with its answer: the patient's own statement, or a question that was denied. */
function answered(asking: Clause, reply: Clause): Clause[] {
  const said = withoutOpeners(asking.words).join(' ');
  const text = reply.words.join(' ');
  const statement = said.replace(tag, '').replace(retold, '');
  const asks = asking.question || statement !== said || relativeOf.test(statement);
  if (!asks || !stated.test(statement)) return [asking, reply];
  const more = agreedWith.exec(text)?.[1]?.split(' ') ?? [];
  if (agreed.test(text) || (more.length > 0 && more.length < 7)) {
    const words = [...inFirstPerson(statement), ...more];
    return [{ ...merged(asking, reply, words), role: reply.role, question: false }];
  }
  if (!denied.test(text)) return [asking, reply];
  const [relative, other] = [relativeOf.exec(statement), otherRelative.exec(text)?.[1]];
  if (relative && other) {
    const words = statement.replace(relative[0], other).split(' ');
    return [{ ...merged(asking, reply, words), role: reply.role, question: false }];
  }
  return [{ ...asking, words: inverted(statement), question: true }, reply];
}

const inFirstPerson = (text: string): string[] =>
  text
    .replace(/\byou are\b/g, 'i am')
    .replace(/\byou were\b/g, 'i was')
    .replace(/\byou\b/g, 'i')
    .replace(/\byour\b/g, 'my')
    .split(' ');

/** "you are on metoprolol" → "are you on metoprolol", "you take it" → "do you take it". */
function inverted(text: string): string[] {
  const [who, verb, ...rest] = text.split(' ');
  if (who !== 'you' || verb === undefined) return text.split(' ');
  return /^(?:are|were|had|did)$/.test(verb) ? [verb, who, ...rest] : ['do', who, verb, ...rest];
}

/** Two clauses as one, which rests on both. */
const merged = (clause: Clause, next: Clause, words: string[]): Clause => ({
  ...clause,
  words,
  tokens: [...clause.tokens, ...next.tokens],
  lastU: next.lastU,
});
