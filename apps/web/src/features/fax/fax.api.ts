import { newKey } from '@clinical/api-client/new-key';
import { listClinicalTasks } from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import * as calls from '@clinical/contract/fax/fax.calls';
import type { ChangeFaxLine, FaxQuery, NewFaxContact, NewFaxPacket, SendFax } from '@clinical/contract/fax/fax.schemas';
import type { ChangeFax, PairFax, PairPendingFax, ReceivedFax } from '@clinical/contract/fax/received.schemas';
import { getOutline } from '@clinical/contract/transcripts/entries.calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../lib/action-key.ts';
import { api } from '../../lib/api.ts';
import { faxKey } from './fax-key.api.ts';

export const lineQuery = queryOptions({
  queryKey: [...faxKey, 'line'],
  queryFn: ({ signal }) => api.request(calls.getFaxLine, {}, { signal }),
});

export const faxesQuery = (query: Required<Pick<FaxQuery, 'direction'>> & Pick<FaxQuery, 'state'>) =>
  queryOptions({
    queryKey: [...faxKey, 'list', query],
    queryFn: ({ signal }) => api.request(calls.listFaxes, { query }, { signal }),
  });

/** A received fax with what was read on it. */
export const receivedQuery = (id: string) =>
  queryOptions({
    queryKey: [...faxKey, 'received', id],
    queryFn: ({ signal }) => api.request(calls.getReceivedFax, { params: { id } }, { signal }),
  });

/** The file of a fax. Its bytes never change. */
export const faxFileQuery = (id: string) =>
  queryOptions({
    queryKey: [...faxKey, 'file', id],
    queryFn: () => downloadFax(id),
    staleTime: 'static',
    gcTime: 0,
  });

export const contactsQuery = queryOptions({
  queryKey: [...faxKey, 'contacts'],
  queryFn: ({ signal }) => api.request(calls.listFaxContacts, {}, { signal }),
});

/** The entries of a chart, to choose from. */
export const chartEntriesQuery = (noteId: string) =>
  queryOptions({
    queryKey: [...faxKey, 'entries', noteId],
    queryFn: ({ signal }) => api.request(getOutline, { params: { id: noteId } }, { signal }),
    enabled: noteId !== '',
  });

/** The open tasks of a chart. */
export const chartLoopsQuery = (noteId: string) =>
  queryOptions({
    queryKey: [...faxKey, 'loops', noteId],
    queryFn: ({ signal }) => api.request(listClinicalTasks, { query: { noteId } }, { signal }),
    enabled: noteId !== '',
  });

/** A prepared fax. Its bytes never change. */
export const packetPdfQuery = (id: string) =>
  queryOptions({
    queryKey: [...faxKey, 'packet', id],
    queryFn: () => api.download(calls.getFaxPacketPdf, { params: { id } }),
    staleTime: 'static',
    gcTime: 0,
  });

export const downloadFax = (id: string): Promise<Blob> => api.download(calls.downloadFax, { body: { id } });

export function useContacts() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: contactsQuery.queryKey });
  const save = useMutation({
    mutationFn: ({ id, ...body }: NewFaxContact & { id?: string | undefined }) =>
      id === undefined
        ? api.request(calls.createFaxContact, { body })
        : api.request(calls.changeFaxContact, { params: { id }, body }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api.request(calls.deleteFaxContact, { params: { id } }),
    onSettled,
  });
  return { save, remove };
}

/** Looks at a table of contacts, and adds those that are not there. */
export function useContactImport() {
  const queries = useQueryClient();
  const send = (confirmed: boolean) => (csv: string) =>
    api.request(calls.importFaxContacts, { body: { csv, confirmed } });
  const look = useMutation({ mutationFn: send(false) });
  const add = useMutation({
    mutationFn: send(true),
    onSettled: () => queries.invalidateQueries({ queryKey: contactsQuery.queryKey }),
  });
  return { look, add };
}

export function useLine() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeFaxLine) => api.request(calls.changeFaxLine, { body }),
    onSuccess: (line) => queries.setQueryData(lineQuery.queryKey, line),
  });
}

/** Adds a PDF to a fax of a chart. */
export const useFaxUpload = () =>
  useMutation({
    mutationFn: ({ noteId, file }: { noteId: string; file: File }) => {
      const form = new FormData();
      form.append('noteId', noteId);
      form.append('files', file, file.name);
      return api.upload(calls.uploadFaxDocument, form, { idempotencyKey: newKey() });
    },
  });

/** Prepares a fax, sends it once however often that is tried, sends it again to whom it did not reach, and reports a wrong number. */
export function useFax() {
  const queries = useQueryClient();
  const key = useActionKey(newKey);
  const refresh = () => queries.invalidateQueries({ queryKey: faxKey });
  const prepare = useMutation({ mutationFn: (body: NewFaxPacket) => api.request(calls.prepareFax, { body }) });
  const send = useMutation({
    mutationFn: (body: SendFax) => api.request(calls.sendFax, { body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: () => {
      key.done();
      return refresh();
    },
  });
  const retry = useMutation({
    mutationFn: ({ id, recipientId }: { id: string; recipientId: string }) =>
      api.request(calls.retryFax, { params: { id }, body: { recipientId } }),
    onSettled: refresh,
  });
  const incident = useMutation({
    mutationFn: ({ id, ...body }: { id: string; recipientId: string; note: string }) =>
      api.request(calls.reportFaxIncident, { params: { id }, body }),
    onSettled: refresh,
  });
  return { prepare, send, retry, incident };
}

/** Changes a received fax: who looks after it, what it is, where it belongs. */
export function useReceived(id: string) {
  const queries = useQueryClient();
  const onSuccess = (fax: ReceivedFax) => {
    queries.setQueryData(receivedQuery(id).queryKey, fax);
    return queries.invalidateQueries({ queryKey: [...faxKey, 'list'] });
  };
  // what was refused may have changed meanwhile
  const onError = () => queries.invalidateQueries({ queryKey: receivedQuery(id).queryKey });
  const change = useMutation({
    mutationFn: (body: ChangeFax) => api.request(calls.changeFax, { params: { id }, body }),
    onSuccess,
    onError,
  });
  const readAgain = useMutation({
    mutationFn: () => api.request(calls.readFaxAgain, { params: { id } }),
    onSuccess,
    onError,
  });
  const pair = useMutation({
    mutationFn: (body: Omit<PairFax, 'id'>) => api.request(calls.pairFax, { body: { id, ...body } }),
    onSuccess,
    onError,
  });
  const reply = useMutation({
    mutationFn: (body: Omit<PairPendingFax, 'id'>) => api.request(calls.pairPendingFax, { body: { id, ...body } }),
    onSuccess,
    onError,
  });
  const unpair = useMutation({
    mutationFn: () => api.request(calls.unpairFax, { params: { id } }),
    onSuccess,
    onError,
  });
  const split = useMutation({
    mutationFn: (after: number[]) => api.request(calls.splitFax, { params: { id }, body: { after } }),
    onSettled: () => queries.invalidateQueries({ queryKey: faxKey }),
  });
  return { change, readAgain, pair, reply, unpair, split };
}
