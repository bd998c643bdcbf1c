import * as collaborators from '@clinical/contract/teams/collaborators.calls';
import type { CollaboratorUpdate, NewCollaborator } from '@clinical/contract/teams/collaborators.schemas';
import * as departments from '@clinical/contract/teams/departments.calls';
import type {
  ChangeDepartmentMembers,
  DepartmentUpdate,
  NewDepartment,
} from '@clinical/contract/teams/departments.schemas';
import * as members from '@clinical/contract/teams/members.calls';
import type {
  ChangePermission,
  InviteMember,
  MemberFilter,
  MemberPage,
} from '@clinical/contract/teams/members.schemas';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { publishStale } from '../../lib/stale.ts';
import { teamsKey } from './teams-key.api.ts';

/** The first page is small, to be there at once; the others are large, so that scrolling waits for few. */
const sizes = { first: 50, other: 200 };

/** People whose name or address holds the text, page by page; `members` leaves invitations out. */
export function membersQuery(text: string, only?: 'members') {
  const filter: MemberFilter = { ...(text === '' ? {} : { query: text }), ...(only ? { only } : {}) };
  return infiniteQueryOptions({
    queryKey: ['teams', 'members', filter],
    queryFn: async ({ pageParam: cursor, signal }): Promise<MemberPage> => {
      const query: MemberFilter =
        cursor === null ? { ...filter, limit: sizes.first } : { ...filter, limit: sizes.other, cursor };
      const list = await api.request(members.listWorkspaceMembers, { query }, { signal });
      if (Array.isArray(list)) throw new TypeError('a page was asked for');
      return list;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export const departmentsQuery = queryOptions({
  queryKey: ['teams', 'departments'],
  queryFn: ({ signal }) => api.request(departments.listDepartments, {}, { signal }),
});

/** Invitations that wait: for me, and of the workspace for others. */
export const memberRequestsQuery = queryOptions({
  queryKey: ['teams', 'member-requests'],
  queryFn: ({ signal }) => api.request(members.listMemberRequests, {}, { signal }),
});

/** Charts that somebody wants to share: with me, or I with others. */
export const collaboratorRequestsQuery = queryOptions({
  queryKey: ['teams', 'collaborator-requests'],
  queryFn: ({ signal }) => api.request(collaborators.listCollaboratorRequests, {}, { signal }),
});

export const collaboratorsQuery = queryOptions({
  queryKey: ['teams', 'collaborators'],
  queryFn: ({ signal }) => api.request(collaborators.listCollaborators, {}, { signal }),
});

export const handoverQuery = (userId: string) =>
  queryOptions({
    queryKey: ['teams', 'handover', userId],
    queryFn: ({ signal }) => api.request(members.previewHandover, { params: { id: userId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** A change of who may do what: everything about the team is asked for again, and the charts that one may see. */
function useTeamChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all([queries.invalidateQueries({ queryKey: teamsKey }), publishStale({ of: 'charts' })]),
  });
}

type WithId<T> = T & { id: string };
type Answer = { id: string; accept: boolean };

export const useInvite = () => useTeamChange((body: InviteMember) => api.request(members.inviteMember, { body }));
export const useChangePermission = () =>
  useTeamChange(({ id, ...body }: WithId<ChangePermission>) =>
    api.request(members.changeMemberPermission, { params: { id }, body }),
  );
export const useSetSeat = () =>
  useTeamChange(({ id, seat }: { id: string; seat: boolean }) =>
    api.request(members.setMemberSeat, { params: { id }, body: { seat } }),
  );
export const useResend = () => useTeamChange((id: string) => api.request(members.resendInvitation, { params: { id } }));
/** Takes a member out; who owns charts hands them over first. */
export const useRemoveMember = () =>
  useTeamChange(async ({ id, toUserId }: { id: string; toUserId: string | null }) => {
    if (toUserId !== null) await api.request(members.handOver, { params: { id }, body: { toUserId } });
    return api.request(members.removeMember, { params: { id } });
  });
export const useAnswerMember = () =>
  useTeamChange(async ({ id, accept }: Answer) => {
    const params = { id };
    await (accept
      ? api.request(members.acceptMemberRequest, { params })
      : api.request(members.declineMemberRequest, { params }));
  });

export const useInitializeDepartments = () => useTeamChange(() => api.request(departments.initializeDepartments, {}));
export const useCreateDepartment = () =>
  useTeamChange((body: NewDepartment) => api.request(departments.createDepartment, { body }));
export const useUpdateDepartment = () =>
  useTeamChange(({ id, ...body }: WithId<DepartmentUpdate>) =>
    api.request(departments.updateDepartment, { params: { id }, body }),
  );
export const useDeleteDepartment = () =>
  useTeamChange((id: string) => api.request(departments.deleteDepartment, { params: { id } }));
export const useChangeDepartmentMembers = () =>
  useTeamChange(({ id, body }: { id: string; body: ChangeDepartmentMembers }) =>
    api.request(departments.changeDepartmentMembers, { params: { id }, body }),
  );
export const useRemoveFromDepartments = () =>
  useTeamChange((userId: string) => api.request(departments.removeFromDepartments, { params: { id: userId } }));

export const useShare = () =>
  useTeamChange((body: NewCollaborator) => api.request(collaborators.createCollaborator, { body }));
export const useChangeShare = () =>
  useTeamChange(({ id, ...body }: WithId<CollaboratorUpdate>) =>
    api.request(collaborators.updateCollaborator, { params: { id }, body }),
  );
export const useEndShare = () =>
  useTeamChange((id: string) => api.request(collaborators.deleteCollaborator, { params: { id } }));
export const useAnswerShare = () =>
  useTeamChange(async ({ id, accept }: Answer) => {
    const params = { id };
    await (accept
      ? api.request(collaborators.acceptCollaborator, { params })
      : api.request(collaborators.declineCollaborator, { params }));
  });
