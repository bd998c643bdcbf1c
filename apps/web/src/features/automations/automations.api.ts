import type { UpdateUserInfo } from '@clinical/contract/accounts/accounts.schemas';
import * as calls from '@clinical/contract/automations/automations.calls';
import type { AutoTasker, NewAutoTasker } from '@clinical/contract/automations/automations.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { userInfoQuery, useUpdateProfile } from '../accounts/public.ts';
import { automationsKey } from './automations-key.api.ts';
import { t } from './automations.texts.ts';

export const automationQuery = queryOptions({
  queryKey: [...automationsKey, 'rules'],
  queryFn: ({ signal }) => api.request(calls.getAutomation, {}, { signal }),
});

export const runsQuery = queryOptions({
  queryKey: [...automationsKey, 'runs'],
  queryFn: ({ signal }) => api.request(calls.listAutomationRuns, {}, { signal }),
});

/** Saves a new rule, or `before` as it was changed. `id` is the automation's. */
export function useSaveAutoTasker(id: string, before: Pick<AutoTasker, 'id' | 'version'> | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAutoTasker) =>
      before
        ? api.request(calls.updateAutoTasker, {
            params: { id, taskerId: before.id },
            body: { ...body, version: before.version },
          })
        : api.request(calls.createAutoTasker, { params: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: automationsKey }),
  });
}

export function useDryRun(id: string) {
  return useMutation({
    mutationFn: (body: NewAutoTasker) => api.request(calls.dryRunAutoTasker, { params: { id }, body }),
  });
}

/** @param leaving true when the request must outlive the page */
export function deleteAutoTasker(id: string, taskerId: string, leaving: boolean): Promise<unknown> {
  return api.request(calls.deleteAutoTasker, { params: { id, taskerId } }, { keepalive: leaving });
}

/** Pauses or resumes a rule: seen at once, and taken back when it is not saved. */
export function usePause(id: string) {
  const queries = useQueryClient();
  const { queryKey } = automationQuery;
  const show = (taskerId: string, paused: boolean) =>
    queries.setQueryData(queryKey, (found) =>
      found
        ? {
            ...found,
            autoTaskers: found.autoTaskers.map((each) => (each.id === taskerId ? { ...each, paused } : each)),
          }
        : found,
    );
  return useMutation({
    mutationFn: ({ id: taskerId, version, ...rule }: AutoTasker & { paused: boolean }) => {
      const { category, condition, per, title, dueInDays, assignee, dailyBudget, paused } = rule;
      const body = { category, condition, per, title, dueInDays, assignee, dailyBudget, paused, version };
      return api.request(calls.updateAutoTasker, { params: { id, taskerId }, body });
    },
    onMutate: ({ id: taskerId, paused }) => show(taskerId, paused),
    onError: (error, { id: taskerId, paused }) => {
      show(taskerId, !paused);
      toast.error(messageOf(error), { title: t('notSaved') });
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}

type Settings = NonNullable<UpdateUserInfo['automationSettings']>;

/** Changes a switch of the profile: seen at once, and taken back with a message when it is not saved. */
export function useSetting(): (changes: Settings) => void {
  const queries = useQueryClient();
  const update = useUpdateProfile();
  const { queryKey } = userInfoQuery();
  const show = (changes: Settings) =>
    queries.setQueryData(queryKey, (user) =>
      user ? { ...user, automationSettings: { ...user.automationSettings, ...changes } } : user,
    );
  return (changes) => {
    const before = queries.getQueryData(queryKey)?.automationSettings;
    show(changes);
    update.mutateAsync({ automationSettings: changes }).catch((error: unknown) => {
      const names = Object.keys(changes) as (keyof Settings)[];
      if (before) show(Object.fromEntries(names.map((name) => [name, before[name]])));
      toast.error(messageOf(error), { title: t('notSaved') });
    });
  };
}
