import { auxiliaries, baseVerbs, pastOf } from '../../vocabulary/verbs.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';

/** What a yes-or-no question asks about: a thing that one has or has not (`topic`), or a statement in its yes and no form. */
export type Proposition = { topic: string[] } | { yes: string[]; no: string[] };

const haveVerbs =
  'have|had|notice|noticed|noticing|experience|experienced|experiencing|feel|felt|feeling|get|gotten|getting|having|see|seen|seeing|develop|developed|suffer|suffered from|suffer from|report|still have|been having|been experiencing|been feeling|been getting|ever had|ever have|ever experienced|noticed or had|had or noticed|currently have|also have|also had';
const topicPatterns = [
  new RegExp(
    `^(?:do|have|did|are|were) you (?:recently |ever |also |still |really |currently |at all )?(?:${haveVerbs}) (any (?:other |new |recent |more )?|some |a |an |the |those |that )?(.+)$`,
  ),
  /^(?:is|are|was|were|has) there (?:been )?(any |a |an )?(.+)$/,
  /^(?:what|how) about (any |a |your |the )?(.+)$/,
  /^(?:and |or )?(any (?:other |new |recent )?)(.+)$/,
  /^(?:do|have|did|are|were)? ?you (?:have|had|having|noticed|denied|deny|experiencing) (any |no )(.+)$/,
  /^(?:are|do|is|have) you (any )(.+)$/,
  /^(no )(.+)$/,
];

const tails =
  / (?:or anything like that|anything like that|or anything|at all|recently|lately|today|with that|with it|along with (?:it|that)|that you have noticed|that you noticed|that you can think of|that you know of|that you are aware of|these days|any of that|or no|or not|ever|too|as well|there|associated with (?:it|that|this)|things like that|stuff like that|that sort of thing|in the past|since then|anything else|any of those|i should know about|going on)$/;
const notTopics =
  /\b(?:you|questions?|concerns|else|problems with (?:it|that)|luck|idea|plans?|kind|what|how|when|which|we|i|they|chance|change of|reason)\b|^(?:other|it|that|this|them|those|one|so|okay|well|right|doing|going|ready|able|sure|good|fine|better|worse|working|been)\b/;

/** "Any plan to hurt yourself?": its answer must never be missed. */
const selfHarm =
  /^(?:plans?|thoughts?|intent(?:ions?)?|ideas?|wish) (?:to|of|about) (?:hurt|harm|kill|end|suicide|dying|die)/;

/** The proposition of a question, or undefined when it is not of yes-or-no form. `bare` allows a list of things ("Nausea, vomiting?"), `either` one that asks after two things ("did it lock or give way"). */
export function propositionOf(question: readonly string[], bare: boolean, either = false): Proposition | undefined {
  const words = withoutOpeners(question);
  let text = words.join(' ').replaceAll(' ,', ',');
  for (let i = 0; i < 3; i++) text = text.replace(/[ ,]+$/, '').replace(tails, '');
  for (const pattern of topicPatterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const topic = match[2]!.replace(/^(?:any|other|of|like|some) /, '').trim();
    const symptoms =
      /^(?:other )?symptoms?,? (?:like|such as) (.+)$/.exec(topic)?.[1] ??
      topic.replace(/^problems? (?:like|such as) /, '');
    if (symptoms === '' || (notTopics.test(symptoms) && !selfHarm.test(symptoms)) || symptoms.split(' ').length > 16)
      continue;
    return { topic: split(symptoms) };
  }
  const inverted = invert(split(text), either);
  if (inverted) return inverted;
  if (bare && words.length <= 10 && !notTopics.test(text) && !words.some((word) => auxiliaries.has(word)))
    return { topic: split(text.replace(/^(?:and|or) /, '')) };
  return undefined;
}

const split = (text: string): string[] => text.replaceAll(',', ' ,').split(' ').filter(Boolean);

/** "are you taking it" → "you are taking it" / "you are not taking it"; "did you fall" → "you fell" / "you did not fall". */
function invert(words: readonly string[], either: boolean): Proposition | undefined {
  const [auxiliary, ...rest] = words;
  if (auxiliary === undefined || !auxiliaries.has(auxiliary) || rest.length < 2 || words.length > 22) return undefined;
  if (/\b(?:questions?|concerns?)\b/.test(words.join(' '))) return undefined;
  if (/^(?:can|could|would|will)$/.test(auxiliary) && rest[0] === 'you' && !able.test(rest.slice(1, 3).join(' ')))
    return undefined;
  const negative = rest[0] === 'not';
  const body = negative ? rest.slice(1) : rest;
  const subjectLength = subjectOf(body);
  if (subjectLength === 0) return undefined;
  const subject = body.slice(0, subjectLength);
  if (subject.includes('or')) return undefined;
  const predicate = body.slice(subjectLength).filter((word) => word !== 'ever' && word !== 'any');
  if (
    predicate.length === 0 ||
    (predicate.includes('or') &&
      !(either && /\bor (?!do|does|did|is|are|was|has|have|it|you|he|she|they)/.test(predicate.join(' '))))
  )
    return undefined;
  const denied = body
    .slice(subjectLength)
    .map((word) => (word === 'some' ? 'any' : word))
    .filter((word) => word !== 'still' && word !== 'ever');
  const no = [...subject, auxiliary, 'not', ...denied];
  const verb = predicate.findIndex((word) => baseVerbs.has(word) || word === 'have');
  if (auxiliary === 'did' && verb === 0) return { yes: [...subject, pastOf(predicate[0]!), ...predicate.slice(1)], no };
  if (auxiliary === 'do' && verb >= 0) return { yes: [...subject, ...predicate], no };
  if (auxiliary === 'does' || auxiliary === 'did' || auxiliary === 'do')
    return { yes: [...subject, auxiliary === 'do' ? '' : auxiliary, ...predicate].filter(Boolean), no };
  return { yes: [...subject, auxiliary, ...predicate], no };
}

// "can you tell me" asks for something; only of these one asks whether the patient is able
const able =
  /^(?:still )?(?:walk|bear|put|move|bend|straighten|sleep|eat|swallow|drink|feel|see|hear|lift|raise|breathe|stand|climb|drive|work|keep|get|make|do|tolerate|sit|run|afford|reach)\b/;

function subjectOf(words: readonly string[]): number {
  if (/^(?:you|it|that|there|they|he|she|this|everything)$/.test(words[0] ?? '')) return 1;
  if (!/^(?:the|your|his|her|any|these|those)$/.test(words[0] ?? '')) return 0;
  const predicate = words.findIndex(
    (word, i) =>
      i >= 2 &&
      (/(?:ing|ed)$/.test(word) ||
        /^(?:worse|better|(?:low|high|bigg|small|hard|easi|strong|long|tight|sharp|dull|warm|cool|redd|slow|fast)er)$/.test(
          word,
        ) ||
        baseVerbs.has(word) ||
        /^(?:in|on|with|under|up|okay|good|bad|constant|been|all|still|not)$/.test(word)),
  );
  return predicate > 0 && predicate <= 5 ? predicate : 0;
}
