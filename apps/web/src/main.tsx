import './ui/global.css';
import 'virtual:theme-variables.css';
import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './Providers.tsx';
import { createAppRouter, loadPageCode } from './router.ts';

let queryClient: Promise<QueryClient> | null = null;
const router = createAppRouter(() => {
  queryClient ??= import('./lib/query.ts').then(({ createQueryClient }) => createQueryClient());
  return queryClient;
});

loadPageCode(router);

/** The first picture stays until the page is there. Then the page is drawn in pieces, between which the browser can answer. */
async function start(root: HTMLElement): Promise<void> {
  // what failed to load is told by the page
  await router.load().catch(() => undefined);
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    );
  });
}

const root = document.getElementById('root');
if (root) void start(root);
