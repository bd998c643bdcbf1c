import { transcribeAudio } from '@clinical/contract/capture/transcription.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { trackTask } from '../../../lib/task-list.ts';
import { toast } from '../../../ui/toast.ts';
import { PricedButton } from '../../credits/public.ts';
import { threadQuery } from '../../transcripts/public.ts';
import { useNotePrice } from '../../scribe/public.ts';
import { t } from './heard.texts.ts';

type Props = { entry: Transcript; label: string };

/**
 * Has an engine hear what is missing of an entry's audio. Hearing takes no credits and the note that follows does: with too few,
 * the text comes all the same and the note waits.
 */
export function TranscribeButton({ entry, label }: Props) {
  const { id, noteId, sections } = entry;
  const note = useNotePrice(entry);
  const price = note && { ...note, tooFew: false, credits: sections.length === 0 ? note.credits : 0 };
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: ['hear', id],
    mutationFn: () => api.request(transcribeAudio, { params: { id } }),
    onSuccess: async ({ taskId }) => {
      trackTask({ taskId, status: 'pending', noteId });
      await queries.invalidateQueries({ queryKey: threadQuery(noteId).queryKey });
    },
    onError: (error) => toast.error(messageOf(error), { title: t('notHeard') }),
  });
  return (
    <PricedButton price={price} variant="default" loading={isPending} onClick={() => mutate()}>
      {label}
    </PricedButton>
  );
}
