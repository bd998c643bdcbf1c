import type { TestServer } from '../harness.ts';

/** A browser's side of a sign-in: its cookies, and what came of it. */
export type Browser = {
  status: number;
  /** The `error` that the sign-in client would show; null after a success. */
  error: string | null;
  /** Seconds of Retry-After, 0 without. */
  retryAfter: number;
  token: string;
  refreshToken: string;
  cookie(): string;
  csrfToken: string;
  signOut(): Promise<Response>;
};

type Asking = { cookies?: string; headers?: Record<string, string> };

/** Tries to sign in as the sign-in client does, over HTTP, with these fields. `cookies` are those that the browser had before. */
export async function attemptSignIn(
  server: Pick<TestServer, 'address' | 'fetch'>,
  fields: Record<string, string>,
  { cookies = '', headers = {} }: Asking = {},
): Promise<Browser> {
  const jar = new Map<string, string>();
  const keep = (pair: string) => jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  for (const pair of cookies.split('; ').filter(Boolean)) keep(pair);
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (path: string, form?: Record<string, string>) => {
    const response = await server.fetch(`/api/auth/${path}`, {
      method: form ? 'POST' : 'GET',
      headers: { ...headers, cookie: cookie() },
      body: form ? new URLSearchParams({ json: 'true', callbackUrl: server.address, ...form }) : null,
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) keep(line.split(';')[0]!);
    return response;
  };
  const { csrfToken } = (await (await send('csrf')).json()) as { csrfToken: string };
  const reply = await send('callback/credentials', { csrfToken, ...fields });
  const { url } = (await reply.json()) as { url: string };
  const session = (await (await send('session')).json()) as { access_token?: string; refresh_token?: string };
  return {
    status: reply.status,
    error: new URL(url).searchParams.get('error'),
    retryAfter: Number(reply.headers.get('retry-after') ?? 0),
    token: session.access_token ?? '',
    refreshToken: session.refresh_token ?? '',
    cookie,
    csrfToken,
    signOut: () => send('signout', { csrfToken }),
  };
}

/** The same with e-mail and password. */
export function signInTo(
  server: Pick<TestServer, 'address' | 'fetch'>,
  email: string,
  password: string,
  cookies = '',
): Promise<Browser> {
  return attemptSignIn(server, { email, password }, { cookies });
}
