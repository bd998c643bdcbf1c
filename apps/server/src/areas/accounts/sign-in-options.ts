import { createRequire } from 'node:module';
import type { AuthOptions } from 'next-auth';
import type { OAuthConfig, Provider } from 'next-auth/providers/index';
import type { JWT } from 'next-auth/jwt';
import { limits } from '@clinical/contract/limits';
import { oidcPort, type OidcProvider } from '../../gateways/oidc/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { RawRequest } from '../../platform/area.ts';
import type { PublicContext } from '../../platform/context.ts';
import { findSession } from './accounts.queries.ts';
import { authServices } from './auth-services.ts';
import { endCookieSession } from './end-session.ts';
import type { SignedIn } from './open-session.ts';
import { type ProviderClaims, signInFromProvider } from './provider-sign-in.ts';
import type { Device, SignInCookies } from './sign-in-cookies.ts';
import { SignInRefusal } from './sign-in-refusal.ts';
import { signInWithCode, signInWithTicket } from './sign-in-steps.ts';
import { signIn } from './sign-in.ts';

type CredentialsFactory = (options: unknown) => Provider;
type Decode = (input: { token?: string; secret: string }) => Promise<JWT | null>;

const require = createRequire(import.meta.url);
const credentialsProvider = (require('next-auth/providers/credentials') as { default: CredentialsFactory }).default;
const decodeCookie = (require('next-auth/jwt') as { decode: Decode }).decode;

export type SessionToken = JWT & { sid?: string };

/** One call of the protocol, and what became of it. */
export type SignInCall = {
  readonly ctx: PublicContext;
  readonly request: RawRequest;
  readonly cookies: SignInCookies;
  readonly device: Device;
  /** A fault of ours inside a callback. The library would take it for a dead session and delete the cookie, so it is thrown afterwards. */
  fault: unknown;
  /** Set when this call signed somebody in. */
  signedIn: SignedIn | null;
};

/** The client's faults come from outside, so only what has the form of a code reaches the log. */
function faultCode(code: unknown): string {
  return typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code) ? code : 'OTHER';
}

/** Keeps what went wrong on our side for after the library; a dead session and a refusal are answers that it understands. */
async function guarded<T>(call: SignInCall, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isAnswer =
      error instanceof SignInRefusal ||
      (error instanceof AppError && error.status < 500 && error.code !== 'RATE_LIMITED');
    if (!isAnswer) call.fault = error;
    throw error;
  }
}

export async function cookieSession(
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

/** Ends the session that the browser had before and notes the new one: what was planted beforehand is worth nothing. */
async function changeSession(call: SignInCall, signedIn: SignedIn | null): Promise<SignedIn | null> {
  const { ctx, request, cookies } = call;
  if (!signedIn) return null;
  const before = await cookieSession(request.cookies[cookies.session.name], ctx.use(authServices).cookieSecret);
  if (before) await endCookieSession(ctx, before.sid, before.userId);
  call.signedIn = signedIn;
  return signedIn;
}

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;

/** The three ways in that a form can ask for: password, code after the password, ticket of another system. */
async function authorize(call: SignInCall, given: Record<string, unknown> = {}): Promise<SignedIn | null> {
  const { ctx, device } = call;
  const { email, password, mfaSession, code, ticket } = given;
  if (isText(mfaSession, 100) && isText(code, 20)) return signInWithCode(ctx, { mfaSession, code }, device);
  if (isText(ticket, 100)) return signInWithTicket(ctx, ticket, device);
  if (!isText(email, 254) || !isText(password, 1_024)) return null;
  return signIn(ctx, { email, password }, device);
}

function outsideProvider({
  id,
  name,
  issuer,
  clientId,
  clientSecret,
}: OidcProvider): OAuthConfig<Record<string, unknown>> {
  return {
    id,
    name,
    type: 'oauth',
    issuer,
    wellKnown: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    authorization: { params: { scope: 'openid email profile' } },
    clientId,
    clientSecret,
    idToken: true,
    checks: ['pkce', 'state', 'nonce'],
    profile: (claims) => ({ id: String(claims['sub']), email: String(claims['email'] ?? '') }),
  };
}

/** What the library is told of this product, for one call. */
export function signInOptions(call: SignInCall): AuthOptions {
  const { ctx, cookies, device } = call;
  const auth = ctx.use(authServices);
  return {
    secret: auth.cookieSecret,
    session: { strategy: 'jwt', maxAge: limits.sessionLife / 1000 },
    pages: { signIn: '/sign-in', error: '/sign-in', signOut: '/sign-in' },
    useSecureCookies: cookies.secure,
    cookies: {
      sessionToken: cookies.session,
      csrfToken: cookies.csrf,
      callbackUrl: cookies.callback,
      pkceCodeVerifier: cookies.pkce,
      state: cookies.state,
      nonce: cookies.nonce,
    },
    logger: { error: (code) => auth.onSignInFault(faultCode(code)), warn: () => undefined, debug: () => undefined },
    providers: [
      credentialsProvider({
        name: 'E-mail and password',
        credentials: { email: { label: 'E-mail', type: 'email' }, password: { label: 'Password', type: 'password' } },
        authorize: (given: Record<string, unknown> | undefined) =>
          guarded(call, async () => changeSession(call, await authorize(call, given))),
      }),
      ...ctx.use(oidcPort).providers.map(outsideProvider),
    ],
    callbacks: {
      signIn: async ({ user, account, profile }) => {
        if (account?.type !== 'oauth') return true;
        const enter = async () => {
          const claims = (profile ?? {}) as ProviderClaims;
          const entered = await signInFromProvider(ctx, account.provider, claims, account.id_token ?? null, device);
          Object.assign(user, await changeSession(call, entered));
        };
        try {
          await guarded(call, enter);
          return true;
        } catch (error) {
          return `/sign-in?error=${error instanceof SignInRefusal ? error.message : 'AccessDenied'}`;
        }
      },
      jwt: ({ token, user }) =>
        guarded(call, async () => {
          if (user) return { sub: user.id, sid: (user as unknown as SignedIn).sid };
          await auth.sessions.resolveSession(String((token as SessionToken).sid));
          return token;
        }),
      session: ({ session, token }) =>
        guarded(call, async () => {
          const sid = String((token as SessionToken).sid);
          const row = await findSession(ctx.db, sid);
          if (!row) throw new AppError('SESSION_REVOKED');
          const actor = await auth.sessions.resolveSession(sid);
          const { user } = row;
          const claims = { sub: user.id, sid, wid: actor.workspaceId, role_value: actor.roleValue };
          return {
            ...session,
            expires: new Date(row.session.expiresAt).toISOString(),
            user: { id: user.id, email: user.email, name: `${user.givenName} ${user.familyName}`.trim() },
            role_value: actor.roleValue,
            access_token: await auth.tokens.issue(claims, row.session.expiresAt),
            refresh_token: auth.refreshTokens.issue({ sid, generation: row.session.refreshGeneration }),
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
