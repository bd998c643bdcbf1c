import type { Token } from './tokens.ts';

const ends = /^[.?!;]$/;
// A sentence with more words has no marks, and is cut where another begins.
const longest = 22;
// Endless speech without marks and openers is cut all the same.
const mostTokens = 80;
const opener = /^(?:okay|ok|alright|now|so|but)$/;
const asking =
  /^(?:(?:do|have|did|are|were|can|could|does|has|is|was) (?:you|your|it|there|that|the|they|he|she)|how (?:long|often|many|much|is|are|about|bad|did|do|have)|what (?:do|did|is|are|was|have|kind|brings|about)|when did) /;
const anyOf = /^any(?:thing|one)?$/;
const reply = /^(?:yes|yeah|yep|yup|no|nope|nah|not really|correct|sometimes|occasionally)$/;

/** Whether what is said can answer a question. */
export const startsReply = (text: string): boolean =>
  /^ ?(?:(?:um|uh|oh|well|so|,|mm|you know|actually) )*(?:yes|yeah|yep|yup|no|nope|nah|not|correct|sometimes|occasionally|none|never|nothing)\b/.test(
    text,
  );

/** The sentences of a turn, by its marks; where they fail, by the words that open questions, answers and new matters. */
export function sentencesOf(tokens: readonly Token[]): Token[][] {
  const marked: Token[][] = [[]];
  for (const token of tokens) {
    marked.at(-1)!.push(token);
    if (ends.test(token.text)) marked.push([]);
  }
  return marked.flatMap((sentence) => (sentence.length > longest ? cut(sentence) : [sentence])).filter(isNotEmpty);
}

const isNotEmpty = (tokens: readonly Token[]): boolean => tokens.length > 0;

function cut(tokens: readonly Token[]): Token[][] {
  const out: Token[][] = [[]];
  let asked = false;
  for (const [at, token] of tokens.entries()) {
    const length = out.at(-1)!.length;
    const ahead = `${tokens
      .slice(at, at + 3)
      .map(({ text }) => text)
      .join(' ')} `;
    const question = length > 1 && asking.test(ahead) && !/^(?:and|or|if)$/.test(tokens[at - 1]?.text ?? '');
    const before = tokens[at - 1]?.text ?? '';
    const linked =
      length > 2 &&
      ((asking.test(ahead) && before === 'and') ||
        (anyOf.test(token.text) && /^(?:okay|ok|alright|and)$/.test(before)));
    const answers = asked && length > 2 && reply.test(token.text);
    if (question || linked || answers || length >= mostTokens || (length > 5 && opener.test(token.text))) {
      out.push([]);
      asked = false;
    }
    asked ||= asking.test(ahead) || anyOf.test(token.text);
    out.at(-1)!.push(token);
  }
  return out;
}
