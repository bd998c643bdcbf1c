import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import type { ExternalSystem, ExternalUsersPort } from './port.ts';

/** Systems whose tokens carry the claims themselves; those of others carry an access token inside (specification, section 5). */
const direct = new Set(['drchrono', 'athena', 'charmhealth']);
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

function signedPart(type: string, token: string): string {
  if (direct.has(type)) return token;
  const { access_token: inner } = decodeJwt(token);
  return typeof inner === 'string' ? inner : token;
}

/** Tokens are believed for their signature alone: by a key of the system's published set, asymmetric, in date, for us. */
export function signedTokens(systems: readonly ExternalSystem[]): ExternalUsersPort {
  const known = new Map(
    systems.map((system) => [system.type, { ...system, keys: createRemoteJWKSet(new URL(system.keysUrl)) }]),
  );
  return {
    knows: (type) => known.has(type),
    async verify(type, token, now) {
      const system = known.get(type);
      if (!system) return null;
      try {
        const { payload } = await jwtVerify(signedPart(type, token), system.keys, {
          algorithms,
          issuer: system.issuer,
          audience: system.audience,
          requiredClaims: ['sub', 'exp'],
          clockTolerance: 60,
          currentDate: new Date(now),
        });
        return payload;
      } catch {
        return null;
      }
    },
  };
}
