import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { SpokenWord } from '../../../gateways/speech/port.ts';

/** A word that an engine is less sure of than this was often another one. */
const sureFrom = 0.6;

/** Where in `text` the words stand that the engine was not sure of; nothing when it does not say of words how sure it is. */
export function unsureWords(text: string, words: readonly SpokenWord[]): Pick<Utterance, 'unsure'> {
  if (words.every(({ confidence }) => confidence === null)) return {};
  const unsure: NonNullable<Utterance['unsure']> = [];
  let from = 0;
  for (const { text: word, confidence } of words) {
    const start = text.indexOf(word, from);
    // a text that was put together otherwise than of its words
    if (start < 0 || word === '') continue;
    from = start + word.length;
    if (confidence !== null && confidence < sureFrom) unsure.push({ start, end: from });
  }
  return { unsure };
}
