import { expect, test } from 'vitest';
import { createAppShell } from './app-shell.ts';

const origin = 'https://clinic.test';
const at = (path: string, more: Partial<Request> = {}) =>
  ({ url: origin + path, method: 'GET', mode: 'no-cors', ...more }) as Request;
const toPage = (path: string) => at(path, { mode: 'navigate' });

/** A browser's cache, and a server of which each path answers with its own name, or what the test says. */
function setUp(files = ['/assets/a-1.js']) {
  const kept = new Map<string, Response>();
  const pathOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, origin).pathname;
  const server = { down: false, status: 200, asked: [] as string[] };
  const load = async (request: Request | string) => {
    if (server.down) throw new TypeError('Failed to fetch');
    server.asked.push(pathOf(request));
    return new Response(pathOf(request), { status: server.status });
  };
  const cache = {
    keys: async () => [...kept.keys()].map((path) => at(path)),
    match: async (request: Request | string) => kept.get(pathOf(request))?.clone(),
    put: async (request: Request | string, reply: Response) => void kept.set(pathOf(request), reply),
    addAll: async (paths: string[]) => {
      for (const path of paths) kept.set(path, await load(path));
    },
    delete: async (request: Request) => kept.delete(pathOf(request)),
  } as unknown as Cache;
  const shell = createAppShell({ files, origin, openCache: async () => cache, load });
  const text = async (request: Request) => (await shell.answer(request))?.text();
  return { shell, server, kept, text };
}

test('after it is installed every page and file opens without a network', async () => {
  const { shell, server, text } = setUp();
  await shell.install();
  server.down = true;
  expect(await text(toPage('/chat'))).toBe('/');
  expect(await text(at('/assets/a-1.js'))).toBe('/assets/a-1.js');
});

test('with a network the page comes from the server, and the newest one is kept', async () => {
  const { shell, server, text } = setUp();
  await shell.install();
  expect(await text(toPage('/chat'))).toBe('/chat');
  server.down = true;
  expect(await text(toPage('/my-projects'))).toBe('/chat');
});

test('a server that is out of order is as good as none, and its reply is not kept', async () => {
  const { shell, server, text } = setUp();
  await shell.install();
  server.status = 503;
  expect(await text(toPage('/chat'))).toBe('/');
});

test('a file that is opened by its address is no page', async () => {
  const { shell, server, text } = setUp();
  await shell.install();
  expect(await text(toPage('/assets/notice-1.txt'))).toBe('/assets/notice-1.txt');
  server.down = true;
  expect(await text(toPage('/chat'))).toBe('/');
});

test('files are fetched once', async () => {
  const { shell, server } = setUp();
  await shell.answer(at('/assets/late-2.js'));
  await shell.answer(at('/assets/late-2.js'));
  expect(server.asked).toEqual(['/assets/late-2.js']);
});

test('a new release takes what is the same and drops the rest', async () => {
  const { shell, server, kept } = setUp(['/assets/a-1.js', '/assets/b-2.js']);
  kept.set('/assets/a-1.js', new Response('a'));
  kept.set('/assets/old-0.js', new Response('old'));
  await shell.install();
  await shell.tidy();
  expect(server.asked).toEqual(['/assets/b-2.js', '/']);
  expect([...kept.keys()].toSorted()).toEqual(['/', '/assets/a-1.js', '/assets/b-2.js']);
});

test('calls, other sites and writes are none of its business', () => {
  const { shell } = setUp();
  expect(shell.answer(at('/api/notes/'))).toBeNull();
  expect(shell.answer(toPage('/api/openapi.json'))).toBeNull();
  expect(shell.answer(toPage('/patient'))).toBeNull();
  expect(shell.answer(at('/my-projects', { method: 'POST' }))).toBeNull();
  expect(shell.answer({ ...at('/'), url: 'https://elsewhere.test/assets/a-1.js' } as Request)).toBeNull();
});

test('without a network and without what was kept, the failure is the network’s', async () => {
  const { shell, server } = setUp();
  server.down = true;
  await expect(shell.answer(toPage('/'))).rejects.toThrow('Failed to fetch');
});
