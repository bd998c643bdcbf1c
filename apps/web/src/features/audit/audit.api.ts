import * as calls from '@clinical/contract/audit/audit.calls';
import * as emergencies from '@clinical/contract/audit/break-glass.calls';
import type { AuditSelection, ChainVerification } from '@clinical/contract/audit/audit.schemas';
import type { BreakGlassAccess, ReviewBreakGlass } from '@clinical/contract/audit/break-glass.schemas';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { publishStale } from '../../lib/stale.ts';
import { noteListsKey, noteQuery } from '../notes/public.ts';

const pageSize = 100;

/** The log, newest first, page by page. It grows with each look at it, so it is asked for again only when somebody says so. */
export function auditQuery(selection: AuditSelection) {
  return infiniteQueryOptions({
    queryKey: ['audit', 'log', selection],
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { ...selection, limit: pageSize, ...(cursor === null ? {} : { cursor }) };
      return api.request(calls.listAudit, { query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnWindowFocus: false,
  });
}

export const exportAudit = (selection: AuditSelection): Promise<Blob> =>
  api.download(calls.exportAudit, { query: selection });

const askAgainAfter = 3_000;

/** What the verification of the log found. The first one since the server's start may take minutes; it is waited for. */
export function useVerifyAudit() {
  return useMutation({
    mutationFn: async (): Promise<ChainVerification> => {
      for (;;) {
        const found = await api.request(calls.verifyAudit, {});
        if (found.state !== 'verifying') return found;
        await new Promise((resolve) => setTimeout(resolve, askAgainAfter));
      }
    },
  });
}

/** Openings in an emergency in the workspace. */
export const emergenciesQuery = queryOptions({
  queryKey: ['audit', 'emergencies'],
  queryFn: ({ signal }) => api.request(emergencies.listBreakGlass, { query: { state: 'all' } }, { signal }),
});

/** Those of one chart, for who manages it. */
export const chartEmergenciesQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['audit', 'emergencies', noteId],
    queryFn: ({ signal }) => api.request(emergencies.listBreakGlass, { query: { noteId } }, { signal }),
  });

/** One's own of a chart that lasts, or null. */
export const ownEmergencyQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['audit', 'own-emergency', noteId],
    queryFn: async ({ signal }): Promise<BreakGlassAccess | null> =>
      (await api.request(emergencies.listBreakGlass, { query: { state: 'mine', noteId } }, { signal }))[0] ?? null,
  });

export function useBreakGlass(noteId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ reason, key }: { reason: string; key: string }) =>
      api.request(emergencies.breakGlass, { params: { id: noteId }, body: { reason } }, { idempotencyKey: key }),
    onSuccess: (access) => {
      queries.setQueryData(ownEmergencyQuery(noteId).queryKey, access);
      void queries.resetQueries({ queryKey: noteQuery(noteId).queryKey });
      void publishStale({ of: 'chart-contents', noteId, forget: true });
      void queries.invalidateQueries({ queryKey: noteListsKey });
    },
  });
}

export function useReviewEmergency() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: ReviewBreakGlass & { id: string }) =>
      api.request(emergencies.reviewBreakGlass, { params: { id }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['audit', 'emergencies'] }),
  });
}
