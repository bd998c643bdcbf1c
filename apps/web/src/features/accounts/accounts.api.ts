import * as calls from '@clinical/contract/accounts/accounts.calls';
import type { UpdateUserInfo, UserInfo } from '@clinical/contract/accounts/accounts.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { setLocale } from '../../lib/locale.ts';
import { warn } from '../../lib/log.ts';

/** The signed-in user's profile. Its locale takes effect as soon as it is known. */
export const userInfoQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'userinfo'],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => {
      const info = await api.request(calls.getUserInfo, {}, { signal }).catch((error: unknown) => {
        if (!signal.aborted) warn('Could not load the profile');
        throw error;
      });
      setLocale(info.user.appSettings.locale);
      return info.user;
    },
  });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'sessions'],
    queryFn: ({ signal }) => api.request(calls.listSessions, {}, { signal }),
  });

/** Changes the own profile. The answer is the new truth. */
export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateUserInfo) => api.request(calls.updateUserInfo, { body }),
    onSuccess: ({ user }: UserInfo) => {
      setLocale(user.appSettings.locale);
      queryClient.setQueryData(userInfoQuery().queryKey, user);
    },
  });
}

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.request(calls.endSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}
