import type { PatientLink } from '@clinical/contract/patient-links/links.schemas';
import type { PatientSummary, ReportSummary } from '@clinical/contract/signing/patient-summary.schemas';
import {
  linkSummary,
  reportSummary,
  unlinkSummary,
  writePatientSummary,
} from '@clinical/contract/signing/signing.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/**
 * The summary of a signed note; `addenda` is how many it has, for each belongs into it. Asking writes it when there is none, so what
 * happens in the chart meanwhile must not ask again: it has a first word of its own.
 */
export function summaryQuery({ id, version }: Pick<Transcript, 'id' | 'version'>, addenda: number) {
  return queryOptions({
    queryKey: ['patient-summary', id, version, addenda],
    queryFn: ({ signal }) => api.request(writePatientSummary, { params: { id }, body: {} }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export function useWriteAgain(entry: Transcript, addenda: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (engine?: 'local') =>
      api.request(writePatientSummary, { params: { id: entry.id }, body: { again: true, ...(engine && { engine }) } }),
    onSuccess: (summary: PatientSummary) => queries.setQueryData(summaryQuery(entry, addenda).queryKey, summary),
  });
}

export function useReportLine({ id }: Pick<Transcript, 'id'>) {
  return useMutation({
    mutationFn: (body: ReportSummary) => api.request(reportSummary, { params: { id }, body }),
  });
}

/** Makes and revokes the link of a summary that is shown. */
export function useSummaryLink(entry: Pick<Transcript, 'id' | 'version'>, addenda: number) {
  const queries = useQueryClient();
  const params = { id: entry.id };
  const show = (link: PatientLink | null) =>
    queries.setQueryData(summaryQuery(entry, addenda).queryKey, (summary) => summary && { ...summary, link });
  return {
    makeLink: useMutation({
      mutationFn: (dateOfBirth: string | undefined) => api.request(linkSummary, { params, body: { dateOfBirth } }),
      // the address is shown once: it is kept nowhere but in the dialog
      onSuccess: ({ url: _, ...link }) => show(link),
    }),
    revokeLink: useMutation({
      mutationFn: () => api.request(unlinkSummary, { params }),
      onSuccess: ({ link }) => show(link),
    }),
  };
}
