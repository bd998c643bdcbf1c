import { z } from 'zod';
import { call, type Method } from '../call.ts';
import { type Route, route } from '../route.ts';

const Provider = z.object({ provider: z.string().max(60) });

/** A call of the next-auth v4 protocol; the library parses and answers it. */
function signInRoute(method: Method, path: string, action: string, summary: string): { route: Route; action: string } {
  const described = route(call(method, path), {
    access: 'public',
    summary,
    reply: 'raw',
    response: z.unknown(),
    ...(path.includes('{provider}') ? { params: Provider } : {}),
    ...(method === 'POST' ? { bodyKind: 'form', errors: ['FOREIGN_ORIGIN', 'RATE_LIMITED'] } : {}),
  } as Parameters<typeof route>[1]);
  return { route: described as Route, action };
}

export const signInRoutes = [
  signInRoute(
    'GET',
    '/auth/session',
    'session',
    'The session of the sign-in cookie, with an access token; empty when signed out.',
  ),
  signInRoute('POST', '/auth/session', 'session', 'Refresh the session.'),
  signInRoute('GET', '/auth/csrf', 'csrf', 'The CSRF token that the sign-in calls need.'),
  signInRoute('GET', '/auth/providers', 'providers', 'Ways to sign in.'),
  signInRoute('GET', '/auth/signin', 'signin', 'To the sign-in page.'),
  signInRoute('GET', '/auth/signin/{provider}', 'signin', 'To the sign-in page.'),
  signInRoute('POST', '/auth/signin/{provider}', 'signin', 'Start signing in.'),
  signInRoute('GET', '/auth/callback/{provider}', 'callback', 'Way back from an outside provider.'),
  signInRoute('POST', '/auth/callback/{provider}', 'callback', 'Sign in with e-mail and password.'),
  signInRoute('POST', '/auth/signout', 'signout', 'Sign out.'),
  signInRoute('GET', '/auth/error', 'error', 'To the sign-in page, with the error.'),
  signInRoute('POST', '/auth/_log', '_log', 'The client library reports a fault of its own; only its code is kept.'),
];
