import * as calls from '@clinical/contract/accounts/accounts.calls';
import type { UpdateUserInfo, UserInfo } from '@clinical/contract/accounts/accounts.schemas';
import * as keys from '@clinical/contract/accounts/api-key.calls';
import * as passwords from '@clinical/contract/accounts/password.calls';
import type { ChangePassword, CloseAccount } from '@clinical/contract/accounts/password.schemas';
import * as twoFactor from '@clinical/contract/accounts/two-factor.calls';
import type { ProveTwoFactor } from '@clinical/contract/accounts/two-factor.schemas';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { setLocale } from '../../lib/locale.ts';
import { warn } from '../../lib/log.ts';
import { currentSession } from '../../lib/session/session.ts';
import { type FrameProfile, storedProfile } from '../../lib/session/stored-profile.ts';
import { currentViewing } from '../../lib/session/viewing.ts';

/** Where the rules of the workspace lie; they change with the team's, so the frame asks for both again. */
export const workspacePolicyKey = ['accounts', 'workspace-policy'] as const;

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
      // what another person may do is not what this one's frame shows the next time
      if (!currentViewing()) storedProfile.keep(info.user);
      return info.user;
    },
  });

/** The profile as far as the frame of the pages shows it: what this device has kept of it, until the server has answered. */
export function useFrameProfile(): { user: FrameProfile | undefined; isPending: boolean } {
  const { data, isPending } = useQuery(userInfoQuery());
  const [kept] = useState(() => storedProfile.of(currentSession()?.user.id));
  const user = data ?? kept;
  return { user, isPending: isPending && !user };
}

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

/** Signs out every other device. */
export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.request(calls.endOtherSessions, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}

/** A change of the own account after which the profile says something else. */
function useAccountChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['accounts'] }),
  });
}

export const useChangePassword = () =>
  useAccountChange((body: ChangePassword) => api.request(passwords.changePassword, { body }));
export const useSetUpTwoFactor = () =>
  useMutation({ mutationFn: (password: string) => api.request(twoFactor.setUpTwoFactor, { body: { password } }) });
export const useConfirmTwoFactor = () =>
  useAccountChange((code: string) => api.request(twoFactor.confirmTwoFactor, { body: { code } }));
export const useDisableTwoFactor = () =>
  useAccountChange((body: ProveTwoFactor) => api.request(twoFactor.disableTwoFactor, { body }));
export const useRenewCodes = () =>
  useAccountChange((body: ProveTwoFactor) => api.request(twoFactor.renewRecoveryCodes, { body }));
export const useUpdateApiKey = () =>
  useAccountChange((apiKey: string | null) => api.request(keys.updateApiKey, { body: { apiKey } }));
export const useActivateApiKey = () =>
  useAccountChange((active: boolean) => api.request(keys.activateApiKey, { body: { active } }));

/** All of one's own data, as a zip. */
export function downloadOwnData(): Promise<Blob> {
  return api.download(calls.exportOwnData, {});
}

/** What closing the account would touch; asked anew each time. */
export const closingQuery = () =>
  queryOptions({
    queryKey: ['accounts', 'closing'],
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => api.request(passwords.previewClosing, {}, { signal }),
  });

export const useCloseAccount = () =>
  useMutation({ mutationFn: (body: CloseAccount) => api.request(passwords.closeAccount, { body }) });
