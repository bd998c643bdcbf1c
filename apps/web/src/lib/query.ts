import { ApiError, isOffline } from '@clinical/api-client/api-error';
import { QueryClient } from '@tanstack/react-query';

/** Keys start with the area: `['notes', …]`, `['transcripts', noteId]`, `['templates']`; events refresh by that first word. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: worthRetrying, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** A refusal stays one; only silence and the server's own trouble are tried again, twice. */
export function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= 2) return false;
  return isOffline(error) || (error instanceof ApiError && error.status >= 500);
}
