import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const password = 'violet-anchor-meadow-41';

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Registers an account, confirms it with the code of the mail that was written to the outbox. */
export async function register(address: string, dataDir: string, email: string): Promise<void> {
  await post(`${address}/api/auth/register`, { email, password, given_name: 'Bench', family_name: 'Mark' });
  const outbox = join(dataDir, 'outbox');
  const mail = readFileSync(join(outbox, readdirSync(outbox).toSorted().at(-1) ?? ''), 'utf8');
  await post(`${address}/api/auth/confirm-code`, { email, code: /^Subject: (\d{6})/m.exec(mail)?.[1] });
}

/** Signs in the way the page does. @returns the bearer token of the API, and the cookie header that signs a page in */
export async function openSession(address: string, email: string): Promise<{ token: string; cookie: string }> {
  const jar = new Map<string, string>();
  const cookieOf = () => [...jar].map((pair) => pair.join('=')).join('; ');
  const ask = async (path: string, body?: Record<string, string>) => {
    const reply = await fetch(`${address}/api/auth/${path}`, {
      ...(body ? { method: 'POST', body: new URLSearchParams(body) } : {}),
      headers: { cookie: cookieOf() },
    });
    for (const line of reply.headers.getSetCookie()) {
      const pair = line.split(';')[0] ?? '';
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return (await reply.json()) as Record<string, string>;
  };
  const { csrfToken = '' } = await ask('csrf');
  await ask('callback/credentials', { csrfToken, email, password, json: 'true' });
  const { access_token: token } = await ask('session');
  if (!token) throw new Error('the program did not sign us in');
  return { token, cookie: cookieOf() };
}

/** Signs in. @returns the bearer token of the API */
export async function signIn(address: string, email: string): Promise<string> {
  return (await openSession(address, email)).token;
}

/** Makes the first of the starter templates the account's own, as the onboarding does. */
export async function takeStarter(address: string, token: string): Promise<void> {
  const authorization = { authorization: `Bearer ${token}` };
  const starters = await fetch(`${address}/api/templates/starters`, { headers: authorization });
  const [starter] = (await starters.json()) as Record<string, unknown>[];
  const taken = await fetch(`${address}/api/templates/`, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ ...starter, key: undefined, specialty: undefined }),
  });
  if (!taken.ok) throw new Error(`the starter was not taken: ${taken.status} ${await taken.text()}`);
}
