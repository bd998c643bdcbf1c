import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';

/** Asked by the signed-in pages; those before sign-in do without and load less. */
export type QueryClientSource = () => Promise<QueryClient>;

/** @param history the browser's, or one in memory for tests */
export function createAppRouter(queryClient: QueryClientSource, history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context: { openQueryClient: queryClient },
    // of the page alone: the menu around it stays
    defaultErrorComponent: lazyRouteComponent(() => import('./shell/PageFailure.tsx'), 'PageFailure'),
    defaultPreload: 'intent',
    // TanStack Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultStructuralSharing: true,
    scrollRestoration: true,
  });
}

/** Fetches the code of the page in the address while the session is asked for. What fails here is fetched again, and told, by the router. */
export function loadPageCode(router: ReturnType<typeof createAppRouter>): void {
  const routes = new Map<string, AnyRoute>(Object.entries(router.routesById));
  for (const { routeId } of router.matchRoutes(router.latestLocation)) {
    const route = routes.get(routeId);
    if (route) router.loadRouteChunk(route)?.catch(() => undefined);
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** The name that Patients is searched for: it survives a reload and going back, and stands in no address. */
    patientQuery?: string;
    /** Patients opens with the dialog for a new one. */
    newPatient?: boolean;
  }
}
