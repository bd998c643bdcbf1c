import { refreshToken } from '@clinical/contract/accounts/session.calls';
import type { Refreshed } from '@clinical/contract/accounts/session.schemas';
import { callAddress } from './address.ts';
import { ApiError, offlineError, replyError } from './api-error.ts';

/** Where the tokens of a session are kept, the same for all tabs of a browser. */
export type TokenStore = {
  read(): { accessToken: string | null; refreshToken: string | null };
  write(tokens: { accessToken: string; refreshToken: string }): void;
  clear(): void;
};

export type RefreshOptions = {
  apiBase: string;
  store: TokenStore;
  /** The access token that is no longer good enough: when another tab has replaced it, that one is taken. */
  replacing: string | null;
  /** Told when the server refuses; the session is cleared then. */
  onRefused: (error: ApiError) => void;
};

const lockName = 'clinical-refresh';
const refusedText = 'Network response was not ok';

let waiting: Promise<unknown> = Promise.resolve();

/** One at a time over all tabs, by a Web Lock; where the browser has none (a page served without https), in this tab. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks;
  if (locks) return locks.request(lockName, work) as Promise<T>;
  const mine = waiting.then(work, work);
  waiting = mine.catch(() => undefined);
  return mine;
}

/**
 * A fresh access token for the stored refresh token. Each refresh token is used up by its use, so two tabs at once would look
 * like a thief: they take turns, and the second takes what the first got.
 * @returns null without a stored session, and after a refusal: then it is cleared and `onRefused` was told
 * @throws ApiError `OFFLINE` without a reply, and for a fault of the server: nothing is known then, and the session stays
 */
export function refreshAccess(options: RefreshOptions): Promise<string | null> {
  const { store, replacing, onRefused } = options;
  return alone(async () => {
    const stored = store.read();
    if (stored.accessToken !== null && stored.accessToken !== replacing) return stored.accessToken;
    if (stored.refreshToken === null) return null;
    const reply = await fetch(callAddress(options.apiBase, refreshToken.path), {
      method: refreshToken.method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: stored.refreshToken }),
      credentials: 'omit',
    }).catch((error: unknown) => {
      throw offlineError(error);
    });
    const text = await reply.text().catch((error: unknown) => {
      throw offlineError(error);
    });
    if (reply.status >= 500) throw replyError(reply.status, text, (name) => reply.headers.get(name), refusedText);
    const refreshed = reply.ok ? readRefreshed(text) : null;
    if (refreshed) {
      store.write({ accessToken: refreshed.access_token, refreshToken: refreshed.refresh_token });
      return refreshed.access_token;
    }
    store.clear();
    onRefused(new ApiError(refusedText, { code: 'SESSION_REVOKED', status: reply.status }));
    return null;
  });
}

function readRefreshed(text: string): Refreshed | null {
  try {
    const body = JSON.parse(text) as Partial<Refreshed> | null;
    return body?.success && body.access_token && body.refresh_token ? (body as Refreshed) : null;
  } catch {
    return null;
  }
}
