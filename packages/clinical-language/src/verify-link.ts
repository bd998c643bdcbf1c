import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { digitise } from './text/numbers.ts';
import { isWord, wordsOf } from './text/words.ts';

const normal = (text: string): string =>
  digitise(
    wordsOf(text)
      .map((word) => word.text)
      .filter(isWord),
  ).join(' ');

/**
 * True when the link's quote occurs in its span of its utterance, after normalising case, spaces, punctuation and number
 * words. A span outside the utterance, an unknown utterance or a quote without words is refused.
 */
export function verifyLink(link: EvidenceLink, utterances: readonly Utterance[]): boolean {
  const utterance = utterances.find((candidate) => candidate.id === link.utteranceId);
  return utterance !== undefined && verifySpan(link, utterance);
}

function verifySpan(link: EvidenceLink, utterance: Utterance): boolean {
  if (link.start < 0 || link.end > utterance.text.length || link.start >= link.end) return false;
  const span = utterance.text.slice(link.start, link.end);
  const quote = normal(link.quote);
  if (quote === '') return false;
  return span === link.quote || ` ${normal(span)} `.includes(` ${quote} `);
}
