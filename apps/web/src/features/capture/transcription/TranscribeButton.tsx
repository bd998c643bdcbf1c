import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { PricedButton } from '../../credits/public.ts';
import { useNotePrice } from '../../scribe/public.ts';
import { useTranscribe } from './use-transcribe.ts';

type Props = { entry: Transcript; label: string };

/**
 * Has an engine hear what is missing of an entry's audio. Hearing takes no credits and the note that follows does: with too few,
 * the text comes all the same and the note waits.
 */
export function TranscribeButton({ entry, label }: Props) {
  const note = useNotePrice(entry);
  const price = note && { ...note, tooFew: false, credits: entry.sections.length === 0 ? note.credits : 0 };
  const { mutate, isPending } = useTranscribe(entry);
  return (
    <PricedButton price={price} variant="default" loading={isPending} onClick={() => mutate()}>
      {label}
    </PricedButton>
  );
}
