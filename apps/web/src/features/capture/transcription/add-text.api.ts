import { addText, addTextFile } from '@clinical/contract/capture/transcription.calls';
import type { SavedTranscript } from '@clinical/contract/scribe/sources.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { newKey } from '@clinical/api-client/new-key';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useActionKey } from '../../../lib/action-key.ts';
import { api } from '../../../lib/api.ts';
import { enginesQuery } from '../../../lib/engines.api.ts';
import { trackTask } from '../../../lib/task-list.ts';
import { rememberEntry } from '../../transcripts/public.ts';

/** What could hear the audio; `switchedOff` says in words that the workspace does not want what is set up. */
export const speechEngineQuery = queryOptions({
  ...enginesQuery,
  select: (engines) => {
    const speech = engines.find(({ area }) => area === 'speech');
    const canHear = speech !== undefined && speech.engine !== 'none';
    return { canHear, name: canHear ? speech.label : '', switchedOff: speech?.switchedOff ? speech.reason : null };
  },
});

/** Puts a text or a transcript file into an entry; `percent` of a file that is on its way. */
export function useAddText({ id }: Pick<Transcript, 'id'>) {
  const queries = useQueryClient();
  const key = useActionKey(newKey);
  const [percent, setPercent] = useState<number | null>(null);
  const send = (given: string | File): Promise<SavedTranscript> => {
    const params = { id };
    if (typeof given === 'string') {
      const idempotencyKey = key.keyFor(given);
      return api.request(addText, { params, body: { question: given } }, { idempotencyKey });
    }
    const form = new FormData();
    form.append('files', given, given.name);
    const idempotencyKey = key.keyFor([given.name, given.size, given.lastModified]);
    return api.upload(addTextFile, form, { params, idempotencyKey, onProgress: setPercent });
  };
  const mutation = useMutation({
    mutationKey: ['add-text', id],
    mutationFn: send,
    onSuccess: ({ transcript, taskId }) => {
      key.done();
      if (taskId) trackTask({ taskId, status: 'pending', noteId: transcript.noteId });
      rememberEntry(queries, { ...transcript, taskId: taskId ?? transcript.taskId });
    },
    onSettled: () => setPercent(null),
  });
  return { ...mutation, percent };
}
