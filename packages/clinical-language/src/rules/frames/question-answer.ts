import { propositionOf } from './propositions.ts';
import { lengthAnswer } from './short-answers.ts';
import { clinicalWords } from '../../vocabulary/clinical-terms.ts';
import { baseVerbs, thirdOf } from '../../vocabulary/verbs.ts';
import { hasVerb } from '../grammar/polish.ts';

/** What an answer to an open question says as a sentence of the patient, or undefined when it stands for itself. */
export function answerToOpen(question: readonly string[], answer: readonly string[]): string[] | undefined {
  const asked = question.join(' ');
  const said = withoutHedges(withoutThanks(answer));
  if (said.length === 0 || said.length > 24) return undefined;
  const whole = hasVerb(said);
  if (
    /\b(?:scale|rate|out of (?:ten|10)|how bad is (?:it|the pain)|where would you (?:put|place) (?:it|the pain|your pain))\b/.test(
      asked,
    )
  ) {
    const short = lengthAnswer(question, answer);
    if (short) return short;
    const text = said.join(' ').replace(/^it (?:is|was) (?:an? )?(?=.*,? ?(?:now|before)\b)/, (all) => all);
    return /^(?:it|now|today)\b/.test(text) ? ['pain', ':', ...said] : ['pain', 'is', ...said];
  }
  const subjectless =
    /^(?:does|do|did|is there|are there|what)\b(?: (?:anything|something))?(?: that| seems to)? (.+)$/.exec(asked);
  if (
    !whole &&
    subjectless &&
    /^(?:does|do|did) (?:anything|something)\b|^what (?:makes|helps|sets|brings|causes|triggers)/.test(asked)
  ) {
    const predicate = subjectless[1]!.split(' ');
    if (predicate[0] === 'brings' || predicate.includes('you')) return undefined;
    const plural = said.includes('and') || /[^s]s$/.test(said.at(-1)!);
    const verb = predicate[0]!;
    const base = verb.endsWith('s') ? verb.slice(0, -1) : verb;
    return [...said, plural ? base : baseVerbs.has(base) ? thirdOf(base) : verb, ...predicate.slice(1)];
  }
  const how =
    /^(?:how (?:often|long|much|many)|when|what|where)(?: ([a-z ]+?))? (?:do|does|did|have|has|are|is) (you|he|she|they|it) (.+)$/.exec(
      asked,
    );
  if (how && !whole) {
    const [, amountOf, who, rest] = how;
    const short = /^how long (?:have|has)/.test(asked) ? lengthAnswer(question, answer) : undefined;
    if (short) return short;
    if (/^what\b/.test(asked) || /^(?:when|where)\b/.test(asked)) return undefined;
    const predicate = rest!.split(' ');
    const helper = /\b(are|is|have|has|did)\b/.exec(asked)?.[1];
    const lead = helper === undefined ? [] : helper === 'did' ? ['did'] : [helper];
    const subject = who === 'you' ? 'i' : who!;
    if (who !== 'you' && who !== 'they' && lead.length === 0) predicate[0] = thirdOf(predicate[0]!);
    return [subject, ...lead, ...predicate, ...(amountOf ? [amountOf, ','] : []), ...said].flatMap((w) => w.split(' '));
  }
  const event = /^when (was|is|were) (?:your|the|his|her) ([a-z ]+)$/.exec(asked);
  if (event && !/^(?:i|it|he|she|my|they)\b/.test(said.join(' ')))
    return ['the', ...event[2]!.split(' '), event[1]!, ...said];
  const state =
    /^how (is|are|was|were|has|have) (?:the |your |his |her |their )([a-z -]+?)( been)?(?: (?:since|doing|going|today|now|these days|lately)\b.*)?$/.exec(
      asked,
    );
  if (state) {
    const [, verb, what, been] = state;
    if (!whole && /\d|\b(?:around|about|between|mostly|usually|better|worse|same)\b/.test(said.join(' ')))
      return ['the', ...what!.split(' '), verb!, ...(been ? ['been'] : []), ...said];
    const at = said.findIndex((word) => /^(?:they|it)$/.test(word));
    if (at >= 0 && at <= 4 && /^(?:is|are|was|were|has|have)$/.test(said[at + 1] ?? ''))
      return [...said.slice(0, at), 'the', ...what!.split(' '), ...said.slice(at + 1)];
    if (goesOn.test(said.join(' '))) return ['the', ...what!.split(' '), ...said.slice(1)];
  }
  if (!whole && /^when (?:did|was|have)|^how (?:long|often)/.test(asked)) return lengthAnswer(question, answer);
  return undefined;
}

/** "How is the shoulder?" "It still hurts." */
const goesOn =
  /^it (?:still |really |just |only |always |often |sometimes )*(?:hurts|aches|itches|throbs|burns|stings|swells|clicks|locks|catches|bothers|keeps|feels|gets)\b/;

function withoutThanks(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, i) => /^thanks?$/.test(word) && words.slice(i).length <= 3);
  return at > 0 ? words.slice(0, words[at - 1] === ',' ? at - 1 : at) : words;
}

function withoutHedges(words: readonly string[]): string[] {
  let from = 0;
  while (from < words.length && /^(?:maybe|well|probably|like|i|think|say|would|guess|,|oh|uh)$/.test(words[from]!)) {
    if (words[from] === 'i' && !/^(?:think|say|would|guess)$/.test(words[from + 1] ?? '')) break;
    from++;
  }
  return words.slice(from);
}

/** What a plain "yes" or "no" to a question says: things had or denied, or a statement about the patient. */
export type Said = { things: string[] } | { words: string[] };

export function answerToClosed(question: readonly string[], polarity: 'yes' | 'no'): Said | undefined {
  if (/^(?:tell me|let's|talk)\b/.test(question.join(' '))) return undefined;
  const proposition = propositionOf(question, true, polarity === 'no');
  if (!proposition) return undefined;
  if ('topic' in proposition)
    return clinicalWords(proposition.topic) > 0 ||
      !/^(?:tell|let|so|talk|i |you |we |and |how|what)/.test(proposition.topic.join(' '))
      ? { things: proposition.topic }
      : undefined;
  return { words: polarity === 'yes' ? proposition.yes : proposition.no };
}
