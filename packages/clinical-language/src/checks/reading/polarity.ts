import { auxiliaries } from '../../vocabulary/verbs.ts';

/** 1: said to be so. -1: said not to be so. 0: cannot be told. */
export type Polarity = 1 | -1 | 0;

const denials = new Set(
  'no denies denied deny denying without neither nor none never declines declined refuses refused refusing lacks lack nothing'.split(
    ' ',
  ),
);
const denialsOfVerbs = new Set(['not', 'cannot', 'unable', 'nobody']);
const hardEnds = new Set(
  '. .. ... … ; ! ? but however although though except besides whereas because reports reported endorses endorsed admits states notes noted describes positive'.split(
    ' ',
  ),
);
const longestScope = 30;

/** Whether a word denies what comes after it. */
export const isDenial = (word: string): boolean => denials.has(word) || denialsOfVerbs.has(word);

/** "no, i am fine", "no not really": an answer, which denies nothing that comes after it. */
const isAnswer = (words: readonly string[], at: number): boolean =>
  /^(?:|,|[.?!…]+|i|it|we|he|she|they|you|that|this|the|my|not|no|never|actually|because|well|but|and|so|there|thank|thanks|okay|yeah|sir|ma'am|she's|he's|um|uh|nothing|nope|none)$/.test(
    words[at + 1] ?? '',
  );

/** Whether a word of a text denies what comes after it there. */
export const deniesHere = (words: readonly string[], at: number): boolean =>
  isDenial(words[at]!) &&
  !(words[at] === 'no' && isAnswer(words, at)) &&
  !(words[at] === 'not' && /^(?:only|just)$/.test(words[at + 1] ?? ''));

/** How each word of a sentence or clause (lower case, marks kept, contractions written out) stands: within a denial or not. */
export function polarityOf(words: readonly string[]): Polarity[] {
  const out: Polarity[] = words.map(() => 1);
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (/^(?:if|whether)$/.test(word) && /^(?:sure|know|certain|see|wonder\w*)$/.test(words[at - 1] ?? ''))
      for (let i = at; i < words.length && !hardEnds.has(words[i]!); i++) out[i] = 0;
    const negative = word === 'negative' && words[at + 1] === 'for';
    const free = (word === 'free' || word === 'absence') && words[at + 1] === 'of';
    if (!negative && !free && !isDenial(word)) continue;
    const next = words[at + 1] ?? '';
    if (word === 'not' && /^(?:only|just|sure|certain)$/.test(next)) {
      if (!/^(?:sure|certain)$/.test(next)) continue;
      out[at + 1] = -1;
      mark(out, words, at + 2, () => false, 0);
      continue;
    }
    if (word === 'no' && isAnswer(words, at)) continue;
    const ofVerb = denialsOfVerbs.has(word) || word === 'never';
    const end = mark(out, words, at + 1, ofVerb ? endsVerbScope : endsThingScope, -1);
    if (ofVerb) continue;
    at = Math.max(at, Math.min(end, nextDenial(words, at + 1, end)) - 1);
  }
  backward(out, words);
  supposed(out, words);
  return out;
}

function nextDenial(words: readonly string[], from: number, end: number): number {
  for (let i = from; i < end; i++) if (isDenial(words[i]!)) return i;
  return end;
}

/** Marks words from `from` up to where the denial ends, and returns that place. What may or may not be denied is marked 0. */
function mark(
  out: Polarity[],
  words: readonly string[],
  from: number,
  ends: (words: readonly string[], at: number) => boolean | 'unclear',
  as: Polarity,
): number {
  let value = as;
  let at = from;
  // "no fracture on the x-ray of the knee": where it is looked for is not denied
  let place = false;
  for (; at < words.length && at - from < longestScope && !hardEnds.has(words[at]!); at++) {
    const end = ends(words, at);
    if (end === true) break;
    if (end === 'unclear') value = 0;
    if (praised(words, at)) {
      for (let i = Math.max(from + 1, at - 2); i < at; i++) out[i] = 0;
      break;
    }
    if (separates.test(words[at]!)) place = false;
    else if (ends === endsThingScope && at > from) place ||= places.test(words[at]!);
    out[at] = place ? 0 : value;
  }
  return at;
}

const copula = /^(?:is|are|was|were|looks?|seems?|appears?|remains?)$/;
const fine =
  /^(?:fine|intact|normal|clear|good|great|equal|regular|midline|symmetric(?:al)?|stable|okay|well|unremarkable|within|\d.*)$/;
/** "there is no facial droop sensation is intact": what is fine is told anew, in speech without marks. */
const praised = (words: readonly string[], at: number): boolean =>
  copula.test(words[at]!) &&
  fine.test(
    words.slice(at + 1, at + 4).find((word) => !/^(?:to|be|very|all|nice|really|just|still)$/.test(word)) ?? '',
  );

const owns = /^(?:your|my|his|her|the)$/;
const leads =
  /^(?:in|of|on|at|to|over|from|near|through|by|with|for|about|around|under|behind|into|than|as|,|and|or|nor)$/;
/** "no rash your throat is red": a new sentence begins, in speech without marks. */
function newSentence(words: readonly string[], at: number): boolean {
  if (!owns.test(words[at]!) || (leads.test(words[at - 1] ?? '') && !/^(?:,|and|or)$/.test(words[at - 1]!)))
    return false;
  const verb = words.slice(at + 1, at + 7).findIndex((word) => copula.test(word) || word === '.' || word === ',');
  return verb > 0 && copula.test(words[at + 1 + verb]!);
}

const separates = /^(?:,|or|nor|and)$/;
const places = /^(?:on|in|at|over|to|from|near|through|by)$/;
const subordinates = /^(?:when|while|if|unless|until|since|after|before|whenever|where|who|because|due|secondary)$/;
/** "no surgeries i have had back pain": another sentence begins, in speech without marks. */
const newSubject = (words: readonly string[], at: number): boolean =>
  /^(?:i|we|he|she|they|you)$/.test(words[at]!) &&
  !/^(?:that|which|as|what|than|do|does|did|have|has|had|is|was|are|were|how|who|where)$/.test(words[at - 1] ?? '');
const begins = /^(?:i|you|your|my|he|she|it|they|we|there|this|that|the|his|her|patient)$/;

/** "does not take it, and he …" */
function endsVerbScope(words: readonly string[], at: number): boolean | 'unclear' {
  const word = words[at]!;
  const next = words[at + 1] ?? '';
  if (subordinates.test(word)) return 'unclear';
  if (/^(?:so|then|which|otherwise|secondary|due)$/.test(word) || newSubject(words, at) || newSentence(words, at))
    return true;
  if (word === ',') return !/^(?:or|nor|any)$/.test(next);
  if (word === 'and') return begins.test(next) || isFinite(next);
  return false;
}

/** "no fever, chills, or cough" is one list, "no fracture, mild swelling" may be two things. */
function endsThingScope(words: readonly string[], at: number): boolean | 'unclear' {
  const word = words[at]!;
  const next = words[at + 1] ?? '';
  if (subordinates.test(word)) return 'unclear';
  if (word === 'some' && !isDenial(words[at - 1] ?? '')) return true;
  if (/^(?:which|so|then|otherwise|negative)$/.test(word) || newSubject(words, at) || newSentence(words, at))
    return true;
  if (word === ',' || word === 'and') {
    const after = words[at + 1] === 'and' ? (words[at + 2] ?? '') : next;
    if (begins.test(after) || isFinite(after)) return true;
    if (word === ',' && !listGoesOn(words, at + 1)) return /^(?:or|nor|and|any)$/.test(next) ? false : 'unclear';
  }
  return false;
}

function listGoesOn(words: readonly string[], from: number): boolean {
  for (let i = from; i < words.length && i - from < 25 && !hardEnds.has(words[i]!); i++)
    if (words[i] === 'or' || words[i] === 'nor' || words[i] === 'any') return true;
  return words.slice(Math.max(0, from - 12), from).some((word) => /^den(?:ies|ied|y)$/.test(word));
}

const isFinite = (word: string): boolean =>
  auxiliaries.has(word) || /^(?:go|call|come|take|use|return|takes|uses|feels|continues|remains|will)$/.test(word);

/** "call me if you have a fever": a condition says nothing of what is. */
function supposed(out: Polarity[], words: readonly string[]): void {
  for (let at = 0; at < words.length; at++) {
    if (words[at] !== 'if' && words[at] !== 'unless') continue;
    for (; at < words.length && words[at] !== ',' && !hardEnds.has(words[at]!); at++) if (out[at] === 1) out[at] = 0;
  }
}

/** "fever: no", "chest pain is denied", "… are absent". */
function backward(out: Polarity[], words: readonly string[]): void {
  for (let at = 1; at < words.length; at++) {
    const word = words[at]!;
    const denied =
      ((/^(?:denied|absent)$/.test(word) || (word === 'ruled' && words[at + 1] === 'out')) &&
        /^(?:is|are|was|were|been)$/.test(words[at - 1]!)) ||
      ((word === 'no' || word === 'none') && words[at - 1] === ':' && /^(?:|[.;,])$/.test(words[at + 1] ?? ''));
    if (!denied) continue;
    for (let i = at - 1; i >= 0 && !hardEnds.has(words[i]!); i--) out[i] = -1;
  }
}

/** "Any changes in vision": a denial of it denies the change. */
export const isOfTrouble = (words: readonly string[], at: number): boolean =>
  /\b(?:changes?|problems?|troubles?|issues?|difficult(?:y|ies)) (?:in|to|with|of) (?:the |your |his |her )?$/.test(
    `${words.slice(Math.max(0, at - 4), at).join(' ')} `,
  );
