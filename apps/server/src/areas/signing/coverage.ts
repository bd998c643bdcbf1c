import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { sha256 } from '../../platform/crypto/sha256.ts';

/** Digests of a note's sentences, in order. The same words twice in one section are two sentences to look at. */
export function sentenceMarks(sentences: readonly Pick<NoteSentence, 'section' | 'text'>[]): string[] {
  const times = new Map<string, number>();
  return sentences.map(({ section, text }) => {
    const words = JSON.stringify([section, text]);
    const time = (times.get(words) ?? 0) + 1;
    times.set(words, time);
    return sha256(`${time} ${words}`).slice(0, 16);
  });
}
