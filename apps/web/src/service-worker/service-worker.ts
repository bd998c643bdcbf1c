import { createAppShell } from './app-shell.ts';

/** Put in by the build: the paths of all files of this release. */
declare const APP_FILES: readonly string[];

type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void };
type Installing = Waiting & { addRoutes?: (rule: object) => Promise<void> };
type Fetching = Event & { request: Request; respondWith: (reply: Promise<Response>) => void };
type Worker = EventTarget & { location: Location; skipWaiting: () => Promise<void> };

const worker = globalThis as unknown as Worker;
const shell = createAppShell({
  files: APP_FILES,
  origin: worker.location.origin,
  openCache: () => caches.open('app-shell'),
  load: (request, init) => fetch(request, init),
});

worker.addEventListener('install', (event) => {
  const { waitUntil, addRoutes } = event as Installing;
  waitUntil.call(
    event,
    shell.install().then(() => worker.skipWaiting()),
  );
  // calls need not wait until this script has started
  const direct = addRoutes?.call(event, { condition: { urlPattern: '/api/*' }, source: 'network' });
  void direct?.catch(() => undefined);
});

worker.addEventListener('activate', (event) => (event as Waiting).waitUntil(shell.tidy()));

worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetching;
  const reply = shell.answer(request);
  if (reply) respondWith.call(event, reply);
});
