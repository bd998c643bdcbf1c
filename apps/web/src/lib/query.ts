import { ApiError, isOffline } from '@clinical/api-client/api-error';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { noticeViewingEnd } from './session/stop-viewing.ts';

/** Keys start with the area: `['notes', …]`, `['transcripts', noteId]`. They stand in its `*.api.ts` only, and others take them from there. */
export function createQueryClient(): QueryClient {
  return new FreshQueryClient({
    queryCache: new QueryCache({ onError: noticeViewingEnd }),
    mutationCache: new MutationCache({ onError: noticeViewingEnd }),
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: worthRetrying, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Only silence and the server's own trouble are tried again, twice. A refusal stays one. */
export function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= 2) return false;
  return isOffline(error) || (error instanceof ApiError && error.status >= 500);
}

/**
 * The library lets a first load that is under way stand for the one that `invalidateQueries` asks for, although its answer may
 * have been read before the change. Here such an answer is shown, and asked for once more.
 */
class FreshQueryClient extends QueryClient {
  readonly #askedAgain = new WeakMap<Query, Promise<void>>();

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache().findAll(filters).filter(outlivesInvalidation);
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...underWay.map((query) => this.#askAgain(query, options)),
    ]);
  }

  /** However often it is called during one load, only one more follows. A load that fails left nothing that is old. */
  #askAgain(query: Query, options?: InvalidateOptions): Promise<void> {
    const known = this.#askedAgain.get(query);
    if (known) return known;
    const loaded = query.promise ?? Promise.resolve();
    const again = loaded.then(
      () => {
        this.#askedAgain.delete(query);
        return this.invalidateQueries({ queryKey: query.queryKey, exact: true }, options);
      },
      () => void this.#askedAgain.delete(query),
    );
    this.#askedAgain.set(query, again);
    return again;
  }
}

/** What has data and is shown is stopped and begun anew by the library itself. */
function outlivesInvalidation(query: Query): boolean {
  return query.state.fetchStatus !== 'idle' && (query.state.data === undefined || !query.isActive());
}
