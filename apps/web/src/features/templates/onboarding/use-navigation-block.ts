import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { toast } from '../../../ui/toast.ts';
import { templatesQuery } from '../templates-query.api.ts';
import { t } from './onboarding.texts.ts';

const toastFor = 15_000;

/** Nobody leaves for another page before there is a template; signing out is always open. */
export function useNavigationBlock(): void {
  const queries = useQueryClient();
  useQuery(templatesQuery);
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: ({ next }) => {
      // asked at the moment of leaving: what was saved a moment ago counts
      const own = queries.getQueryData(templatesQuery.queryKey);
      // also who deleted their last one; a list that is not there yet holds nobody back
      const blocked = own?.length === 0 && next.pathname !== '/onboarding';
      if (blocked) toast.warning(t('blocked'), { title: t('blockedTitle'), duration: toastFor, id: 'onboarding' });
      return blocked;
    },
  });
}
