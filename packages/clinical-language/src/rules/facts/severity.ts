import { readNumber } from '../../text/numbers.ts';
import type { Clause } from '../clauses/clauses.ts';

/** How bad a pain was said to be on a scale of ten, and the clauses that it rests on. */
export type Severity = { value: string; clauses: Clause[]; at: number };

const asks =
  /\b(?:scale (?:of|from)|out of (?:ten|10)|(?:zero|0|one|1) to (?:ten|10)|pain score|rate (?:your|the|that) pain)\b/;
const reach = 8;
const most = 10;

/** The first answer to a question for a number between 0 and 10; two numbers side by side are a range, more say nothing sure. */
export function readSeverity(clauses: readonly Clause[]): Severity | undefined {
  for (const [at, clause] of clauses.entries()) {
    if (clause.role !== 'clinician' || !asks.test(clause.words.join(' '))) continue;
    const reply = clauses.slice(at + 1, at + reach).find(({ role }) => role === 'patient');
    if (!reply) continue;
    const numbers = numbersIn(reply.words);
    const values = numbers.map(({ value }) => value);
    const [first, second] = numbers;
    if (!first || values.length > 2 || values.some((value) => value > most)) continue;
    if (second && (second.at - first.at > 2 || second.value <= first.value)) continue;
    const value = second ? `${first.value} to ${second.value}/10` : `${first.value}/10`;
    return { value, clauses: [clause, reply], at };
  }
  return undefined;
}

function numbersIn(words: readonly string[]): { value: number; at: number }[] {
  const found: { value: number; at: number }[] = [];
  for (let at = 0; at < words.length; at++) {
    const number = /^\d+$/.test(words[at]!) ? { value: words[at]!, length: 1 } : readNumber(words, at);
    if (!number) continue;
    // "six out of ten"
    const isTop = words[at - 1] === 'of' && words[at - 2] === 'out';
    if (!isTop && !/^(?:days?|weeks?|months?|years?|hours?|times?|percent)$/.test(words[at + number.length] ?? ''))
      found.push({ value: Number(number.value), at });
    at += number.length - 1;
  }
  return found;
}
