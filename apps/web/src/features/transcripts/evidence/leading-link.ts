import type { EvidenceLink, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';

/** What a sentence says first of where it comes from: an answer sooner than the question that it was given to. */
export function leadingLink(
  sentence: Pick<NoteSentence, 'links'> | undefined,
  utterances: readonly Pick<Utterance, 'id' | 'text'>[],
): EvidenceLink | null {
  const links = sentence?.links ?? [];
  const asks = ({ utteranceId, end, quote, source }: EvidenceLink): boolean => {
    const text = source ? undefined : utterances.find(({ id }) => id === utteranceId)?.text;
    return /\?\s*$/.test(quote) || /^\s*\?/.test(text?.slice(end) ?? '');
  };
  return links.find((link) => !asks(link)) ?? links[0] ?? null;
}
