import { transcribeAudio } from '@clinical/contract/capture/transcription.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { trackTask } from '../../../lib/task-list.ts';
import { toast } from '../../../ui/toast.ts';
import { threadQuery } from '../../transcripts/public.ts';
import { t } from './heard.texts.ts';

/** Has an engine transcribe what is missing of an entry's audio, or all of it again after a failure. */
export function useTranscribe({ id, noteId }: Pick<Transcript, 'id' | 'noteId'>) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ['hear', id],
    mutationFn: () => api.request(transcribeAudio, { params: { id } }),
    onSuccess: async ({ taskId }) => {
      trackTask({ taskId, status: 'pending', noteId });
      await queries.invalidateQueries({ queryKey: threadQuery(noteId).queryKey });
    },
    onError: (error) => toast.error(messageOf(error), { title: t('notHeard') }),
  });
}
