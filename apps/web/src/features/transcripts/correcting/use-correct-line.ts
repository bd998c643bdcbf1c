import * as calls from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/form-errors.ts';
import { toast } from '../../../ui/toast.ts';
import { rememberEntry, threadQuery } from '../transcripts.api.ts';
import { t } from './correcting.texts.ts';
import { lineName } from './line-name.ts';

type Correction = { id: string; text: string; editDurationMs: number };

const undoFor = 10_000;

/** Saves a corrected line on the version of the entry that is shown, and takes it back with one press. */
export function useCorrectLine({ id, noteId, createdAt }: Pick<Transcript, 'id' | 'noteId' | 'createdAt'>) {
  const queries = useQueryClient();
  const { queryKey } = threadQuery(noteId);
  const save = useMutation({
    // one after the other: each is based on the one before
    scope: { id: `source-${id}` },
    mutationFn: ({ editDurationMs, ...line }: Correction) => {
      const version = queries.getQueryData(queryKey)?.find((entry) => entry.id === id)?.version ?? 0;
      const body = { noteId, createdAt, lines: [line], editDurationMs };
      return api.request(calls.updateTranscript, { body }, { ifMatch: version });
    },
    onSuccess: (entry) => rememberEntry(queries, entry),
    // whoever saves on an older text is shown the newer one
    onError: () => queries.invalidateQueries({ queryKey, exact: true }),
  });
  /** Says that a line was saved; `before` is what it was. */
  const tell = (saved: Transcript, line: string, before: string) => {
    const now = saved.utterances.find((utterance) => lineName(utterance) === line);
    if (!now) return;
    toast.success(t('corrected'), {
      id: `line-${id}-${line}`,
      duration: undoFor,
      action: {
        label: t('undo'),
        run: () =>
          void save
            .mutateAsync({ id: now.id, text: before, editDurationMs: 0 })
            .catch((error: unknown) => toast.error(messageOf(error), { title: t('notSaved') })),
      },
    });
  };
  return { save: save.mutateAsync, saving: save.isPending, tell };
}
