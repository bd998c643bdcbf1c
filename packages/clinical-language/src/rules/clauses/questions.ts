const auxiliaries = new Set('do does did is are was were have has had can could would will should am'.split(' '));
const subjects = new Set(
  'you it that there they he she we i your the this any anything anyone these those her his everything'.split(' '),
);
const askers = new Set('what when where why how who which whose'.split(' '));
const lead = new Set(
  'and so okay but well alright or now then yeah right um good great yes no , really hi hello because any'.split(' '),
);

const arranged =
  /^(?:continue|take|follow|see|start|stop|keep|use|go|do|check|wear|watch|schedule|return|try|work|get|make|rest|avoid|record|weigh|increase|decrease|give|sign|fill|monitor)$/;

/** Whether words without a question mark are a question, from how they begin. */
export function isQuestion(words: readonly string[]): boolean {
  if (
    words.length <= 20 &&
    /\b(?:scale (?:of|from)|out of (?:ten|10),? how|how (?:bad|severe) (?:is|was) (?:it|the pain)$)/.test(
      words.join(' '),
    )
  )
    return true;
  let at = 0;
  while (at < words.length && lead.has(words[at]!) && words[at] !== 'any') at++;
  const first = words[at];
  const second = words[at + 1];
  if (first === undefined) return false;
  if (first === 'any') return words.length - at <= 14;
  // "have you take it at night" asks for nothing
  if (first === 'have' && second === 'you' && arranged.test(words[at + 2] ?? '')) return false;
  if (auxiliaries.has(first))
    return second !== undefined && (subjects.has(second) || (second === 'not' && subjects.has(words[at + 2] ?? '')));
  if (askers.has(first))
    return (
      !(first === 'when' && /^(?:i|we|he|she|it|they|you)$/.test(second ?? '') && words.length - at > 4) &&
      !(first === 'what' && second === 'i')
    );
  return first === 'tell' && second === 'me';
}
