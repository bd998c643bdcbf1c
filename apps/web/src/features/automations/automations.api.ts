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
export function useSaveAutoTasker(id: string, before: Pick<AutoTasker, 'id' | 'version' | 'updatedAt'> | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewAutoTasker) =>
      before
        ? api.request(calls.updateAutoTasker, {
            params: { id, taskerId: before.id },
            body: { ...body, version: before.version, updatedAt: before.updatedAt },
          })
        : api.request(calls.createAutoTasker, { params: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: automationsKey }),
  });
}

/** @param taskerId of the stored rule that is being changed */
export function useDryRun(id: string, taskerId: string | undefined) {
  return useMutation({
    mutationFn: (body: NewAutoTasker) =>
      api.request(calls.dryRunAutoTasker, { params: { id }, body: { ...body, ...(taskerId && { taskerId }) } }),
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
    // one after the other, each on the rule that the former one gave
    scope: { id: 'pause-auto-tasker' },
    mutationFn: ({ id: taskerId, paused, ...shown }: AutoTasker) => {
      const rule = queries.getQueryData(queryKey)?.autoTaskers.find((each) => each.id === taskerId) ?? shown;
      const { category, condition, per, title, dueInDays, assignee, dailyBudget, version, updatedAt } = rule;
      const body = { category, condition, per, title, dueInDays, assignee, dailyBudget, paused, version, updatedAt };
      return api.request(calls.updateAutoTasker, { params: { id, taskerId }, body });
    },
    onMutate: ({ id: taskerId, paused }) => show(taskerId, paused),
    onSuccess: (rule) =>
      queries.setQueryData(
        queryKey,
        (found) =>
          found && { ...found, autoTaskers: found.autoTaskers.map((each) => (each.id === rule.id ? rule : each)) },
      ),
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
