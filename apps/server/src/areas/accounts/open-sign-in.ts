import type { Installation } from '../../platform/area.ts';
import type { AuthServices } from './auth-services.ts';
import { RefreshTokens } from './refresh-tokens.ts';
import { Sessions, sharedAccessPort } from './sessions.ts';
import { AccessTokens } from './tokens.ts';

/** Sessions, their tokens and the secrets of signing in. */
export function openSignIn(installation: Installation): AuthServices {
  const { engine, keys, clock, log, areas, publicUrl } = installation;
  const signingKeys = (purpose: string) =>
    new Map(keys.versions.map((version) => [String(version), keys.secret(purpose, version)]));
  const tokens = new AccessTokens(signingKeys('access-tokens'), clock);
  return {
    sessions: new Sessions(engine, tokens, clock, {
      names: areas.flatMap((area) => area.heldNames ?? []),
      sharedAccess: (db, acting) => installation.use(sharedAccessPort)(db, acting),
    }),
    tokens,
    refreshTokens: new RefreshTokens(signingKeys('refresh-tokens')),
    sealText: keys.sealText,
    openText: keys.openText,
    cookieSecret: keys.secret('sign-in-cookies').toString('base64url'),
    codeSecret: keys.secret('mailed-codes'),
    publicUrl,
    onSignInFault: (code) => log.warn({ code }, 'the sign-in protocol reported a fault'),
  };
}
