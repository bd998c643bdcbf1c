import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import type { QueryClientSource } from '../router.ts';

export const Route = createRootRouteWithContext<{ openQueryClient: QueryClientSource }>()({
  component: Outlet,
  errorComponent: lazyRouteComponent(() => import('../shell/PageFailure.tsx'), 'PageFailure'),
  notFoundComponent: lazyRouteComponent(() => import('../shell/NotFoundPage.tsx'), 'NotFoundPage'),
});
