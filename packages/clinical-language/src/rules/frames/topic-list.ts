import { symptomSystem } from '../../vocabulary/body-systems.ts';
import { symptomAdjective } from '../../vocabulary/clinical-words.ts';

const heads = new Set(
  'pain fever fevers chills loss gain nausea vomiting diarrhea constipation cough congestion headache headaches dizziness numbness tingling weakness swelling fatigue palpitations rash rashes breath bleeding stiffness sweats changes discharge burning itching aches cramping bloating wheezing throat runny-nose fainting blurriness redness bruising insomnia anxiety depression hearing-loss heartburn injury trauma surgery diabetes arthritis hypertension asthma'.split(
    ' ',
  ),
);
const goesOn = new Set(
  'in of with along associated on when at from to for while during after before , or and down around near radiating that'.split(
    ' ',
  ),
);
const notFirst =
  /^(?:but|since|because|if|when|while|sorry|in|on|about|with|at|of|for|from|well|nothing|that|this|it|to|been|just|as|so|not|like|any of|anything|everything|because|really|okay|up|down|off|out|my|there|what|than|doing|going|having|getting)\b/;

/**
 * The things named in what was denied or reported: cut at commas, "and", "or", and in raw speech after each symptom ("fever
 * chills nausea"). Tails such as "along with the headache" are left out; what is no thing at all is dropped.
 */
export function itemsOf(topic: readonly string[]): string[][] {
  const items: string[][] = [];
  let current: string[] = [];
  const push = (): void => {
    const clean = tidy(current);
    if (clean.length > 0) items.push(clean);
    current = [];
  };
  for (const [i, word] of topic.entries()) {
    if (word === ',' || word === 'or' || (word === 'and' && current.length > 0)) {
      push();
      continue;
    }
    current.push(word);
    const next = topic[i + 1];
    if (
      heads.has(word) &&
      next !== undefined &&
      !goesOn.has(next) &&
      next !== word &&
      // "throat swelling" is one thing
      !(word === 'throat' && heads.has(next)) &&
      topic.slice(i + 1).some((other) => heads.has(other) || symptomSystem(other) !== undefined)
    )
      push();
  }
  push();
  return items;
}

const symptomDoing =
  /^(?:burning|tingling|swelling|itching|vomiting|bleeding|wheezing|bloating|sneezing|sweating|cramping|coughing|bruising|ringing|throbbing|shaking|fainting|passing out|throwing up|feeling|losing|weakening|racing|clicking|popping|locking|catching|snoring)\b/;
const feelings = new RegExp(
  `^(?:${symptomAdjective}|sick|tired|weak|anxious|depressed|confused|hot|cold|sad|stressed|worried)\\b`,
);

function tidy(words: readonly string[]): string[] {
  const text = words
    .join(' ')
    .replace(
      /^(?:and |or |any |some |a little bit of |a little |a bit of |a |an |the |other |no |of |like |maybe |sort of |recent |new )+/,
      '',
    )
    .replace(
      / (?:along with|associated with|with (?:that|it|this)|like (?:this|that)(?: before)?|recently|lately|at all|either|too|as well|with (?:them|those)|ever|before|today|now|anything|things?|well|that (?:he|she|they_) .*|or)$/,
      '',
    )
    .replace(/ (?:along|associated) with .*$/, '')
    .trim();
  if (
    text === '' ||
    notFirst.test(text) ||
    text.split(' ').length > 8 ||
    /\b(?:is|are|was|were|did|does|do|have|has|had|been|i|we|he|she|they_|it)\b/.test(text)
  )
    return [];
  if (/^[a-z]+ing\b/.test(text) && !symptomDoing.test(text)) return [];
  return (feelings.test(text.replace(/^(?:more|very|less|so|a bit|quite) /, '')) ? `feeling ${text}` : text).split(' ');
}
