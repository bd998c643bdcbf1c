import { afterEach, expect, test, vi } from 'vitest';
import { type ApiError, isOffline } from './api-error.ts';
import { refreshAccess, type TokenStore } from './refresh.ts';
import { json, startTestServer } from './testing/test-server.ts';

let stop: (() => Promise<void>) | null = null;
afterEach(async () => {
  vi.unstubAllGlobals();
  await stop?.();
  stop = null;
});

/** A store as all tabs of a browser share it. */
function sharedStore(accessToken: string | null = 'old', refreshToken: string | null = 'refresh-1') {
  let kept = { accessToken, refreshToken };
  const store: TokenStore = {
    read: () => ({ ...kept }),
    write: (tokens) => (kept = tokens),
    clear: () => (kept = { accessToken: null, refreshToken: null }),
  };
  return { store, kept: () => kept };
}

/** A server where each refresh token works once. */
async function rotating() {
  const used = new Set<string>();
  const server = await startTestServer((request, reply) => {
    const { refresh_token: token } = JSON.parse(request.body) as { refresh_token: string };
    if (used.has(token)) return json(reply, 401, { code: 'SESSION_REVOKED', message: 'Stolen.' });
    used.add(token);
    const next = used.size + 1;
    return json(reply, 200, {
      success: true,
      access_token: `access-${next}`,
      refresh_token: `refresh-${next}`,
      expires_in: 900,
    });
  });
  stop = server.stop;
  return server;
}

test.each(['with Web Locks', 'without them'])('many tabs at once refresh once, %s', async (kind) => {
  if (kind === 'without them') vi.stubGlobal('navigator', {});
  const server = await rotating();
  const { store, kept } = sharedStore();
  const onRefused = vi.fn<(error: ApiError) => void>();
  const tabs = Array.from({ length: 5 }, () =>
    refreshAccess({ apiBase: server.origin, store, replacing: 'old', onRefused }),
  );
  expect(await Promise.all(tabs)).toEqual(Array.from({ length: 5 }, () => 'access-2'));
  expect(server.received).toHaveLength(1);
  expect(kept()).toEqual({ accessToken: 'access-2', refreshToken: 'refresh-2' });
  expect(await refreshAccess({ apiBase: server.origin, store, replacing: 'access-2', onRefused })).toBe('access-3');
  expect(onRefused).not.toHaveBeenCalled();
});

test.each([
  [401, { code: 'SESSION_REVOKED', message: 'Over.' }],
  [403, { code: 'ACCOUNT_NOT_AUTHORISED', message: 'No.' }],
  [200, { success: false }],
  [200, 'not what was asked'],
])('a refusal (%i) clears the session and is told', async (status, body) => {
  const server = await startTestServer((_, reply) => json(reply, status, body));
  stop = server.stop;
  const { store, kept } = sharedStore();
  const onRefused = vi.fn<(error: ApiError) => void>();
  expect(await refreshAccess({ apiBase: server.origin, store, replacing: 'old', onRefused })).toBeNull();
  expect(kept()).toEqual({ accessToken: null, refreshToken: null });
  expect(onRefused.mock.calls[0]?.[0]).toMatchObject({ message: 'Network response was not ok', status });
});

test('no reply, or a fault of the server, ends no session', async () => {
  const { store, kept } = sharedStore();
  const onRefused = vi.fn<(error: ApiError) => void>();
  const server = await startTestServer((_, reply) => json(reply, 503, { code: 'UNAVAILABLE', message: 'Not ready.' }));
  await expect(refreshAccess({ apiBase: server.origin, store, replacing: 'old', onRefused })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  await server.stop();
  const error = await refreshAccess({ apiBase: server.origin, store, replacing: 'old', onRefused }).catch(
    (reason: unknown) => reason,
  );
  expect(isOffline(error)).toBe(true);
  expect(kept().refreshToken).toBe('refresh-1');
  expect(onRefused).not.toHaveBeenCalled();
});

test('without a stored session nothing is asked', async () => {
  const { store } = sharedStore(null, null);
  const onRefused = vi.fn<(error: ApiError) => void>();
  expect(await refreshAccess({ apiBase: 'http://127.0.0.1:9', store, replacing: null, onRefused })).toBeNull();
});
