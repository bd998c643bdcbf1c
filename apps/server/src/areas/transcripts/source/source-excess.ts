import { limits } from '@clinical/contract/limits';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';

const count = (number: number): string => number.toLocaleString('en-US');
const [lineFeed, carriageReturn, quote, backslash] = [10, 13, 34, 92];
const openers = [...'{['].map((sign) => sign.charCodeAt(0));
const closers = [...'}]'].map((sign) => sign.charCodeAt(0));

/** The limit that a source text exceeds, found in one pass before anything is parsed. Null when it keeps them all. */
export function excessOfText(text: string): string | null {
  return /^\s*(?:\{\s*"|\[\s*\{\s*")/.test(text) ? excessOfJson(text) : excessOfLines(text);
}

function excessOfLines(text: string): string | null {
  let line = 1;
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? lineFeed : text.charCodeAt(at);
    if (code !== lineFeed && (code !== carriageReturn || text.charCodeAt(at + 1) === lineFeed)) continue;
    if (at - start > limits.sourceTextLine) {
      return `more than ${count(limits.sourceTextLine)} characters in line ${count(line)}`;
    }
    if (line > limits.sourceTextLines) return `more than ${count(limits.sourceTextLines)} lines`;
    start = at + 1;
    line += 1;
  }
  return null;
}

function excessOfJson(text: string): string | null {
  let items = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (closers.includes(code)) depth -= 1;
    else if (openers.includes(code)) {
      items += 1;
      depth += 1;
      if (depth > limits.jsonDepth) return `lists or objects more than ${limits.jsonDepth} deep`;
      if (items > limits.jsonItems) return `more than ${count(limits.jsonItems)} lists and objects`;
    }
  }
  return null;
}

function endOfString(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

/** The same of what was read from it, before anything is made of each line. */
export function excessOfSpeech(utterances: readonly Pick<Utterance, 'text'>[]): string | null {
  if (utterances.length > limits.utterances) return `more than ${count(limits.utterances)} lines`;
  const long = utterances.findIndex(({ text }) => text.length > limits.sourceTextLine);
  if (long >= 0) return `more than ${count(limits.sourceTextLine)} characters in line ${count(long + 1)}`;
  const spoken = utterances.reduce((sum, { text }) => sum + text.length, 0);
  return spoken > limits.spokenCharacters ? `more than ${count(limits.spokenCharacters)} characters of text` : null;
}
