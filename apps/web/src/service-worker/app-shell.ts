/** The program's own files on this device, so that its pages open without a network. Nothing of a person's data is among them. */
export type AppShell = {
  install: () => Promise<void>;
  /** Deletes the files of earlier releases. */
  tidy: () => Promise<void>;
  /** Null for what is none of ours: it goes to the network as if nobody stood between. */
  answer: (request: Pick<Request, 'method' | 'mode' | 'url'> & Request) => Promise<Response> | null;
};

export type ShellOptions = {
  /** Paths of all files of this release. */
  files: readonly string[];
  origin: string;
  openCache: () => Promise<Cache>;
  load: (request: Request | string, init?: RequestInit) => Promise<Response>;
};

/** The page is the same at every address. */
const page = '/';
/** Other pages, of people without an account. They are never stored, and never stored as the program's. */
const guestPages = ['/patient', '/video'];
/** A network that answers more slowly than this counts as none, in milliseconds. */
const patience = 4_000;

export function createAppShell({ files, origin, openCache, load }: ShellOptions): AppShell {
  async function loadPage(request: Request | string): Promise<Response> {
    const reply = await load(request, { signal: AbortSignal.timeout(patience) });
    // of a page elsewhere, or a server that is being started, nothing is kept
    if (reply.ok && !reply.redirected) await (await openCache()).put(page, reply.clone());
    return reply;
  }

  async function openPage(request: Request): Promise<Response> {
    const kept = async () => (await openCache()).match(page);
    try {
      const reply = await loadPage(request);
      return reply.status >= 500 ? ((await kept()) ?? reply) : reply;
    } catch (error) {
      const found = await kept();
      if (!found) throw error;
      return found;
    }
  }

  /** Names of these files change with their contents: what is here is right. */
  async function openFile(request: Request): Promise<Response> {
    const cache = await openCache();
    const kept = await cache.match(request);
    if (kept) return kept;
    const reply = await load(request);
    if (reply.ok) await cache.put(request, reply.clone());
    return reply;
  }

  return {
    install: async () => {
      const cache = await openCache();
      const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      await cache.addAll(files.filter((path) => !here.has(path)));
      await loadPage(page);
    },
    tidy: async () => {
      const cache = await openCache();
      const ours = new Set([page, ...files]);
      const old = (await cache.keys()).filter(({ url }) => !ours.has(new URL(url).pathname));
      await Promise.all(old.map((request) => cache.delete(request)));
    },
    answer: (request) => {
      const { origin: from, pathname } = new URL(request.url);
      if (request.method !== 'GET' || from !== origin || pathname.startsWith('/api')) return null;
      if (guestPages.includes(pathname)) return null;
      if (pathname.startsWith('/assets/')) return openFile(request);
      return request.mode === 'navigate' ? openPage(request) : null;
    },
  };
}
