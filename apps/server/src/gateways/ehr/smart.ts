import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { EhrRequest } from './ehr-request.ts';
import { EhrFailure, type EhrAccess, type EhrTokens } from './port.ts';

type Options = {
  name: string;
  baseUrl: string;
  clientId: string;
  clientSecret: string | null;
  clock: Clock;
  request: EhrRequest;
};

const Configuration = z.object({
  authorization_endpoint: z.string().nullish(),
  token_endpoint: z.string(),
  capabilities: z.array(z.string()).nullish(),
});
const Refused = z.object({ error: z.string() });
const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().nullish(),
  expires_in: z.number().nullish(),
  id_token: z.string().nullish(),
});

/** Find a patient, and read and write documents: nothing else is asked for. */
const scopes = {
  v1: 'openid fhirUser offline_access user/Patient.read user/DocumentReference.read user/DocumentReference.write',
  v2: 'openid fhirUser offline_access user/Patient.rs user/DocumentReference.crs',
};

/** SMART App Launch: discovery, authorisation code with PKCE, refresh. */
export function smartAccess({ name, baseUrl, clientId, clientSecret, clock, request }: Options): EhrAccess {
  const unreadable = (): EhrFailure => new EhrFailure('away', `The answer of ${name} could not be read.`);

  async function discover(signal: AbortSignal): Promise<z.infer<typeof Configuration>> {
    const address = `${baseUrl}/.well-known/smart-configuration`;
    const { status, json } = await request(address, { headers: { accept: 'application/json' } }, signal);
    const configuration = Configuration.safeParse(json);
    if (status >= 400 || !configuration.success) throw unreadable();
    return configuration.data;
  }

  /** What the EHR itself names may be anywhere; it must be secure. */
  function checked(text: string | null | undefined): URL {
    const address = text ? URL.parse(text) : null;
    if (address && isSafe(address, baseUrl)) return address;
    throw new EhrFailure('refused', `${name} names an address for sign-in that is not secure.`);
  }

  async function askTokens(
    fields: Record<string, string>,
    signal: AbortSignal,
  ): Promise<EhrTokens & { idToken: string | null }> {
    const address = checked((await discover(signal)).token_endpoint);
    const basic = clientSecret && Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const { status, json } = await request(
      address.href,
      {
        method: 'POST',
        isSignIn: true,
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          ...(basic && { authorization: `Basic ${basic}` }),
        },
        body: new URLSearchParams({ ...fields, client_id: clientId }).toString(),
      },
      signal,
    );
    const refused = status >= 400 ? (Refused.safeParse(json).data?.error ?? '') : null;
    // RFC 6749, 5.2: only this speaks of the grant. All else is a fault of the set-up or of the EHR, and passes.
    if (status === 400 && refused === 'invalid_grant') {
      throw new EhrFailure('token', `${name} no longer accepts this link.`);
    }
    if (refused !== null) throw new EhrFailure('away', `${name} gives no access at present (${status}).`);
    const tokens = Tokens.safeParse(json);
    if (!tokens.success) throw unreadable();
    const { access_token: access, refresh_token: refresh, expires_in: seconds, id_token: idToken } = tokens.data;
    const expiresAt = seconds ? clock.now() + seconds * 1_000 : null;
    return { access, refresh: refresh ?? null, expiresAt, idToken: idToken ?? null };
  }

  return {
    async authorize({ state, challenge, redirectUri }, signal) {
      const { authorization_endpoint: endpoint, capabilities } = await discover(signal);
      const address = checked(endpoint);
      const asked = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: capabilities?.includes('permission-v2') ? scopes.v2 : scopes.v1,
        state,
        aud: baseUrl,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      };
      for (const [field, value] of Object.entries(asked)) address.searchParams.set(field, value);
      return address.href;
    },

    async exchange({ code, verifier, redirectUri }, signal) {
      const fields = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri };
      const { idToken, ...tokens } = await askTokens(fields, signal);
      return { ...tokens, subject: idToken === null ? null : subjectOf(idToken) };
    },

    async refresh(refreshToken, signal) {
      const fields = { grant_type: 'refresh_token', refresh_token: refreshToken };
      const { access, refresh, expiresAt } = await askTokens(fields, signal);
      return { access, refresh: refresh ?? refreshToken, expiresAt };
    },
  };
}

/** https; on this machine as the server itself. */
const isSafe = ({ protocol, hostname, username }: URL, baseUrl: string): boolean =>
  username === '' && (protocol === 'https:' || (protocol === 'http:' && hostname === new URL(baseUrl).hostname));

/** Believed because it came from the token endpoint itself (OpenID Connect Core 3.1.3.7). */
function subjectOf(idToken: string): string | null {
  try {
    const { iss = '', sub } = decodeJwt(idToken);
    return sub ? `${iss}|${sub}` : null;
  } catch {
    return null;
  }
}
