import * as calls from '@clinical/contract/templates/templates.calls';
import type { NewTemplate } from '@clinical/contract/templates/templates.schemas';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { preference } from '../../../lib/preference.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { decodeUser } from '../../../lib/session/token.ts';
import { templatesQuery } from '../templates-query.api.ts';

export const onboardingQuery = queryOptions({
  queryKey: ['templates', 'onboarding'],
  queryFn: ({ signal }) => api.request(calls.getOnboarding, {}, { signal }),
  staleTime: Infinity,
});

/** The user who was last found to have had a template: for them nobody need be asked again. */
const onboarded = preference('onboarded', '', (stored) => (typeof stored === 'string' ? stored : null));

/** Where somebody who has signed in begins: at their patients, or at making a first template. */
export async function landingPath(queryClient: QueryClient): Promise<'/my-projects' | '/onboarding'> {
  const user = decodeUser(currentSession()?.access_token) ?? '';
  if (user !== '' && onboarded.get() === user) return '/my-projects';
  // without an answer the patients are the better place
  const { needed } = await queryClient.fetchQuery(onboardingQuery).catch(() => ({ needed: null }));
  if (needed === false) onboarded.set(user);
  return needed ? '/onboarding' : '/my-projects';
}

export function useHealTemplate() {
  return useMutation({
    mutationFn: (samples: string[]) => api.request(calls.healTemplate, { body: { samples } }),
  });
}

export function useCreateTemplates() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (templates: NewTemplate[]) => api.request(calls.createTemplates, { body: templates }),
    onSuccess: (made) => {
      queries.setQueryData(templatesQuery.queryKey, (list) => [...(list ?? []), ...made]);
      queries.setQueryData(onboardingQuery.queryKey, (before) => ({
        needed: false,
        invited: before?.invited ?? false,
      }));
    },
  });
}
