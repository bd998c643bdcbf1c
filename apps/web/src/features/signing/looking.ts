import { lookedAtAfterMs } from '@clinical/contract/signing/signing.rules';
import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';

/** Adds up how long each sentence was on screen, in milliseconds; a sentence keeps its time while its words stay. */
export type Looking = {
  /** Counts `ms` for the sentences at these places; true when one of them has been looked at long enough by that. */
  count(places: Iterable<number>, ms: number): boolean;
  /** Places of those looked at long enough, rising. */
  seen(): number[];
  /** The note has other sentences now. */
  become(sentences: readonly Words[]): void;
};

type Words = Pick<NoteSentence, 'section' | 'text'>;

export function createLooking(first: readonly Words[]): Looking {
  const times = new Map<string, number>();
  let names = namesOf(first);
  return {
    count(places, ms) {
      let fresh = false;
      for (const place of places) {
        const name = names[place];
        if (name === undefined) continue;
        const before = times.get(name) ?? 0;
        times.set(name, before + ms);
        fresh ||= before < lookedAtAfterMs && before + ms >= lookedAtAfterMs;
      }
      return fresh;
    },
    seen: () => names.flatMap((name, place) => ((times.get(name) ?? 0) >= lookedAtAfterMs ? [place] : [])),
    become(sentences) {
      names = namesOf(sentences);
    },
  };
}

/** The same words twice in a section are two sentences. */
function namesOf(sentences: readonly Words[]): string[] {
  const counts = new Map<string, number>();
  return sentences.map(({ section, text }) => {
    const words = `${section}\n${text}`;
    const time = (counts.get(words) ?? 0) + 1;
    counts.set(words, time);
    return `${time}\n${words}`;
  });
}
