import * as calls from '@clinical/contract/ehr/ehr.calls';
import type { PushNote } from '@clinical/contract/ehr/ehr.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { enginesQuery } from '../../lib/engines.api.ts';
import { flushDraft } from '../transcripts/public.ts';
import { ehrKey } from './ehr-key.api.ts';

export const ehrLinkQuery = queryOptions({
  queryKey: [...ehrKey, 'link'],
  queryFn: ({ signal }) => api.request(calls.getEhrLink, {}, { signal }),
});

/** Whether an EHR is set up on this server. */
export const hasEhrQuery = queryOptions({
  ...enginesQuery,
  select: (engines) => engines.some(({ area, engine }) => area === 'ehr' && engine !== 'none'),
});

/** What would be sent: what is being typed is saved first. */
export const pushPreviewQuery = (entryId: string) =>
  queryOptions({
    queryKey: [...ehrKey, 'push', entryId],
    queryFn: async ({ signal }) => {
      await flushDraft(entryId);
      return api.request(calls.previewEhrPush, { params: { id: entryId } }, { signal });
    },
  });

export const ehrPatientsQuery = (noteId: string, query: string) =>
  queryOptions({
    queryKey: [...ehrKey, 'patients', noteId, query],
    queryFn: ({ signal }) =>
      api.request(calls.findEhrPatients, { query: query === '' ? { noteId } : { noteId, query } }, { signal }),
  });

/** All that is done with the EHR. Whatever comes of it, what is shown is loaded again. */
export function useEhr() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ehrKey });
  return {
    begin: useMutation({ mutationFn: (type: string) => api.request(calls.authorizeEhr, { body: { type } }) }),
    unlink: useMutation({ mutationFn: () => api.request(calls.unlinkEhr, {}), onSettled }),
    choose: useMutation({
      mutationFn: (body: { noteId: string; patientId: string }) => api.request(calls.chooseEhrPatient, { body }),
      onSettled,
    }),
    cancel: useMutation({
      mutationFn: (id: string) => api.request(calls.cancelEhrPush, { params: { id } }),
      onSettled,
    }),
    push: useMutation({
      mutationFn: ({ id, key, ...body }: PushNote & { id: string; key: string }) =>
        api.request(calls.pushToEhr, { params: { id }, body }, { idempotencyKey: key }),
      onSettled,
    }),
  };
}

/** The entry as a FHIR document, also what was typed last. */
export async function downloadFhir(entry: Pick<Transcript, 'id'>): Promise<Blob> {
  await flushDraft(entry.id);
  return api.download(calls.exportFhir, { params: { id: entry.id } });
}
