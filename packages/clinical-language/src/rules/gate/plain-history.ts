import { placeForm } from '../../vocabulary/body-parts.ts';
import { baseVerbs, pastOf, thirdOf } from '../../vocabulary/verbs.ts';
import { unnamed } from '../people/persona.ts';
import { withReferent } from '../people/referents.ts';
import { faultOf } from './faults.ts';
import { historyShapeOf, isPlainTold } from './history-shapes.ts';
import { isWholeSentence } from './whole-sentence.ts';

const records = '(?:the|his|her|their) (?:notes?|chart|records?)';

type Row = { id: string; pattern: RegExp; write: string; example: string; becomes: string };

const bodily = `(?:(?:left|right|lower|upper|whole) )?(?:${placeForm}|pains?|rash|cough|swelling|headaches?|ulcer|wound|injury|surgery|infection|fever|tightness|numbness|tingling|phlegm|mucus|nodule|lump|bump)`;

/** What is said without meaning anything, and what a note says instead. */
export const plainRows: readonly Row[] = [
  {
    id: 'clinician-knows',
    pattern: new RegExp(
      `^(?:(?:[a-z]+ (?:, )?(?:so )?)?|(?:in general|from (?:looking at )?${records}) ,? ?(?:so )?)(?:i|we) (?:also |just |do )*(?:know|see|hear|heard|understand|understood|read|saw|was (?:told|notified)(?: by the [a-z]+(?: room)?)?)(?: (?:in|from|with) ${records})?(?: here)? (?:that )?(?=(?:he|she|${unnamed}|his|her|their) (?:is|was|has|had|takes?|went|hurt|started|got|fell|saw|came|did|does|smokes?|been|[a-z]+ed)\\b)`,
    ),
    write: '',
    example: 'dora i heard that she went to the clinic for chest pain',
    becomes: 'she went to the clinic for chest pain',
  },
  {
    id: 'looks-like',
    pattern: new RegExp(
      `^(?:[a-z]+ ,? ?)?(?:from (?:looking at )?${records} ,? ?)?it (?:looks|sounds|seems) like (?=(?:he|she|${unnamed}) (?:is|was|has|had|takes)\\b)`,
    ),
    write: '',
    example: 'paul it looks like he has had trouble swallowing',
    becomes: 'he has had trouble swallowing',
  },
  {
    id: 'had-her-on',
    pattern: /^(?:(?:from (?:looking at )?the notes? ,? ?)?it looks like )?we (?:have |had )?had her on /,
    write: 'she has been on ',
    example: 'we have had her on warfarin since june',
    becomes: 'she has been on warfarin since june',
  },
  {
    id: 'had-him-on',
    pattern: /^(?:(?:from (?:looking at )?the notes? ,? ?)?it looks like )?we (?:have |had )?had him on /,
    write: 'he has been on ',
    example: 'we had him on warfarin',
    becomes: 'he has been on warfarin',
  },
  {
    id: 'by-the-clinician',
    pattern:
      / (?:that|which) (?:i|we) (?:have |had )?(?:prescribed|gave|did|started|recommended|ordered|put (?:him|her|them) on|have been (?:dealing|working|struggling)(?: with)?)(?: (?:(?:on|for|to|with) )?(?:him|her|them))?(?: (?:last \w+|before))?$/,
    write: '',
    example: 'he is taking the colchicine that i prescribed',
    becomes: 'he is taking the colchicine',
  },
  {
    id: 'hurt-it-then',
    pattern: new RegExp(
      `\\b(he|she|${unnamed}) hurts (?=(?:his|her|their) (?:(?:left|right|lower|upper) )?${placeForm}\\b)`,
      'g',
    ),
    write: '$1 hurt ',
    example: 'he hurts his knee when he slipped',
    becomes: 'he hurt his knee when he slipped',
  },
  {
    id: 'bears-weight',
    pattern:
      /\b(puts?|putting) (?:(?:any|some|a little|a little bit|a bit|more|like|full|much|of|too) )*weight on (?:it|that|there|this|them)\b/g,
    write: 'bear weight',
    example: 'she is able to put a little bit more weight on it',
    becomes: 'she is able to bear weight',
  },
  {
    id: 'filler',
    pattern:
      /(?<=\S )(?:kind of|sort of|kinda|sorta|really|actually|basically|honestly|literally|obviously|definitely|apparently|you know|of course|in fact|to be honest|for some reason|for sure|super|real(?= \S+)|i mean|again(?= \S+ )) /g,
    write: '',
    example: 'she kind of twisted her ankle',
    becomes: 'she twisted her ankle',
  },
  {
    id: 'opinion',
    pattern: new RegExp(
      ` ,? ?(?:he|she|${unnamed}) (?:thinks?|guess(?:es)?|believes?|supposes?|would say)(?= |$)`,
      'g',
    ),
    write: '',
    example: 'it was two days ago she thinks',
    becomes: 'it was two days ago',
  },
  {
    id: 'like',
    pattern:
      /(?<=\b(?:is|was|has|had|felt|feels|hurts|some|about|the|an?|for|and|in|on|have|of)) like (?=(?:an?|the|some|\d|in|on|about|his|her|two|three|four|five|really)\b)/g,
    write: ' ',
    example: 'the knee hurts like in the back',
    becomes: 'the knee hurts in the back',
  },
  {
    id: 'this-symptom',
    pattern: new RegExp(
      `(?<!never )\\b(having|had|getting|experiencing|noticing|noticed|developed|feeling) (?:like )?(?:this|these|that|those)(?: (?:like|really|very))*(?: ,)? (?=(?:(?:a|very|really|quite|dry|sharp|dull|bad|mild|severe|constant) )*(?:pins|cough|headaches?|migraines?|episodes?|attacks?|spells?|symptoms?|pressure|${bodily}))`,
      'g',
    ),
    write: '$1 ',
    example: 'she has been having this dry cough',
    becomes: 'she has been having dry cough',
  },
  {
    id: 'strange',
    pattern:
      / (?:(?:very|really|so|quite) )?(?:weird|crazy|insane)(?= (?:symptoms?|sensations?|feelings?|pains?|noises?|sounds?|dreams?|rash|spots?)\b)/g,
    write: '',
    example: 'she has had very weird symptoms',
    becomes: 'she has had symptoms',
  },
  {
    id: 'called',
    pattern: /\b(takes|took|has|had|is on|uses|used) something called (?=[a-z])/g,
    write: '$1 ',
    example: 'he takes something called digoxin',
    becomes: 'he takes digoxin',
  },
  {
    id: 'pointed-at',
    pattern: new RegExp(`\\b(?:this|that|these|those) (?=(?:same |little |big |small )?${bodily}\\b)`, 'g'),
    write: 'the ',
    example: 'he has never injured that knee',
    becomes: 'he has never injured the knee',
  },
  {
    id: 'known-history',
    pattern: /\b(has|had) (?:had )?(?:that|this|these) (?=(?:long |prior |past )*history\b)/g,
    write: '$1 a ',
    example: 'she has that history of gout',
    becomes: 'she has a history of gout',
  },
  {
    id: 'known',
    pattern: /\b(has|had|has had|had had|took|takes|did) (?:that|this|these|those) (?=[a-z]+ ?)(?!one|thing|time)/g,
    write: '$1 the ',
    example: 'he had that cuff repaired',
    becomes: 'he had the cuff repaired',
  },
  {
    id: 'agrees',
    pattern: /\b(he|she|they_) (endorse|report|deny|have|take|feel|hurt(?! (?:his|her|their)\b))(?= )/g,
    write: '$1 $2_',
    example: 'she endorse some fatigue',
    becomes: 'she endorses some fatigue',
  },
  {
    id: 'right-here',
    pattern: /,? (?:right )?(?:down |up |over |around )?here(?= |$)(?! (?:for|with|to|because|today)\b)/g,
    write: '',
    example: 'the pain is right here in the elbow',
    becomes: 'the pain is in the elbow',
  },
  {
    id: 'loose-end',
    pattern:
      / ,? ?(?:or so|so far|or something|or anything|or whatever|and (?:stuff|everything|all that)|anymore|though|too|as well|at least|anyways?|then|you know|unfortunately|obviously|i guess|if (?:he|she) can|or not|again|before that|like crazy|thankfully|luckily|fortunately)$/g,
    write: '',
    example: 'she takes aspirin too',
    becomes: 'she takes aspirin',
  },
  {
    id: 'pop',
    pattern:
      /\b(felt|heard|feels|hears) (?:like )?(?:something|a sort of|some kind of|this|like a|an?) (?:sort of |kind of |like )?(pop|snap|crack|click|tear)(?:ping|ped|s)?\b/g,
    write: '$1 a $2',
    example: 'he felt something pop',
    becomes: 'he felt a pop',
  },
  {
    id: 'pointed-at',
    pattern:
      / (?:right |down |up |over |in |round |around |along |just )*here(?= (?:in|on|at|along|over|around|with|and)\b|$)/g,
    write: '',
    example: 'it hurts down here in her calf',
    becomes: 'it hurts in her calf',
  },
  {
    id: 'thinks-it-is',
    pattern: /,? (?:(?:he|she|they_) (?:think|believe|guess)s? )?it (?:is|was)?$|(?<=\S{6}) it$/g,
    write: '',
    example: 'her brother had gout , she thinks it is',
    becomes: 'her brother had gout',
  },
  {
    id: 'turns-back',
    pattern: /^(?:however|although|though) ,? ?| (?:however|though|although)$/g,
    write: '',
    example: 'the pulses are weak however',
    becomes: 'the pulses are weak',
  },
  {
    id: 'time-first',
    pattern: /^(?:so |and |well |but )*(.+)$/,
    write: '$1',
    example: 'so he fell',
    becomes: 'he fell',
  },
];

const support = new RegExp(
  `^(the patient|he|she|${unnamed}|(?:the|his|her|their) (?:\\S+ ){0,3}?\\S+) (does|did) (?:also |still )?(\\w+)\\b(?! not)`,
);

/** "she does get headaches" → "she gets headaches", "he did notice" → "he noticed". */
function withoutSupport(text: string): string {
  const found = support.exec(text);
  const verb = found?.[3];
  if (!found || verb === undefined || !(baseVerbs.has(verb) || verb === 'have')) return text;
  const written =
    found[2] === 'did' ? (verb === 'have' ? 'had' : pastOf(verb)) : verb === 'have' ? 'has' : thirdOf(verb);
  return `${found[1]} ${written}${text.slice(found[0].length)}`;
}

export const plainly = (text: string): string =>
  withoutSupport(plainRows.reduce((now, { pattern, write }) => now.replace(pattern, write), text))
    .replace(/\b(\w+)_(?= )/g, (all, verb: string) => (verb === 'they' ? all : thirdOf(verb)))
    .replace(/\s+/g, ' ')
    .trim();

/** Where one thing that was told may end and another begin. */
const joints = new RegExp(
  ` ,? ?(?:and|so|because|which|where|then)(?: (?:so|then|now|also|just|again|like))* (?=(?:he|she|${unnamed}|it|they|i|that|this|there|yeah|the|his|her|their|is|was|has|had|took|tried|used|felt|heard|went|got|fell|could|not|looks|you|we|did|does)\\b)| ,? ?(but)(?: (?:then|now|also|just|again|like))* | , (?=(?:he|she|${unnamed}|it|they|i|that|this|there|which|like|the|his|her|their|no|not)\\b)| ; | , (?:and|so) | so (?=\\S+ )`,
  'g',
);
const verbFirst =
  /^(?:also |then |just )*(?:is|was|has|had|took|tried|used|felt|heard|went|got|fell|could not|did not|does not|noticed|landed|twisted|hit|started|stopped|takes|uses)\b/;

const stands = (words: readonly string[], value: number): boolean =>
  faultOf(words) === undefined &&
  isWholeSentence(words) &&
  (historyShapeOf(words) !== undefined || isPlainTold(words, value));

/**
 * Words of a history as whole sentences of a note: all of them without empty words, or those parts that are one; none else.
 * "It" at the start of a part is what the part before named. What stands before a "but" goes with what stands behind.
 */
export function plainHistory(words: readonly string[], subject: string, value = 0): string[][] {
  const text = plainly(words.join(' '));
  const whole = text.split(' ');
  if (stands(whole, value)) return [whole];
  const parts: { words: string[]; isBut: boolean; ofThing: boolean }[] = [];
  let from = 0;
  let isBut = false;
  let ofThing = false;
  for (const found of [...text.matchAll(joints), undefined]) {
    const part = text
      .slice(from, found?.index)
      .replace(/^[ ,;]+|[ ,;]+$/g, '')
      .split(' ');
    if (part[0] !== '') parts.push({ words: part, isBut, ofThing });
    if (!found) break;
    from = found.index + found[0].length;
    isBut = found[1] !== undefined;
    ofThing = /\bwhich\b/.test(found[0]);
  }
  if (parts.length < 2) return [];
  const before: string[][] = [];
  const told = parts.map((part) => {
    // "…, which is annoying" says it of what stands before, not of the patient
    const own = verbFirst.test(part.words.join(' ')) && !part.ofThing ? [subject, ...part.words] : part.words;
    const named = withReferent(own, before.toReversed()) ?? own;
    before.push(named);
    const plain = plainly(named.join(' ')).split(' ');
    return stands(plain, value) ? plain : undefined;
  });
  return told.flatMap((one, at) => {
    const next = parts[at + 1];
    const isHalf = (next?.isBut === true && !told[at + 1]) || (parts[at]!.isBut && !told[at - 1]);
    return one && one.length >= 3 && !isHalf ? [one] : [];
  });
}
