import { fillers, contractions, splitForms } from '../../vocabulary/speech-words.ts';
import { unitForm } from '../../vocabulary/units.ts';
import { isNumberWord } from '../../text/numbers.ts';
import { isWord, type Word, wordsOf } from '../../text/words.ts';

/** One spoken word in its full form, with the span of raw text it stands for. `u` is the utterance's index. */
export type Token = {
  readonly t: string;
  readonly raw: string;
  readonly u: number;
  readonly start: number;
  readonly end: number;
};

/** The words of an utterance without fillers, false starts and repetitions, contractions written out. Marks are kept. */
export function tokensOf(text: string, u: number): Token[] {
  return withoutSlips(withoutRepetition(expand(withoutFalseStarts(joinedMarks(spelledHours(wordsOf(text)))), u)));
}

/** Where "q.8 h." stands, each full stop and space of it a word of its own: how many words it takes, and its number. */
function hoursAt(words: readonly Word[], at: number): { length: number; number: Word } | undefined {
  if (words[at]?.text !== 'q') return undefined;
  const from = words[at + 1]?.text === '.' ? at + 2 : at + 1;
  const number = words[from];
  if (!number || !isNumberLike(number.text) || !/^(?:h|hr|hrs|hours?)$/.test(words[from + 1]?.text ?? ''))
    return undefined;
  const isAbbreviated = /^(?:h|hrs?)$/.test(words[from + 1]!.text) && words[from + 2]?.text === '.';
  return { length: from + 2 - at + (isAbbreviated && words[from + 3] ? 1 : 0), number };
}

/** "q.8 h." is "every 8 hours", with the places of its words. */
function spelledHours(words: readonly Word[]): Word[] {
  const out: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = hoursAt(words, at);
    if (!found) {
      out.push(words[at]!);
      continue;
    }
    const last = words[at + found.length - 1]!;
    const unit = last.text === '.' ? words[at + found.length - 2]! : last;
    out.push({ ...words[at]!, text: 'every' }, found.number, { ...unit, text: 'hours' });
    at += found.length - 1;
  }
  return out;
}

/** A full stop after "dr" is no end, and one between spoken numbers is a decimal point ("ninety seven . seven"). */
function joinedMarks(words: readonly Word[]): Word[] {
  return words.flatMap((word, i) => {
    if (word.text !== '.') return [word];
    const before = words[i - 1]?.text ?? '';
    const after = words[i + 1]?.text ?? '';
    if (/^(?:dr|mr|mrs|ms)$/.test(before) && after !== '') return [];
    if (
      isNumberLike(before) &&
      isNumberLike(after) &&
      word.end < (words[i + 1]?.start ?? 0) &&
      word.start > (words[i - 1]?.end ?? 0)
    )
      return [{ ...word, text: 'point' }];
    // "a . five centimeter stone": nothing ends with an article
    if (/^(?:an?|of|about|by)$/.test(before) && isNumberLike(after))
      return [
        { ...word, text: 'zero' },
        { ...word, text: 'point' },
      ];
    return [word];
  });
}

const isNumberLike = (word: string): boolean => /^\d+$/.test(word) || word === 'hundred' || isNumberWord(word);

/** "i-i", "the-the": a stutter written as one word. */
const stutter = /^([\p{L}']{1,4})-\1(?=$|['-])/u;

function withoutFalseStarts(said: readonly Word[]): Word[] {
  const words = said.map((word) =>
    stutter.test(word.text) ? { ...word, text: word.text.replace(stutter, '$1') } : word,
  );
  const kept: Word[] = [];
  let skipComma = false;
  for (const [i, word] of words.entries()) {
    if (fillers.has(word.text) && !(word.text === 'er' && /^(?:the|an)$/.test(words[i - 1]?.text ?? ''))) {
      // the commas around "uh" go with it
      skipComma = kept.at(-1)?.text === ',' || kept.length === 0 || words[i + 1]?.text === ',';
      if (words[i + 1]?.text === ',' && kept.at(-1)?.text === ',') kept.pop();
      continue;
    }
    if (skipComma && word.text === ',') {
      skipComma = false;
      continue;
    }
    skipComma = false;
    if (isBeginningOf(word.text, words[i + 1]?.text)) continue;
    if (word.text === '...' || word.text === '…' || word.text === '..') {
      kept.push({ ...word, text: ',' });
      continue;
    }
    if (!word.text.endsWith('-')) {
      kept.push(word);
      continue;
    }
    const bare = word.text.slice(0, -1);
    const next = words
      .slice(i + 1, i + 7)
      .filter((candidate) => isWord(candidate.text) && !fillers.has(candidate.text))
      .slice(0, 3);
    // "s- some", "parma- , palmar": the beginning of what is said again; "murmur-" before a pause is whole
    if (
      bare.length < 3 ||
      next[0]?.text.startsWith(bare.slice(0, 2)) ||
      next.some((candidate) => candidate.text.length > bare.length && candidate.text.startsWith(bare))
    )
      continue;
    kept.push({ ...word, text: bare, raw: word.raw.slice(0, -1), end: word.end - 1 });
  }
  return kept;
}

/** "acro acromioclavicular": a longer word that was begun before. */
const isBeginningOf = (word: string, next: string | undefined): boolean =>
  next !== undefined &&
  word.length >= 4 &&
  next.length > word.length + 2 &&
  next.startsWith(word) &&
  !/^(?:some|over|under|every|with|like|through|down|after|then|health|work|real)/.test(word);

// after these "'s" is "has": "it's come back", "it's never locked"
const perfect =
  /^(?:been|gotten|got|had|become|gone|come|said|lost|cleared|settled|improved|worsened|spread|grown|happened|started|stopped)$/;
const between = /^(?:never|already|only|just|also|not|ever)$/;
const participle =
  /^(?:been|gotten|got|had|become|gone|come|said|kept|lost|grown|happened|taken|started|stopped|hurt|given|seen|locked|bled|moved|changed|spread|bothered|helped|worked)$/;

function expand(words: readonly Word[], u: number): Token[] {
  const tokens: Token[] = [];
  const add = (text: string, from: Word, to: Word): void => {
    for (const t of text.split(' '))
      if (t !== '') tokens.push({ t, raw: t === from.text ? from.raw : t, u, start: from.start, end: to.end });
  };
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const next = words[i + 1];
    const pair = next ? splitForms[`${word.text} ${next.text}`] : undefined;
    if (pair !== undefined && next && typeof pair === 'string') {
      add(pair, word, next);
      i++;
      continue;
    }
    const form = Object.hasOwn(contractions, word.text) ? contractions[word.text]! : undefined;
    if (form === undefined) {
      const whole = word.text.replace(/'(?:ll|ve|re|d)$/, '');
      if (whole !== word.text && whole !== '') {
        const ending = word.text.slice(whole.length + 1);
        add(
          `${whole} ${ending === 'll' ? 'will' : ending === 've' ? 'have' : ending === 're' ? 'are' : 'would'}`,
          word,
          word,
        );
      } else tokens.push({ t: word.text, raw: word.raw, u, start: word.start, end: word.end });
    } else if (
      /(?:it|he|she|that|there|what)'s/.test(word.text) &&
      next &&
      (perfect.test(next.text) ||
        (between.test(next.text) && participle.test(words[i + 2]?.text ?? '')) ||
        (next.text === 'dried' && words[i + 2]?.text === 'up'))
    ) {
      add(form.replace(' is', ' has'), word, word);
    } else if (word.text.endsWith("'d") && next && /^(?:been|had|better|gone|taken)$/.test(next.text)) {
      add(form.replace(' would', ' had'), word, word);
    } else if (word.text === 'cause') add('because', word, word);
    else add(form, word, word);
  }
  return tokens;
}

const takenBack = String.raw`(?: ,)* (?:no|sorry|wait|actually|make that|correction|rather|i mean|i meant)(?: ,)*(?: (?:no|sorry|wait|make that|i mean))?(?: ,)*`;
const slips = [
  // "20 mg , sorry , 40 mg"
  new RegExp(String.raw`(?<=^|\s)(\d[\d.,]*(?: ${unitForm})?${takenBack}) (?=\d[\d.,]*(?:\s|$))`, 'g'),
  // "the left , i mean the right knee"
  new RegExp(
    String.raw`(?<=^|\s)((?:(?:the|my|your|his|her) )?left(?: [a-z]+)?${takenBack}) (?=(?:(?:the|my|your|his|her) )?right\b)`,
    'g',
  ),
  new RegExp(
    String.raw`(?<=^|\s)((?:(?:the|my|your|his|her) )?right(?: [a-z]+)?${takenBack}) (?=(?:(?:the|my|your|his|her) )?left\b)`,
    'g',
  ),
];

/** What the speaker took back in the same breath goes, with the words that took it back. */
function withoutSlips(tokens: readonly Token[]): Token[] {
  const text = tokens.map(({ t }) => t).join(' ');
  const gone = new Set<number>();
  for (const pattern of slips)
    for (const { index, 1: slip } of text.matchAll(pattern)) {
      const from = index === 0 ? 0 : text.slice(0, index - 1).split(' ').length;
      for (let at = from; at < from + slip!.split(' ').length; at++) gone.add(at);
    }
  return gone.size === 0 ? [...tokens] : tokens.filter((_, at) => !gone.has(at));
}

const mayRepeat = new Set(['had', 'that', 'very', 'no', 'yes', 'bye']);

/** "i i think", "is it is it": the last of a repeated run of up to four words stays. A comma between is passed over. */
function withoutRepetition(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (const token of tokens) {
    out.push(token);
    for (let n = 4; n >= 1; n--) {
      if (repeats(out, n)) break;
    }
  }
  return out;
}

function repeats(out: Token[], n: number): boolean {
  const last = out.slice(-n);
  if (last.length < n || last.some((token) => !isWord(token.t))) return false;
  if (n === 1 && (mayRepeat.has(last[0]!.t) || /^\d/.test(last[0]!.t))) return false;
  let end = out.length - n;
  while (end > 0 && out[end - 1]!.t === ',') end--;
  const before = out.slice(Math.max(0, end - n), end);
  if (before.length < n || before.some((token, i) => token.t !== last[i]!.t)) return false;
  out.splice(end - n, out.length - n - (end - n));
  return true;
}
