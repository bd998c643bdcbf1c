/** 1: so. -1: not so. 2: at least one of a list is so. 0: cannot be told. */
export type Stand = 1 | -1 | 0 | 2;

const yes =
  /^(?:yes|yeah|yep|yup|yea|correct|absolutely|definitely|sure|uh-huh|mm-hmm|right|exactly|unfortunately|sometimes|occasionally|a little|a bit|a few|a lot|quite|some|maybe|kind of|sort of|slight(?:ly)?|mild(?:ly)?|of course|once in a while|every now|it is|it does|it has|i do|i have|i am|i did|i been|i can|i was|he does|he has|she does|she has|they do|they are)\b/;
const no =
  /^(?:no|nope|nah|not|never|none|nothing|neither|negative|denies|uh-uh|(?:i|it|he|she|they|we|there|that) (?:do|does|did|have|has|had|is|am|are|was|were|can|could|would)? ?(?:not|never|no)|(?:i|he|she|they) denies)\b/;
const fill =
  /^(?:(?:um|uh|oh|well|so|okay|ok|hmm|mm|you know|actually|really|honestly|like|i mean|i think|i would say|i guess|thankfully|fortunately|luckily|so far|,|[.]|and|ah|er|erm|hm|but) )+/;
// "no, just a little": it takes back
const hedge =
  /^(?:no|not|nah|nope)\b.{0,12}\b(?:just|only|except|apart from|other than|besides) (?:a|an|some|when|if|the|my|occasional|mild)\b|^not (?:much|often|always|all)\b|^no ?[,.]? (?:it|i|he|she|they) (?:do|does|did|is|am|was|have|has)(?! not)\b/;

/** What an answer says of the question before it. */
export function standOfReply(text: string): Stand {
  const said = text.trim().replace(fill, '');
  if (hedge.test(said)) return 0;
  return no.test(said) ? -1 : yes.test(said) ? 1 : 0;
}

const ends = /^[.?!;]$/;
const denies =
  /^(?:no|not|nor|neither|never|none|without|denies|denied|deny|denying|nil|negative|cannot|absent|lacks|nothing|non|hardly|unable)$/;
const breaks =
  /^(?:but|however|although|though|except|because|[.;?!]|reports|reported|endorses|endorsed|admits|positive|has|states|which|what|yes|yeah|otherwise)$/;
const opens = /^(?:if|unless|should|whether|case|wish)$/;
// in speech without marks another sentence begins
const begins =
  /^(?:i|you|we|he|she|they|it|there|your|my|his|her|so|okay|alright|now|then|is|are|was|were|just|some|because|when|since)$/;
const owners = /^(?:your|my|his|her)$/;
const leads = /^(?:in|of|on|at|to|over|from|near|through|by|with|for|about|around|under|down|into|or|and|,|any)$/;
const reach = 7;
const listed = 24;

/** How each word stands: a denial reaches seven words; in a note, through the list that it opens. */
export function standsOf(words: readonly string[], isNote: boolean): Stand[] {
  const out: Stand[] = words.map(() => 1);
  const supposed = new Set<number>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (
      (opens.test(word) && !isVerbShould(words, at, isNote)) ||
      (word === 'would' && !isNote && isConditional(words, at))
    )
      for (let i = at; i < words.length && i < at + 16 && !ends.test(words[i]!); i++) supposed.add(i);
    // what is looked for is not told
    if (!isNote && (word === 'any' || (word === 'you' && /^(?:do|have|did|are|were|had)$/.test(words[at - 1] ?? ''))))
      for (let i = at + 1; i < words.length && i < at + 10 && !begins.test(words[i]!); i++)
        if (out[i] === 1) out[i] = 0;
    if (!denies.test(word)) continue;
    // "no, i have": an answer
    if (word === 'no' && /^(?:,|i|it|he|she|we|no|not|that|[.?!])$/.test(words[at + 1] ?? '')) continue;
    if (word === 'not' && /^(?:only|just|sure|certain)$/.test(words[at + 1] ?? '')) continue;
    if (/^(?:a|the|that|any) kind of|^like /.test(words.slice(at + 1, at + 4).join(' '))) continue;
    // "strep negative": of what stands before it
    if (word === 'negative' && words[at + 1] !== 'for' && !isNote) continue;
    const far = isNote && /^(?:no|not|denie[sd]|denying|nil|without|negative)$/.test(word);
    const thought = word === 'not' && /^(?:think|believe|see|feel|appreciate|notice)$/.test(words[at + 1] ?? '');
    for (
      let i = at + 1;
      i < words.length && i <= at + (far || isListed(words, at) ? listed : thought ? 2 * reach : reach);
      i++
    ) {
      if (breaks.test(words[i]!) && !(words[i] === 'has' && i <= at + 2)) break;
      if (isNote && word === 'not' && words[i] === ',' && !/^(?:or|nor)$/.test(words[i + 1] ?? '')) break;
      const owned = owners.test(words[i]!) && leads.test(words[i - 1]!);
      if (!isNote && i > at + (thought ? reach : 2) && begins.test(words[i]!) && !owned) break;
      if (i > at + reach && !thought && !words.slice(i - 4, i + 1).some((one) => /^(?:,|or|nor|and|any)$/.test(one)))
        break;
      out[i] = -1;
    }
  }
  if (isNote) backward(words, out);
  for (const at of supposed) out[at] = 0;
  return out;
}

/** "that would be a rash", "would you say you are low"; "i would like to see" is meant. */
const isConditional = (words: readonly string[], at: number): boolean =>
  /^(?:you|that|it|they|he|she|which)$/.test(words[at - 1] ?? '') || words[at + 1] === 'you';

/** "not had any weight loss, fever, or chills", "no fever or chills": in speech too a denial reaches through its list. */
const isListed = (words: readonly string[], at: number): boolean =>
  /\b(?:any|no|denies)\b.*\b(?:or|nor)\b/.test(words.slice(at, at + 12).join(' '));

const isVerbShould = (words: readonly string[], at: number, isNote: boolean): boolean =>
  words[at] === 'should' && (isNote || words[at + 1] !== 'you');

/** "Fever: no", "chest pain denied", "swelling is absent". */
function backward(words: readonly string[], out: Stand[]): void {
  for (const [at, word] of words.entries()) {
    if (at === 0 || !/^(?:denied|absent|none|nil|no|negative)$/.test(word)) continue;
    const before = words[at - 1]!;
    const closes = at + 1 === words.length || ends.test(words[at + 1]!) || words[at + 1] === ',';
    if (!closes || !/^(?:is|are|was|were|:|been)$/.test(before)) continue;
    for (let i = at - 1; i >= 0 && i >= at - 8 && !ends.test(words[i]!); i--) out[i] = -1;
  }
}
