import { createRootRouteWithContext, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { ehrHandover, hideHandover } from '../lib/ehr-address.ts';
import type { QueryClientSource } from '../router.ts';

export const Route = createRootRouteWithContext<{ openQueryClient: QueryClientSource }>()({
  beforeLoad: async ({ location, preload }) => {
    const handover = preload ? null : ehrHandover(location.searchStr);
    if (!handover) return;
    hideHandover();
    const { followHandover } = await import('../features/accounts/follow-handover.ts');
    const landing = await followHandover(handover);
    throw landing.to === '/sign-in'
      ? redirect({ to: landing.to, search: { error: landing.error }, replace: true })
      : redirect({ to: landing.to, replace: true });
  },
  component: Outlet,
  notFoundComponent: lazyRouteComponent(() => import('../shell/NotFoundPage.tsx'), 'NotFoundPage'),
});
