import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { isWord, wordsOf } from '../text/words.ts';

/** A word or two stand in many sentences and prove nothing. */
const fewestWords = 3;

/** Where a quote was said: its words in their order in one utterance, whatever case, spaces and marks. Null when nobody said it. */
export function findQuote(quote: string, utterances: readonly Utterance[]): EvidenceLink | null {
  const wanted = wordsOf(quote).filter(({ text }) => isWord(text));
  if (wanted.length < fewestWords) return null;
  for (const { id, text, startMs, endMs } of utterances) {
    const words = wordsOf(text).filter((word) => isWord(word.text));
    const at = words.findIndex((_, from) => wanted.every((word, place) => words[from + place]?.text === word.text));
    if (at < 0) continue;
    const [start, end] = [words[at]!.start, words[at + wanted.length - 1]!.end];
    return { utteranceId: id, start, end, startMs, endMs, quote: text.slice(start, end) };
  }
  return null;
}
