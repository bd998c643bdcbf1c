import { lookedAtRestMs, readingSpeed } from '@clinical/contract/signing/signing.rules';
import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';

/** Follows how far a note was read; a sentence keeps what was read of it while its words stay. */
export type Looking = {
  /** The sentences at these places, rising, were on screen for `ms`; true when one of them has been read to its end by that. */
  read(places: readonly number[], ms: number): boolean;
  /** Keys or a pointer were on the sentence at this place for `ms`; true when it counts as looked at by that. */
  rest(place: number, ms: number): boolean;
  /** Places of those looked at, rising. */
  seen(): number[];
  /** The note has other sentences now. */
  become(sentences: readonly Words[]): void;
};

type Words = Pick<NoteSentence, 'section' | 'text'>;
type Known = { name: string; words: number };

const wordsAMillisecond = readingSpeed / 60_000;

export function createLooking(first: readonly Words[]): Looking {
  const wordsRead = new Map<string, number>();
  const rested = new Map<string, number>();
  let all = knownOf(first);
  const isSeen = ({ name, words }: Known): boolean =>
    (wordsRead.get(name) ?? 0) > words - 0.001 || (rested.get(name) ?? 0) >= lookedAtRestMs;
  return {
    read(places, ms) {
      let left = ms * wordsAMillisecond;
      let fresh = false;
      // one reads from the top; what was looked at before takes no time
      for (const place of places) {
        const sentence = all[place];
        if (!sentence || isSeen(sentence)) continue;
        const before = wordsRead.get(sentence.name) ?? 0;
        const now = Math.min(left, sentence.words - before);
        wordsRead.set(sentence.name, before + now);
        left -= now;
        fresh ||= isSeen(sentence);
        if (left <= 0) break;
      }
      return fresh;
    },
    rest(place, ms) {
      const sentence = all[place];
      if (!sentence || isSeen(sentence)) return false;
      rested.set(sentence.name, (rested.get(sentence.name) ?? 0) + ms);
      return isSeen(sentence);
    },
    seen: () => all.flatMap((sentence, place) => (isSeen(sentence) ? [place] : [])),
    become(sentences) {
      all = knownOf(sentences);
    },
  };
}

/** The same words twice in a section are two sentences. */
function knownOf(sentences: readonly Words[]): Known[] {
  const counts = new Map<string, number>();
  return sentences.map(({ section, text }) => {
    const words = `${section}\n${text}`;
    const time = (counts.get(words) ?? 0) + 1;
    counts.set(words, time);
    return { name: `${time}\n${words}`, words: text.match(/\S+/g)?.length ?? 1 };
  });
}
