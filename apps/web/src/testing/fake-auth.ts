import { makeToken } from './make-token.ts';

type FakeUser = { id: string; email: string; name: string };

export const clinician: FakeUser = {
  id: '0190a000-0000-7000-8000-000000000001',
  email: 'ada@clinic.test',
  name: 'Ada Okafor',
};

/** The sign-in protocol of next-auth v4 as far as its client uses it: one account, in memory. */
export function fakeAuth() {
  const state = {
    /** Who is signed in. */
    user: null as FakeUser | null,
    password: 'correct horse battery',
    /** Status and code of the next sign-ins when they are refused for another reason than a wrong password. */
    refuseWith: null as { status: number; error: string } | null,
    /** The app's code, when two-factor is on. */
    appCode: null as string | null,
    /** Ways to sign in beside a password, by id. */
    outside: {} as Record<string, string>,
    tokenLifeMs: 15 * 60_000,
    roleValue: 1,
    signOuts: 0,
    sessionReads: 0,
  };

  const callback = (form: Record<string, string>): Response => {
    const isTicket = form.ticket !== undefined;
    const second = form.mfaSession !== undefined;
    const right = isTicket
      ? form.ticket === 'ticket-1'
      : second
        ? form.mfaSession === 'mfa-1' && form.code === state.appCode
        : form.email === clinician.email && form.password === state.password;
    const wrong = { status: 401, error: second ? 'MFA_WRONG_CODE' : 'CredentialsSignin' };
    const half = state.appCode !== null && !second ? { status: 401, error: 'MFA_REQUIRED:mfa-1' } : null;
    const refused = state.refuseWith ?? (right ? half : wrong);
    if (refused) return reply(refused.status, { url: `http://localhost/sign-in?error=${refused.error}` });
    state.user = clinician;
    return reply(200, { url: 'http://localhost/' });
  };

  return Object.assign(state, {
    answer: (method: string, path: string, body: unknown): Response | null => {
      if (path === '/api/health') return reply(200, { status: 'ok' });
      if (method === 'GET' && path === '/api/auth/session') state.sessionReads += 1;
      if (method === 'GET' && path === '/api/auth/session')
        return reply(200, state.user ? sessionOf(state.user, state) : {});
      if (path === '/api/auth/csrf') return reply(200, { csrfToken: 'csrf' });
      if (path === '/api/auth/providers')
        return reply(200, {
          credentials: { id: 'credentials', type: 'credentials', name: 'credentials' },
          ...Object.fromEntries(Object.entries(state.outside).map(([id, name]) => [id, { id, name, type: 'oauth' }])),
        });
      if (path === '/api/auth/callback/credentials') return callback(body as Record<string, string>);
      if (path === '/api/auth/_log') return reply(200, {});
      if (path !== '/api/auth/signout') return null;
      state.user = null;
      state.signOuts += 1;
      return reply(200, { url: 'http://localhost/' });
    },
  });
}

function sessionOf(user: FakeUser, about: { tokenLifeMs: number; roleValue: number }) {
  return {
    user,
    expires: new Date(Date.now() + 12 * 3_600_000).toISOString(),
    access_token: makeToken({ sub: user.id, role_value: about.roleValue }, about.tokenLifeMs),
  };
}

function reply(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
