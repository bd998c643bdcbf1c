import * as calls from '@clinical/contract/schedules/schedules.calls';
import type { NewVisitType, VisitType } from '@clinical/contract/schedules/schedules.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { visitTypesQuery } from './schedules.api.ts';

/** Saves a new kind of visit, or `before` as it was changed. */
export function useSaveVisitType(before: Pick<VisitType, 'id' | 'version'> | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewVisitType) =>
      before
        ? api.request(calls.updateVisitType, { params: { id: before.id }, body }, { ifMatch: before.version })
        : api.request(calls.createVisitType, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: visitTypesQuery.queryKey }),
  });
}

/** @param leaving true when the request must outlive the page */
export function archiveVisitType(id: string, leaving: boolean): Promise<unknown> {
  return api.request(calls.deleteVisitType, { params: { id } }, { keepalive: leaving });
}
