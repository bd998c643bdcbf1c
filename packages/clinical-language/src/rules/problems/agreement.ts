import type { Clause } from '../clauses/clauses.ts';

const asks =
  /\b(?:(?:does|do|did|how does) (?:that|this|it|all that) (?:sound|work|make)|sounds? like a plan|is that (?:okay|ok|all right|alright|fine)|are you (?:okay|ok|comfortable|happy|good) with|what do you think)\b/;
const agrees =
  /^(?:(?:yeah|yes|okay|ok|alright|well|um|uh|oh|,) ?)*(?:(?:that |it |this )?(?:all )?sounds? (?:really |very |pretty |like a )?(?:good|great|fine|perfect|wonderful|plan|okay|reasonable)|perfect|i agree|absolutely|that works|that would be (?:great|good|fine)|that is (?:fine|good|great|perfect)|i am (?:happy|okay|fine) with (?:that|it))\b/;
const reach = 4;

/** The clinician's question whether the plan suits, with the patient's consent; the last of the visit. */
export function readAgreement(clauses: readonly Clause[], isPlan: (clause: number) => boolean): Clause[] | undefined {
  for (let at = clauses.length - 1; at > clauses.length / 2; at--) {
    const reply = clauses[at]!;
    if (
      reply.role !== 'patient' ||
      !agrees.test(reply.words.join(' ')) ||
      /\b(?:but|if|not)\b/.test(reply.words.join(' '))
    )
      continue;
    const asked = clauses
      .slice(Math.max(0, at - reach), at)
      .findLast(({ role, words }) => role === 'clinician' && asks.test(words.join(' ')));
    if (asked && isPlan(clauses.indexOf(asked))) return [asked, reply];
  }
  return undefined;
}
