import { port } from '../../platform/ports.ts';

/** An outside sign-in that the operator configured: OpenID Connect, authorization code. */
export type OidcProvider = {
  /** In addresses, e.g. `hospital`. */
  id: string;
  /** On the button. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
};

/** What is asked of such providers beside the sign-in itself, which the library does. */
export type OidcPort = {
  readonly providers: readonly OidcProvider[];
  /** Where the browser goes to end its session there and come back; null when the provider has no such place or does not answer. */
  signOutAddress(provider: string, idToken: string, returnTo: string): Promise<string | null>;
};

export const oidcPort = port<OidcPort>('oidc');
