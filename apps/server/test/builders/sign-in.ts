import type { TestServer } from '../harness.ts';

/** A browser's side of a sign-in: its cookies, and what came of it. */
export type Browser = {
  status: number;
  token: string;
  cookie(): string;
  csrfToken: string;
  signOut(): Promise<Response>;
};

/** Signs in as the sign-in client does, over HTTP. `cookies` are those that the browser had before. */
export async function signInTo(
  server: Pick<TestServer, 'address' | 'fetch'>,
  email: string,
  password: string,
  cookies = '',
): Promise<Browser> {
  const jar = new Map<string, string>();
  const keep = (pair: string) => jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  for (const pair of cookies.split('; ').filter(Boolean)) keep(pair);
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (path: string, form?: Record<string, string>) => {
    const response = await server.fetch(`/api/auth/${path}`, {
      method: form ? 'POST' : 'GET',
      headers: { cookie: cookie() },
      body: form ? new URLSearchParams({ json: 'true', callbackUrl: server.address, ...form }) : null,
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) keep(line.split(';')[0]!);
    return response;
  };
  const { csrfToken } = (await (await send('csrf')).json()) as { csrfToken: string };
  const { status } = await send('callback/credentials', { csrfToken, email, password });
  const session = (await (await send('session')).json()) as { access_token?: string };
  return {
    status,
    token: session.access_token ?? '',
    cookie,
    csrfToken,
    signOut: () => send('signout', { csrfToken }),
  };
}
