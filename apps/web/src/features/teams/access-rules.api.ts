import { listNotes } from '@clinical/contract/notes/notes.calls';
import { explainPermission, listNoteAccess } from '@clinical/contract/teams/permissions.calls';
import type { ExplainPermission } from '@clinical/contract/teams/permissions.schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Rows that are offered at once; typing finds the others. */
const offered = 20;

/** Why somebody sees a chart, as it is now. */
export const accessRulesQuery = ({ userId, noteId }: ExplainPermission) =>
  queryOptions({
    queryKey: ['teams', 'access-rules', userId, noteId],
    queryFn: ({ signal }) => api.request(explainPermission, { query: { userId, noteId } }, { signal }),
    staleTime: 0,
  });

/** Who may open a chart now. */
export const noteAccessQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['teams', 'note-access', noteId],
    queryFn: ({ signal }) => api.request(listNoteAccess, { params: { id: noteId } }, { signal }),
    staleTime: 0,
  });

/** Patients to pick from, by a part of their name. */
export const patientChoicesQuery = (typed: string) =>
  queryOptions({
    queryKey: ['teams', 'patient-choices', typed],
    queryFn: async ({ signal }) => {
      const query = { limit: offered, ...(typed === '' ? {} : { query: typed }) };
      const list = await api.request(listNotes, { query }, { signal });
      return 'items' in list ? list.items : list;
    },
    placeholderData: keepPreviousData,
  });
