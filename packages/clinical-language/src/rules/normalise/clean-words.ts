import { pairedPartName } from '../../vocabulary/body-parts.ts';
import { emptyPhrases, openers } from '../../vocabulary/speech-words.ts';

const byFirst = Map.groupBy(emptyPhrases, (phrase) => phrase[0]!);
const likeBefore = new Set('is was are and but so have had been or not then , with some um i it that be'.split(' '));

/** Takes empty phrases out of the words and openers off their front. */
export function cleanWords(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i < words.length;) {
    const phrase = byFirst
      .get(words[i]!)
      ?.find((candidate) => candidate.every((part, k) => words[i + k] === part) && keepsSense(words, i, candidate));
    if (phrase) {
      i += phrase.length;
      continue;
    }
    const like =
      words[i] === 'like' &&
      (kept.length === 0 || likeBefore.has(kept.at(-1)!)) &&
      !/^(?:this|that|to)$/.test(words[i + 1] ?? '');
    if (!like) kept.push(words[i]!);
    i++;
  }
  const clean: string[] = [];
  for (const word of kept) {
    if (word === ',' && (clean.length === 0 || clean.at(-1) === ',')) continue;
    // a recogniser's comma in the middle of a breath
    if (word === ',' && holds.test(clean.at(-1)!)) continue;
    if (word !== ',' && word === clean.at(-1) && !/^\d/.test(word) && word !== 'had') continue;
    clean.push(word);
  }
  while (clean.at(-1) === ',') clean.pop();
  return /^(?:ok|okay)$/.test(clean.at(-1) ?? '') && clean.at(-2) === ',' && clean.length > 3
    ? clean.slice(0, -2)
    : clean;
}

const holds = /^(?:the|an?|my|your|his|her|our|their|of|to|not|cannot|have|has|had|been|does|did|he|she|we|they)$/;

function keepsSense(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  const before = words[at - 1];
  const after = words[at + phrase.length];
  const key = phrase.join(' ');
  if (key === 'you know') return before !== 'do' && before !== 'did' && before !== 'let' && before !== 'if';
  if (key === 'i mean') return true;
  if (key === 'kind of' || key === 'sort of')
    return before !== 'what' && before !== 'any' && before !== 'some' && before !== 'this';
  if (key === 'i do not know')
    return !/^(?:if|whether|how|why|when|where|who|that|about)$/.test(after ?? '') && (after !== 'what' || at === 0);
  if (key === 'just' || key === 'really') return before !== 'not';
  if (key === 'okay' || key === 'alright')
    return !/^(?:drinking|eating|sleeping|feeding|doing|feeling|going)$/.test(before ?? '');
  if (key === 'for you') return after === undefined;
  return true;
}

// "hey computer, order …": a device is called by a name
const calling =
  /^hey (?:, )?[a-z]+(?: ,|(?= (?:show|order|finalize|open|pull|please|go ahead|mr|ms|mrs|miss|[a-z]+ [a-z]+ is an?)\b))/;

// "right knee", "right lower leg": no assent
const hasRightSide = new RegExp(`^(?:${pairedPartName}|side|sided|lower|upper|index|great|inguinal|heart)$`);

/** The words after openers ("okay so", "and then") — what a statement begins with. */
export function withoutOpeners(words: readonly string[]): string[] {
  let from = 0;
  while (from < words.length && (words[from] === ',' || openers.has(words[from]!))) {
    const called = words[from] === 'hey' ? calling.exec(words.slice(from, from + 8).join(' ')) : null;
    if (called) {
      from += called[0].split(' ').length;
      continue;
    }
    if (
      words[from] === 'no' &&
      words[from + 1] !== ',' &&
      !/^(?:i|it|he|she|not|no|he|they|there)$/.test(words[from + 1] ?? '')
    )
      break;
    if (words[from] === 'because' && words[from + 1] === 'of') break;
    if (words[from] === 'see' && /^(?:me|us|you|him|her|your|the)$/.test(words[from + 1] ?? '')) break;
    if (words[from] === 'well' && /^(?:controlled|healed|healing|developed|nourished)$/.test(words[from + 1] ?? ''))
      break;
    if (words[from] === 'right' && hasRightSide.test(words[from + 1] ?? '')) break;
    from++;
  }
  return words.slice(from);
}
