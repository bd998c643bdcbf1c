import './ui/global.css';
import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './Providers.tsx';
import { createAppRouter, loadPageCode } from './router.ts';

let queryClient: Promise<QueryClient> | null = null;
const router = createAppRouter(() => {
  queryClient ??= import('./lib/query.ts').then(({ createQueryClient }) => createQueryClient());
  return queryClient;
});

loadPageCode(router);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  );
}
