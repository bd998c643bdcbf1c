import * as calls from '@clinical/contract/signing/signing.calls';
import type { PickFact } from '@clinical/contract/signing/reconciliation.schemas';
import type {
  SetSigningDelegates,
  SetSigningPolicy,
  SignEntry,
  SigningState,
} from '@clinical/contract/signing/signing.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { teamsKey } from '../teams/public.ts';
import { rememberEntry, threadKey, threadQuery } from '../transcripts/public.ts';
import { signingKey } from './signing-key.api.ts';

type Entry = Pick<Transcript, 'id' | 'noteId' | 'version'>;

/** What stands between me and a signature, or what was signed. Each version asks anew. */
export function signingQuery({ id, noteId, version }: Entry) {
  return queryOptions({
    queryKey: [...signingKey(threadKey(noteId)), id, version],
    queryFn: ({ signal }) => api.request(calls.getSigning, { params: { id } }, { signal }),
  });
}

function remember(queries: QueryClient, entry: Entry, state: SigningState): void {
  queries.setQueryData(signingQuery({ ...entry, version: state.version }).queryKey, state);
}

const signingOf = ({ id }: Pick<Entry, 'id'>) => ['sign-entry', id] as const;

/** Whether a signature of this entry is on its way. */
export const isBeingSigned = (queries: QueryClient, entry: Pick<Entry, 'id'>): boolean =>
  queries.isMutating({ mutationKey: signingOf(entry) }) > 0;

export function useSignEntry(entry: Entry) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: signingOf(entry),
    mutationFn: (body: SignEntry) => api.request(calls.signEntry, { params: { id: entry.id }, body }),
    onSuccess: ({ transcript, signing }) => {
      remember(queries, entry, signing);
      rememberEntry(queries, transcript);
    },
    // somebody may have signed or changed it: what is shown must be what there is
    onError: () => void queries.invalidateQueries({ queryKey: threadQuery(entry.noteId).queryKey }),
  });
}

export function useAddAddendum(entry: Entry) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      api.request(calls.addAddendum, { params: { id: entry.id }, body: { text } }, { idempotencyKey: key }),
    onSuccess: (state) => remember(queries, entry, state),
  });
}

/** Where what was prepared, today's visit and the last signed note say otherwise. */
export function reconciliationQuery({ id, noteId, version }: Entry) {
  return queryOptions({
    queryKey: [...threadKey(noteId), 'reconciliation', id, version],
    queryFn: ({ signal }) => api.request(calls.getReconciliation, { params: { id } }, { signal }),
  });
}

/** Codes that the newest text speaks for. */
export function codesQuery({ id, noteId, version }: Entry) {
  return queryOptions({
    queryKey: [...threadKey(noteId), 'codes', id, version],
    queryFn: ({ signal }) => api.request(calls.getCodes, { params: { id } }, { signal }),
  });
}

export function usePickFact(entry: Entry) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: PickFact) => api.request(calls.pickFact, { params: { id: entry.id }, body }),
    onSuccess: (found) => queries.setQueryData(reconciliationQuery(entry).queryKey, found),
    onError: () => void queries.invalidateQueries({ queryKey: reconciliationQuery(entry).queryKey }),
  });
}

/** Records what was looked at in a version. `leaving` lets the request outlive the page. */
export async function sendCoverage(queries: QueryClient, entry: Entry, seen: number[], leaving = false): Promise<void> {
  const body = { version: entry.version, seen };
  const coverage = await api.request(calls.saveCoverage, { params: { id: entry.id }, body }, { keepalive: leaving });
  queries.setQueryData(signingQuery(entry).queryKey, (state) => state && { ...state, coverage });
}

export const signingPolicyQuery = queryOptions({
  queryKey: ['signing-policy'],
  queryFn: ({ signal }) => api.request(calls.getSigningPolicy, {}, { signal }),
});

export const signingKeyQuery = queryOptions({
  queryKey: ['signing-key'],
  queryFn: ({ signal }) => api.request(calls.getSigningKey, {}, { signal }),
});

/** The switch moves at once and goes back when the change fails. */
export function useSetSigningPolicy() {
  const queries = useQueryClient();
  const { queryKey } = signingPolicyQuery;
  return useMutation({
    mutationFn: (body: SetSigningPolicy) => api.request(calls.setSigningPolicy, { body }),
    onMutate: (change) => {
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (policy) => policy && { ...policy, ...change });
      return before;
    },
    onSuccess: (policy) => queries.setQueryData(queryKey, policy),
    onError: (_error, _change, before) => queries.setQueryData(queryKey, before),
  });
}

/** Who may sign for me, and for whom I may. */
export const delegatesQuery = queryOptions({
  queryKey: [...teamsKey, 'signing-delegates'],
  queryFn: ({ signal }) => api.request(calls.getSigningDelegates, {}, { signal }),
});

export function useSetDelegates() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SetSigningDelegates) => api.request(calls.setSigningDelegates, { body }),
    onSuccess: (delegates) => queries.setQueryData(delegatesQuery.queryKey, delegates),
  });
}

export function downloadPacket(entry: Pick<Transcript, 'id'>): Promise<Blob> {
  return api.download(calls.getPacket, { params: { id: entry.id } });
}
