import type { OidcPort, OidcProvider } from './port.ts';

const patienceMs = 5_000;

/** Where a provider describes itself (OpenID Connect Discovery 1.0). */
function discoveryAddress(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
}

async function endSessionEndpoint({ issuer }: OidcProvider): Promise<string | null> {
  const reply = await fetch(discoveryAddress(issuer), { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
  const description = (await reply.json()) as { end_session_endpoint?: unknown };
  const endpoint = description.end_session_endpoint;
  const url = typeof endpoint === 'string' ? URL.parse(endpoint) : null;
  return url && ['https:', 'http:'].includes(url.protocol) ? url.href : null;
}

/** The configured providers, as they describe themselves. */
export function createOidc(providers: readonly OidcProvider[]): OidcPort {
  return {
    providers,
    async signOutAddress(id, idToken, returnTo) {
      const provider = providers.find((one) => one.id === id);
      const endpoint = provider && (await endSessionEndpoint(provider).catch(() => null));
      if (!provider || !endpoint) return null;
      const address = new URL(endpoint);
      address.searchParams.set('id_token_hint', idToken);
      address.searchParams.set('client_id', provider.clientId);
      address.searchParams.set('post_logout_redirect_uri', returnTo);
      return address.href;
    },
  };
}
