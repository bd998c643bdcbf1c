import { fallbackErrorText } from '@clinical/contract/errors';
import { isReachable, untilReachable } from './connection.ts';

type Load = () => Promise<unknown>;

/** Long enough for the page and its data to be there first. */
const quietAfter = 5_000;
const missing = 'PartMissing';
/** How often a server that does not answer is asked again, in ms. */
const askEvery = 1_000;
const waiting: Load[] = [];
let started = false;
let fetching = false;

/**
 * Marks code that comes with its first use: `lazy(laterPart(() => import(…)))`. It is fetched in a quiet moment all the
 * same, so that a dialog opens, and an error can be told, when the server is out of reach. What is there already is drawn
 * at once, without what stands in for it meanwhile. What cannot be had while the server is out of reach comes when it is back:
 * the page around it stays.
 */
export function laterPart<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let part: Module | undefined;
  const loadOnce = (): Promise<Module> =>
    part === undefined ? loadWhenReachable(load).then((module) => (part = module)) : alreadyThere(part);
  waiting.push(loadOnce);
  if (started) void fetchWaiting();
  return loadOnce;
}

async function loadWhenReachable<Module>(load: () => Promise<Module>): Promise<Module> {
  let wasThere = false;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isPartMissing(error)) await untilReachable();
      else if (wasThere) throw error;
      else wasThere = await answersAtOnce();
    }
  }
}

/** Resolves when the server answers; false when that took several tries. A part may miss it before the page knows that it has gone. */
async function answersAtOnce(): Promise<boolean> {
  for (let asked = 0; ; asked += 1) {
    const answers = await fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    if (answers) return asked === 0;
    await new Promise((resolve) => setTimeout(resolve, askEvery));
  }
}

/** Tells at once: after a promise React would first draw the fallback, and keep it for a third of a second. */
function alreadyThere<Module>(part: Module): Promise<Module> {
  const then: PromiseLike<Module>['then'] = (tell) => Promise.resolve(tell?.(part)) as never;
  // oxlint-disable-next-line unicorn/no-thenable -- a promise that tells at once is what is wanted
  return Object.assign(Promise.resolve(part), { then });
}

/**
 * Started by the shell: fetches what comes later, and keeps the page when a part cannot be had while the server is out
 * of reach. The router would load the whole page anew, and everything on it would be gone.
 * Who has told the browser to save data gets each part with its first use.
 * @param first what is worth having before the rest, e.g. the other pages
 */
export function fetchParts(first: readonly Load[]): () => void {
  const timer = setTimeout(() => {
    if (savesData()) return;
    waiting.unshift(...first);
    started = true;
    void fetchWaiting();
  }, quietAfter);
  window.addEventListener('vite:preloadError', nameMissing);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('vite:preloadError', nameMissing);
  };
}

/** Not in every browser. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** True for the failure to load a part of the program; only loading the page anew mends it. */
export function isPartMissing(error: unknown): boolean {
  return error instanceof Error && error.name === missing;
}

/**
 * One after another, each in an idle moment: together they would hold the page for a second on a phone. None is asked for without the
 * server: a browser keeps it in mind that a file could not be had, and gives up on each part that needs it until the page is loaded anew.
 */
async function fetchWaiting(): Promise<void> {
  if (fetching) return;
  fetching = true;
  for (let load = waiting.shift(); load; load = waiting.shift()) {
    await untilIdle();
    await untilReachable();
    await load().catch(answersAtOnce);
  }
  fetching = false;
}

/** A page that is never idle fetches the next part after this time all the same, in ms. */
const latestAfter = 500;

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: latestAfter });
    else setTimeout(resolve, 0);
  });
}

/** Parts of an older release are another matter: there the router's fresh load is right. */
function nameMissing(event: Event & { payload?: Error }): void {
  if (isReachable() || !event.payload) return;
  event.payload.name = missing;
  event.payload.message = fallbackErrorText;
}
