import { fallbackErrorText } from '@clinical/contract/errors';
import { isReachable } from './connection.ts';

type Load = () => Promise<unknown>;

/** Long enough for the page and its data to be there first. */
const quietAfter = 5_000;
const missing = 'PartMissing';
const waiting: Load[] = [];
let fetching = false;

/**
 * Marks code that comes with its first use: `lazy(laterPart(() => import(…)))`. It is fetched in a quiet moment all the
 * same, so that a dialog opens, and an error can be told, when the server is out of reach.
 */
export function laterPart<Module>(load: () => Promise<Module>): () => Promise<Module> {
  waiting.push(load);
  if (fetching) fetchWaiting();
  return load;
}

/**
 * Started by the shell: fetches what comes later, and keeps the page when a part cannot be had while the server is out
 * of reach. The router would load the whole page anew, and everything on it would be gone.
 * @param first what is worth having before the rest, e.g. the other pages
 */
export function fetchParts(first: readonly Load[]): () => void {
  const timer = setTimeout(() => {
    waiting.unshift(...first);
    fetching = true;
    fetchWaiting();
  }, quietAfter);
  window.addEventListener('vite:preloadError', nameMissing);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('vite:preloadError', nameMissing);
  };
}

/** True for the failure to load a part of the program; only loading the page anew mends it. */
export function isPartMissing(error: unknown): boolean {
  return error instanceof Error && error.name === missing;
}

function fetchWaiting(): void {
  for (const load of waiting.splice(0)) void load().catch(() => undefined);
}

/** Parts of an older release are another matter: there the router's fresh load is right. */
function nameMissing(event: Event & { payload?: Error }): void {
  if (isReachable() || !event.payload) return;
  event.payload.name = missing;
  event.payload.message = fallbackErrorText;
}
