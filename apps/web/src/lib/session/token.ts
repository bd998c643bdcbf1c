/** What the access token says; only what the page reads. */
export type TokenClaims = { sub: string; exp: number; role_value: number };

/** The claims of a token, or null when it cannot be decoded. */
export function decodeToken(token: string | null | undefined): TokenClaims | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    const claims = JSON.parse(fromBase64Url(payload)) as Partial<TokenClaims>;
    if (typeof claims.exp !== 'number') return null;
    return { sub: String(claims.sub ?? ''), exp: claims.exp, role_value: Number(claims.role_value ?? 0) };
  } catch {
    return null;
  }
}

/** The id of the user a token stands for, or null. */
export function decodeUser(token: string | null | undefined): string | null {
  return decodeToken(token)?.sub || null;
}

/** Milliseconds until the token ends; 0 when it has ended, is absent or cannot be decoded. */
export function tokenLife(token: string | null | undefined, now: number): number {
  const claims = decodeToken(token);
  return claims ? Math.max(0, claims.exp * 1000 - now) : 0;
}

function fromBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
