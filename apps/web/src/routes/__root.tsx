import { createRootRouteWithContext, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { ehrHandover, ehrReturn, hideHandover } from '../lib/ehr-address.ts';
import type { QueryClientSource } from '../router.ts';

export const Route = createRootRouteWithContext<{ openQueryClient: QueryClientSource }>()({
  beforeLoad: async ({ location, preload }) => {
    if (preload) return;
    const { pathname, searchStr: search } = location;
    const [handover, returned] = [ehrHandover(search), ehrReturn({ pathname, search })];
    if (!handover && !returned) return;
    hideHandover();
    const { followHandover, followReturn } = await import('../features/accounts/follow-handover.ts');
    const landing = returned ? await followReturn(returned) : await followHandover(handover!);
    throw landing.to === '/sign-in'
      ? redirect({ to: landing.to, search: { error: landing.error }, replace: true })
      : redirect({ to: landing.to, replace: true });
  },
  component: Outlet,
  notFoundComponent: lazyRouteComponent(() => import('../shell/NotFoundPage.tsx'), 'NotFoundPage'),
});
