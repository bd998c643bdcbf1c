import { createRequire } from 'node:module';
import type { AuthOptions } from 'next-auth';
import type { Provider } from 'next-auth/providers/index';
import type { JWT } from 'next-auth/jwt';
import { AppError } from '../../platform/app-error.ts';
import type { RawReply, RawRequest } from '../../platform/area.ts';
import type { PublicContext } from '../../platform/context.ts';
import { findSession, findUser } from './accounts.queries.ts';
import { authServices } from './auth-services.ts';
import { endCookieSession } from './end-session.ts';
import { sessionLifeMs, signIn, type SignedIn } from './sign-in.ts';

type Handler = (request: unknown, response: unknown, options: AuthOptions) => Promise<void>;
type CredentialsFactory = (options: unknown) => Provider;
type Decode = (input: { token?: string; secret: string }) => Promise<JWT | null>;

const require = createRequire(import.meta.url);
const nextAuth = (require('next-auth') as { default: Handler }).default;
const credentialsProvider = (require('next-auth/providers/credentials') as { default: CredentialsFactory }).default;
const decodeCookie = (require('next-auth/jwt') as { decode: Decode }).decode;

type SessionToken = JWT & { sid?: string };

/** Cookies are host-bound and secure wherever the browser allows that: over https, and on loopback. */
function cookieOptions(publicUrl: string): {
  names: { session: string; csrf: string; callback: string };
  secure: boolean;
} {
  const { protocol, hostname } = new URL(publicUrl);
  const secure = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  const prefix = secure ? '__Host-' : '';
  return {
    names: {
      session: `${prefix}clinical.session`,
      csrf: `${prefix}clinical.csrf`,
      callback: `${prefix}clinical.callback`,
    },
    secure,
  };
}

/** Collects what the library writes to its response. */
class Response {
  #status = 200;
  #body = '';
  readonly #headers = new Map<string, string | string[]>();

  status(code: number): this {
    this.#status = code;
    return this;
  }

  setHeader(name: string, value: string | string[]): this {
    this.#headers.set(name.toLowerCase(), value);
    return this;
  }

  getHeader(name: string): string | string[] | undefined {
    return this.#headers.get(name.toLowerCase());
  }

  json(body: unknown): this {
    this.setHeader('content-type', 'application/json');
    this.#body = JSON.stringify(body);
    return this;
  }

  send(body: unknown): this {
    this.#body = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    return this;
  }

  end(): this {
    return this;
  }

  reply(): RawReply {
    return { status: this.#status, headers: [...this.#headers], body: this.#body };
  }
}

/** A fault of ours inside a callback. The library would take it for a dead session and delete the cookie, so it is thrown afterwards. */
type Faults = { error: unknown };

/** The client's faults come from outside, so only what has the form of a code reaches the log. */
function faultCode(code: unknown): string {
  return typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code) ? code : 'OTHER';
}

function authOptions(ctx: PublicContext, request: RawRequest, faults: Faults): AuthOptions {
  const auth = ctx.use(authServices);
  const { names, secure } = cookieOptions(auth.publicUrl());
  const cookie = (name: string) => ({ name, options: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure } });
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) faults.error = error;
      throw error;
    }
  };
  return {
    secret: auth.cookieSecret,
    session: { strategy: 'jwt', maxAge: sessionLifeMs / 1000 },
    pages: { signIn: '/sign-in', error: '/sign-in', signOut: '/sign-in' },
    useSecureCookies: secure,
    cookies: {
      sessionToken: cookie(names.session),
      csrfToken: cookie(names.csrf),
      callbackUrl: cookie(names.callback),
    },
    logger: { error: (code) => auth.onSignInFault(faultCode(code)), warn: () => undefined, debug: () => undefined },
    providers: [
      credentialsProvider({
        name: 'E-mail and password',
        credentials: { email: { label: 'E-mail', type: 'email' }, password: { label: 'Password', type: 'password' } },
        authorize: async (given: Record<string, unknown> | undefined) => {
          const { email, password } = given ?? {};
          if (
            typeof email !== 'string' ||
            typeof password !== 'string' ||
            email.length > 254 ||
            password.length > 1_024
          )
            return null;
          const before = await cookieSession(request.cookies[names.session], auth.cookieSecret);
          const signedIn = await signIn(ctx, { email, password });
          if (signedIn && before) await endCookieSession(ctx, before.sid, before.userId);
          return signedIn;
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) =>
        guarded(async () => {
          if (user) return { ...token, sub: user.id, sid: (user as unknown as SignedIn).sid };
          await auth.sessions.resolveSession(String((token as SessionToken).sid));
          return token;
        }),
      session: ({ session, token }) =>
        guarded(async () => {
          const sid = String((token as SessionToken).sid);
          const row = await findSession(ctx.db, sid);
          const user = row && (await findUser(ctx.db, row.user.id));
          if (!row || !user) throw new AppError('SESSION_REVOKED');
          const actor = await auth.sessions.resolveSession(sid);
          const claims = { sub: user.id, sid, wid: actor.workspaceId, role_value: actor.roleValue };
          return {
            ...session,
            expires: new Date(row.session.expiresAt).toISOString(),
            user: { id: user.id, email: user.email, name: `${user.givenName} ${user.familyName}`.trim() },
            role_value: actor.roleValue,
            access_token: await auth.tokens.issue(claims, row.session.expiresAt),
          };
        }),
    },
    events: {
      signOut: async ({ token }) => {
        const { sid, sub } = token as SessionToken;
        if (sid && sub) await endCookieSession(ctx, sid, sub);
      },
    },
  };
}

async function cookieSession(
  cookie: string | undefined,
  secret: string,
): Promise<{ sid: string; userId: string } | null> {
  if (!cookie) return null;
  try {
    const token = (await decodeCookie({ token: cookie, secret })) as SessionToken | null;
    return token?.sid && token.sub ? { sid: token.sid, userId: token.sub } : null;
  } catch {
    return null;
  }
}

/**
 * Serves one call of the next-auth v4 protocol with the library itself.
 * @throws AppError FOREIGN_ORIGIN without the CSRF token, METHOD_NOT_ALLOWED for what no provider of ours does, UNAVAILABLE or INTERNAL for a fault of ours (the cookie stays)
 */
export async function answerSignInCall(ctx: PublicContext, request: RawRequest, action: string): Promise<RawReply> {
  const faults: Faults = { error: null };
  const response = new Response();
  const address = new URL(ctx.use(authServices).publicUrl());
  const nextauth = [action, ...(request.params.provider ? [request.params.provider] : [])];
  const incoming = {
    method: request.method,
    headers: {
      ...request.headers,
      'x-forwarded-host': address.host,
      'x-forwarded-proto': address.protocol.slice(0, -1),
    },
    cookies: request.cookies,
    body: request.body,
    query: { ...request.query, nextauth },
  };
  await nextAuth(incoming, response, authOptions(ctx, request, faults));
  if (faults.error !== null) throw faults.error;
  const reply = response.reply();
  // What the library does not support it says in bare text, some of it as a fault of its own.
  if (reply.status >= 400 && !reply.body.startsWith('{')) throw new AppError('METHOD_NOT_ALLOWED');
  const target = reply.body + String(reply.headers.find(([name]) => name === 'location')?.[1] ?? '');
  if (request.method === 'POST' && target.includes('csrf=true')) throw new AppError('FOREIGN_ORIGIN');
  return reply;
}
