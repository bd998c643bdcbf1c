import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

type Grant = { redirectUri: string; nonce: string | null; challenge: string | null };

/** A hospital's OpenID Connect provider: discovery, authorization code with PKCE, signed ID tokens, end of session. */
export type OidcServer = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Claims of whoever stands in front of its sign-in page. */
  person: Record<string, unknown>;
  /** What the provider writes into the ID token instead of what it should. */
  alter: Record<string, unknown>;
  /** Query strings of sign-outs. */
  signOuts: URLSearchParams[];
  /** A token of this provider with these claims; `key` true signs with a key that it does not publish. */
  sign(claims: JWTPayload, options?: { foreignKey?: boolean; expiresIn?: string }): Promise<string>;
  stop(): Promise<void>;
};

const json = (reply: ServerResponse, status: number, body: unknown) =>
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

export async function startOidcServer(): Promise<OidcServer> {
  const [keys, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const [clientId, clientSecret] = ['workspace', randomBytes(16).toString('hex')];

  async function token(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const form = await bodyOf(request);
    const basic = Buffer.from(request.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString();
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const verified = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (basic !== `${clientId}:${clientSecret}`) return void json(reply, 401, { error: 'invalid_client' });
    if (!grant || grant.redirectUri !== form.get('redirect_uri') || !grant.challenge || grant.challenge !== verified)
      return void json(reply, 400, { error: 'invalid_grant' });
    const claims = { aud: clientId, nonce: grant.nonce, ...server.person, ...server.alter } as JWTPayload;
    const id_token = await server.sign(claims);
    json(reply, 200, { access_token: 'opaque', token_type: 'Bearer', expires_in: 60, id_token });
  }

  function authorize(query: URLSearchParams, reply: ServerResponse): void {
    const code = randomBytes(16).toString('hex');
    const redirectUri = query.get('redirect_uri') ?? '';
    const challenge = query.get('code_challenge_method') === 'S256' ? query.get('code_challenge') : null;
    grants.set(code, { redirectUri, nonce: query.get('nonce'), challenge });
    const back = new URL(redirectUri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', query.get('state') ?? '');
    reply.writeHead(302, { location: back.href }).end();
  }

  const http = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
    if (pathname === '/.well-known/openid-configuration')
      json(reply, 200, {
        issuer: server.issuer,
        authorization_endpoint: `${server.issuer}/authorize`,
        token_endpoint: `${server.issuer}/token`,
        jwks_uri: `${server.issuer}/jwks`,
        end_session_endpoint: `${server.issuer}/logout`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    else if (pathname === '/jwks') json(reply, 200, { keys: [jwk] });
    else if (pathname === '/authorize') authorize(searchParams, reply);
    else if (pathname === '/token') void token(request, reply);
    else if (pathname === '/logout') {
      server.signOuts.push(searchParams);
      reply.writeHead(302, { location: searchParams.get('post_logout_redirect_uri') ?? '/' }).end();
    } else json(reply, 404, {});
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: OidcServer = {
    issuer,
    clientId,
    clientSecret,
    person: {},
    alter: {},
    signOuts: [],
    sign: (claims, { foreignKey = false, expiresIn = '5m' } = {}) =>
      new SignJWT({ iss: issuer, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
        .setIssuedAt()
        .setExpirationTime(expiresIn)
        .sign(foreignKey ? foreign.privateKey : keys.privateKey),
    stop: () => new Promise((resolve) => http.close(() => resolve())),
  };
  return server;
}
