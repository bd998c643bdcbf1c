import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { Clause } from './clauses.ts';
import { cleanWords } from '../normalise/clean-words.ts';

/** The clauses with what they took from their neighbours: a condition said before them, the test that "it" stands for. */
export function completed(clauses: readonly Clause[], utterances: readonly Utterance[]): Clause[] {
  const out = clauses.map((clause) => ({ ...clause, words: earlierInBrackets(clause.words) }));
  for (const [i, clause] of out.entries()) {
    const next = out[i + 1];
    if (!next || clause.role !== 'clinician' || next.role !== 'clinician' || next.u !== clause.u) continue;
    if (clause.question || next.question) continue;
    takeCondition(clause, next, utterances);
    nameTest(clause, next);
  }
  return withEarlier(out);
}

/** "… twice a week if it is not better in six weeks | we will get an MRI": the condition belongs to what comes after it. */
function takeCondition(clause: Clause, next: Clause, utterances: readonly Utterance[]): void {
  const at = clause.tokens.findLastIndex((token) => token.t === 'if');
  const raw = clause.tokens.every((token) => token.t !== ',') && !isStopped(clause, next, utterances);
  if (at < 4 || !raw || clause.tokens.length - at < 4) return;
  if (!/^(?:then )?(?:we|i) (?:will|would|can)\b/.test(next.words.join(' '))) return;
  next.tokens = [...clause.tokens.slice(at), ...next.tokens];
  next.words = [...cleanWords(clause.tokens.slice(at).map((token) => token.t)), ',', ...next.words];
  clause.tokens = clause.tokens.slice(0, at);
  clause.words = cleanWords(clause.tokens.map((token) => token.t));
}

/** Whether a stop was written between two clauses of one utterance. */
function isStopped(clause: Clause, next: Clause, utterances: readonly Utterance[]): boolean {
  const [end, start] = [clause.tokens.at(-1), next.tokens[0]];
  const text = end && start && end.u === start.u ? utterances[end.u]?.text.slice(end.end, start.start) : undefined;
  return /[.?!]/.test(text ?? '');
}

/** "Flexion is 130 degrees , last time it was 110" */
function earlierInBrackets(words: readonly string[]): string[] {
  return words
    .join(' ')
    .replace(
      / ,? ?(?:and )?(last (?:time|visit|week|month)|previously) (?:it|that) was ((?:about )?[a-z0-9.-]+(?: hundred(?: and)? \S+)?)$/,
      ' ( was $2 $1 )',
    )
    .split(' ');
}

const measuredNow =
  /\b(?:is|was|are|at) (?:now |today )?(?:about )?[a-z0-9. /-]{1,24}?(?: (?:degrees|percent|today|now))?$/;
const earlier =
  /^(?:and |but )?(?:(?:last (?:time|visit|week|month)|before|previously) )?(?:it|that) was ([a-z0-9. -]{1,24}?(?: (?:last (?:time|visit|week|month)|before|previously|in [a-z]+))?)$/;

/** "Your score is eight | it was seventeen last time": the earlier value stays with the one that it is compared with. */
function withEarlier(clauses: readonly Clause[]): Clause[] {
  return clauses.reduce<Clause[]>((out, clause) => {
    const before = out.at(-1);
    const text = clause.words.join(' ');
    const found =
      before && before.role === 'clinician' && clause.role === 'clinician' && before.u === clause.u && !before.question
        ? earlier.exec(text)
        : null;
    const when = /\b(?:last|before|previously)\b/.test(text);
    if (!found || !when || !before || clause.question || !measuredNow.test(before.words.join(' ')))
      return [...out, clause];
    const lead = /^(?:and |but )?(last (?:time|visit|week|month)|before|previously)\b/.exec(text)?.[1];
    const joined = [...before.words, '(', 'was', ...found[1]!.split(' '), ...(lead ? lead.split(' ') : []), ')'];
    return [...out.slice(0, -1), { ...before, words: joined, tokens: [...before.tokens, ...clause.tokens] }];
  }, []);
}

const lookedAt =
  /\b(?:looked at|reviewed|went over|have seen|saw|checked|read|got|have|have got|did|took) (?:the |your |his |her |some )?(?:results? of (?:the |your |his |her )?)?((?:[a-z]+ )?(?:x-rays?|mri|ct(?: scan)?|ultrasound|echo|echocardiogram|ekg|ecg|biopsy|blood work|labs|urinalysis|swab|scan)(?: of (?:the |your |his |her )?(?:[a-z]+ ){0,2}[a-z]+?)?)(?: (?:today|here|back|now))?$/;
const tellsOfIt =
  /^(?:and |so )?(?:it|they|that|which) (?=(?:shows?|showed|looks?|looked|is|was|are|were|came back)\b)/;

/** "I looked at the x-ray of your knee | and it shows no fracture": the result with the name of what it is of. */
function nameTest(clause: Clause, next: Clause): void {
  const said = next.words.join(' ');
  const test = tellsOfIt.test(said) ? lookedAt.exec(clause.words.join(' '))?.[1] : undefined;
  if (test === undefined) return;
  next.words = ['the', ...test.split(' '), ...said.replace(tellsOfIt, '').split(' ')];
  next.tokens = [...clause.tokens, ...next.tokens];
}
