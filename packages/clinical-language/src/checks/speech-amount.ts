import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { wordsOf, isWord } from '../text/words.ts';
import { fillers } from '../vocabulary/speech-words.ts';

/** Fewer recognised words, or a shorter recording, than this are very little speech. */
const leastWords = 20;
const leastMs = 20_000;

// What speech engines write for sounds: "[music]", "(coughing)", "*static*", "♪ … ♪", "<noise>".
const sounds = /\[[^\]]{0,60}\]|\([^)]{0,60}\)|\*[^*\n]{1,60}\*|<[^>]{1,40}>|♪[^♪\n]*♪?|♫[^♫\n]*♫?|🎵[^🎵\n]*/gu;
// What they make up where nobody speaks.
const madeUp =
  /^\W*(?:(?:thank(?:s| you)(?: (?:so|very) much)?(?: for (?:watching|listening|your time))?|please (?:like and )?subscribe|subscribe(?: to (?:my|our|the) channel)?|subtitles? by .*|captions? by .*|transcribed by .*|bye(?:[ -]bye)?|you|music|silence|applause|noise|inaudible|la|na|hm+|mm+|amara\.org.*|www\.\S+)\W*)+$/i;

/**
 * How much speech there is for a note: `none` without a recognised word; `little` under 20 words or 20 seconds; else `enough`.
 * `durationMs` is null when unknown. Names of sounds, made-up closing lines and one word over and over are not speech.
 */
export function speechAmount({
  utterances,
  durationMs,
}: {
  utterances: readonly Utterance[];
  durationMs: number | null;
}): 'none' | 'little' | 'enough' {
  const words = countWords(utterances);
  if (words === 0) return 'none';
  return words < leastWords || (durationMs !== null && durationMs < leastMs) ? 'little' : 'enough';
}

function countWords(utterances: readonly Utterance[]): number {
  let count = 0;
  let last = '';
  let again = 0;
  for (const { text } of utterances) {
    const spoken = text.replace(sounds, ' ');
    if (madeUp.test(spoken.slice(0, 300)) && spoken.length < 300) continue;
    for (const { text: word } of wordsOf(spoken)) {
      if (!isWord(word) || fillers.has(word)) continue;
      again = word === last ? again + 1 : 0;
      last = word;
      // "you you you you" is what an engine hears in noise
      if (again < 2) count++;
    }
  }
  return count;
}
