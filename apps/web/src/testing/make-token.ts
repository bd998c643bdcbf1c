/** An access token as the server makes them, unsigned: pages read the claims and check no signature. */
export function makeToken(
  claims: { sub?: string; role_value?: number } = {},
  lifeMs = 15 * 60_000,
  now = Date.now(),
): string {
  const payload = {
    sub: 'user-1',
    role_value: 1,
    iat: Math.floor(now / 1000),
    exp: Math.floor((now + lifeMs) / 1000),
    ...claims,
  };
  const encode = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${encode({ alg: 'HS256', typ: 'at+jwt' })}.${encode(payload)}.signature`;
}
