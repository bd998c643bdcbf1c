import { clauseAt, whoseIs } from '../clauses/clauses.ts';
import { readSentence } from '../checks/reading/read-text.ts';

/** What a sentence says of a pregnancy of the patient. */
export type ReadPregnancy = { state: 'present' | 'absent' | 'past' | 'mentioned'; text: string };

const word =
  /\b(?:pregnan(?:t|cy|cies)|gravid|gestation|gestational age|(?:estimated )?due date|trimester|iup)\b|\b\d{1,2} ?w(?:k?s?)? ?\d ?d\b|\bg\d+ ?p\d\w*,? (?:at|@) \d{1,2} (?:weeks?|wks?)\b/gi;
const test = /\b(?:pregnancy tests?|(?:beta[- ]?|urine |serum )*hcg|upt)\b/i;
/** It is so now, whatever else the sentence holds. */
const now = new RegExp(
  [
    String.raw`\b(?:is|am|remains|currently|now|found to be|be(?=ing pregnant today)) (?:(?:now|currently|about|approximately|also|again|still|early|newly|\d+|weeks?|wks?|months?|days?|and|a|an|years?|old|g\d\w*|female|woman|spontaneously|,) )*pregnant\b`,
    String.raw`\b\d{1,2} (?:\d/7 )?(?:completed )?(?:weeks?|wks?|months?)(?:'s?)? (?:\d days? )?(?:of )?(?:pregnant|gestation|gestational)`,
    String.raw`\bpregnant (?:woman|female|patient|lady|at \d)\b`,
    String.raw`\b\d{1,2} ?w(?:k?s?)? ?\d ?d\b`,
    String.raw`\bg\d+ ?p\d\w*,? (?:at|@) \d{1,2} (?:weeks?|wks?)\b`,
    String.raw`\b(?:in|of|at) (?:her|the|a|end of the|early)? ?(?:\w+ )?trimester\b`,
    String.raw`\b(?:viable |single |live )*(?:iup|intrauterine pregnancy)\b`,
    String.raw`\b(?:this|current|the present) (?:is (?:her|a|the) (?:\w+ )?)?pregnancy\b`,
  ].join('|'),
  'i',
);
const over = String.raw`(?:previous|prior|past|last|earlier|ectopic|molar|history of(?: \w+)?|hx of(?: \w+)?|h/o(?: \w+)?|former|multiple prior|(?:in|during|after|with|since|before) (?:her|a|the|each|both)?(?: ?(?:previous|last|first|second|third|other|prior))|after|before|since)`;
const wished = String.raw`(?:plan(?:s|ning|ned)?|try(?:ing)?|tries|wish(?:es|ing)?|wants?|hop(?:es|ing)|desires?|would like|considering|prevent\w*|avoid\w*)(?: (?:to|for|a|an|another|become|becoming|get|getting|be|being|future))*`;
const general = String.raw`(?:contraindicated (?:in|during)|(?:safe|used?|category|teratogen\w+|precautions?) (?:in|during|for)|in case of|risk of|when|counsel\w+ (?:on|about))`;
const notNow = new RegExp(
  String.raw`\b(?:${over}|${wished}|${general}) (?:\w+ )?$|\bwas (?:\w+ ){0,2}$|\b(?:born|birth|delivered|delivery|premature|miscarr\w+|loss|abortion|contraindicated|avoid\w*)\b[^;]*$`,
  'i',
);
const overAfter =
  /^\w+ (?:(?:was|were) (?!confirmed|diagnosed|dated|found)|ended|resulted|complicated by .* in (?:19|20)\d\d|loss\b|category)/i;

/** All that a sentence says of it; several where it gives several tests. */
export function pregnancyIn(sentence: string): ReadPregnancy[] {
  const tests = testsIn(sentence);
  if (tests.length > 0) return tests;
  const rest = sentence.replaceAll(new RegExp(test, 'gi'), ' ');
  const { words, polarity } = readSentence(rest);
  const text = words.join(' ');
  const read = [...text.matchAll(word)].flatMap((match): ReadPregnancy[] => {
    const at = match.index;
    const whose = whoseIs(text, at);
    if (whose === 'relative') return [];
    const sure = polarity[text.slice(0, at).split(' ').length - 1] ?? 1;
    const state = whose === 'unclear' && sure !== -1 ? 'mentioned' : stateAt(text, at, sure);
    const said = {
      present: 'Pregnant',
      absent: 'Not pregnant',
      past: 'Pregnancy mentioned',
      mentioned: 'Pregnancy mentioned',
    };
    return [{ state, text: said[state] }];
  });
  // one answer of a sentence: what is there now before what was
  const order = ['present', 'absent', 'mentioned', 'past'];
  return read.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state)).slice(0, 1);
}

function stateAt(text: string, at: number, sure: -1 | 0 | 1): ReadPregnancy['state'] {
  const clause = clauseAt(text, at);
  const before = text.slice(clause.start, at);
  if (sure === -1) return 'absent';
  if (sure === 0 || /\b(?:if|whether|possibl[ey]|could|might|may|suspect\w*|concern for)\b/i.test(before))
    return 'mentioned';
  const isOther = notNow.test(before) || overAfter.test(text.slice(at));
  // the words of the present, around this place
  const present = [...clause.text.matchAll(new RegExp(now, 'gi'))].some(
    ({ index, 0: found }) => clause.start + index <= at && at < clause.start + index + found.length,
  );
  if (
    present &&
    !/\b(?:born|birth|delivered|delivery|premature|preterm|miscarr\w+|loss|abortion|contraindicated|avoid\w*|history|previous|prior|last)\b/i.test(
      before,
    )
  )
    return 'present';
  return isOther ? 'past' : 'present';
}

/** "Pregnancy test: negative", "Positive home pregnancy test, urine hCG here negative": each with its own result. */
function testsIn(sentence: string): ReadPregnancy[] {
  const parts = sentence.split(/[,;.]|\bbut\b|\band\b/i);
  return parts.flatMap((part, n): ReadPregnancy[] => {
    if (!test.test(part)) return [];
    const next = parts[n + 1] ?? '';
    const whole =
      result.test(part) || test.test(next)
        ? part
        : `${part} ${/^\s*(?:which )?(?:is |was |came back )?(?:positive|negative)/i.test(next) ? next : ''}`;
    const found = result.exec(whole)?.[1]?.toLowerCase();
    const at = sentence.indexOf(part);
    if (found === undefined || whoseIs(sentence, at + part.length) === 'relative') return [];
    if (/\bnot (?:positive|negative)\b|\bif\b/i.test(whole))
      return [{ state: 'mentioned', text: 'Pregnancy test mentioned' }];
    return [{ state: found === 'positive' ? 'present' : 'absent', text: `Pregnancy test ${found}` }];
  });
}
const result = /\b(positive|negative)\b/i;

const ofPregnancy = /\b(?:pregnan(?:t|cy)|gravid|gestation|trimester|antenatal|prenatal)\b/i;
const endedPregnancy =
  /\b(?:ectopic|molar|miscarriage|abortion|terminat\w+|ended|delivered|post-?partum|history of|previous|prior|past|not|test|contracept\w+|prevent\w+|planning|unable)\b/i;

/** Whether the name of a problem of another system is a pregnancy that goes on as long as the problem does. */
export const isPregnancy = (name: string): boolean => ofPregnancy.test(name) && !endedPregnancy.test(name);
