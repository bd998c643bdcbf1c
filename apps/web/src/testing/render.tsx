import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createQueryClient } from '../lib/query.ts';
import { Providers } from '../Providers.tsx';
import { createAppRouter } from '../router.ts';

/** The whole product at one address, with memory for a history. Start a fake API first, and sign in with `api.auth.user = clinician`. */
export function renderApp(address: string) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  const router = createAppRouter(async () => queryClient, createMemoryHistory({ initialEntries: [address] }));
  const view = render(
    <Providers env="test">
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, router, queryClient, user: userEvent.setup() };
}

/** One component with theme, queries and a router around it; links lead nowhere but have their addresses. */
export function renderUi(ui: ReactElement) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } });
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component: () => ui });
  const rest = createRoute({ getParentRoute: () => root, path: '$', component: () => ui });
  const router = createRouter({ routeTree: root.addChildren([page, rest]), history: createMemoryHistory() });
  const view = render(
    <Providers env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </Providers>,
  );
  return { ...view, router, queryClient, user: userEvent.setup() };
}
