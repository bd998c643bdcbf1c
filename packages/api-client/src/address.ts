import type { CallInput } from '@clinical/contract/call';

/**
 * The address of a call: parameters filled in and encoded, query appended. Undefined and null query values are left out,
 * arrays become comma-separated lists.
 * @throws Error when a parameter of the path is missing
 */
export function callAddress(base: string, path: string, input: CallInput = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new Error(`The path ${path} needs "${name}".`);
    return encodeURIComponent(String(value));
  });
  const query = queryText(input.query);
  return `${base.replace(/\/$/, '')}${filled}${query ? `?${query}` : ''}`;
}

function queryText(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return search.toString();
}

/** True when the bearer token may travel there: a relative address, or the origin of one of our hosts. */
export function isOurs(address: string, bases: readonly string[]): boolean {
  const origin = originOf(address);
  return origin === null || bases.some((base) => originOf(base) === origin) || origin === globalThis.location?.origin;
}

function originOf(address: string): string | null {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  return URL.canParse(absolute) ? new URL(absolute).origin : null;
}
