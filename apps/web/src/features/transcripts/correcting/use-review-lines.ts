import { reviewLines } from '@clinical/contract/capture/transcription.calls';
import type { ReviewLines } from '@clinical/contract/capture/transcription.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { toast } from '../../../ui/toast.ts';
import { rememberEntry, threadQuery } from '../transcripts.api.ts';
import { t } from './correcting.texts.ts';

/** Ticks off lines of a draft: shown at once, kept by the server. */
export function useReviewLines({ id, noteId }: Pick<Transcript, 'id' | 'noteId'>) {
  const queries = useQueryClient();
  const { queryKey } = threadQuery(noteId);
  const { mutate } = useMutation({
    scope: { id: `source-${id}` },
    mutationFn: (body: ReviewLines) => api.request(reviewLines, { params: { id }, body }),
    onMutate: (change) =>
      queries.setQueryData(queryKey, (thread) =>
        thread?.map((entry) => (entry.id === id ? withTicks(entry, change) : entry)),
      ),
    onSuccess: (entry) => {
      // while more ticks are on their way, theirs is the newer state
      if (queries.isMutating({ predicate: ({ options }) => options.scope?.id === `source-${id}` }) <= 1)
        rememberEntry(queries, entry);
    },
    onError: async (error) => {
      toast.error(messageOf(error), { title: t('notTicked') });
      await queries.invalidateQueries({ queryKey, exact: true });
    },
  });
  return mutate;
}

function withTicks(entry: Transcript, { lines, reviewed }: ReviewLines): Transcript {
  if (!entry.speech) return entry;
  const others = entry.speech.reviewed.filter((line) => !lines.includes(line));
  return { ...entry, speech: { ...entry.speech, reviewed: reviewed ? [...others, ...lines] : others } };
}
