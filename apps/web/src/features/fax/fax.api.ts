import { newKey } from '@clinical/api-client/new-key';
import * as calls from '@clinical/contract/fax/fax.calls';
import type { ChangeFaxLine, NewFaxContact, NewFaxPacket, SendFax } from '@clinical/contract/fax/fax.schemas';
import { getOutline } from '@clinical/contract/transcripts/entries.calls';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../lib/action-key.ts';
import { api } from '../../lib/api.ts';
import { faxKey } from './fax-key.api.ts';

export const lineQuery = queryOptions({
  queryKey: [...faxKey, 'line'],
  queryFn: ({ signal }) => api.request(calls.getFaxLine, {}, { signal }),
});

export const faxesQuery = (direction: 'sent' | 'received') =>
  queryOptions({
    queryKey: [...faxKey, direction],
    queryFn: ({ signal }) => api.request(calls.listFaxes, { query: { direction } }, { signal }),
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

export function useLine() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeFaxLine) => api.request(calls.changeFaxLine, { body }),
    onSuccess: (line) => queries.setQueryData(lineQuery.queryKey, line),
  });
}

/** Prepares a fax, sends it once however often that is tried, and sends it again to whom it did not reach. */
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
  return { prepare, send, retry };
}
