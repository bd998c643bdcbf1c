import { changeSpeakers } from '@clinical/contract/transcripts/speakers.calls';
import { nameVoices } from '@clinical/contract/transcripts/speakers.rules';
import type { ChangeSpeakers } from '@clinical/contract/transcripts/speakers.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { toast } from '../../../ui/toast.ts';
import { rememberEntry, threadQuery } from '../transcripts.api.ts';
import { t } from './speakers.texts.ts';

const undoFor = 10_000;

/** Says anew who spoke: shown at once, kept by the server, and taken back with one press. */
export function useChangeSpeakers({ id, noteId }: Pick<Transcript, 'id' | 'noteId'>) {
  const queries = useQueryClient();
  const { queryKey } = threadQuery(noteId);
  const entryNow = () => queries.getQueryData(queryKey)?.find((entry) => entry.id === id);
  const { mutate, isPending } = useMutation({
    mutationKey: ['speakers', id],
    // one after the other: each is based on the one before
    scope: { id: `speakers-${id}` },
    mutationFn: (body: ChangeSpeakers) =>
      api.request(changeSpeakers, { params: { id }, body }, { ifMatch: entryNow()?.version ?? 0 }),
    onMutate: ({ changes = [] }) =>
      queries.setQueryData(queryKey, (thread) =>
        thread?.map((entry) =>
          entry.id === id ? { ...entry, utterances: nameVoices(entry.utterances, changes) } : entry,
        ),
      ),
    onSuccess: (entry, { undo = false }) => {
      rememberEntry(queries, entry);
      if (undo) return;
      toast.success(t('changed'), {
        id: `speakers-${id}`,
        duration: undoFor,
        action: { label: t('undo'), run: () => mutate({ undo: true }) },
      });
    },
    onError: async (error) => {
      toast.error(messageOf(error), { title: t('notChanged') });
      await queries.invalidateQueries({ queryKey, exact: true });
    },
  });
  return { change: mutate, isPending };
}
