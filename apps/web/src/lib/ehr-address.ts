/** What another system put into the address to hand somebody over. */
export type EhrHandover = { token: string; type: string };

/** `ehr_token` and `ehr_type` of an address (`?…`); null unless both are there. */
export function ehrHandover(search: string): EhrHandover | null {
  const params = new URLSearchParams(search);
  const [token, type] = [params.get('ehr_token'), params.get('ehr_type')];
  return token && type ? { token, type } : null;
}

/** What an EHR sends back after somebody signed in there; null for any other address. */
export type EhrReturn = { code: string; state: string };

export function ehrReturn({ pathname, search }: { pathname: string; search: string }): EhrReturn | null {
  const params = new URLSearchParams(search);
  const [code, state] = [params.get('code'), params.get('state')];
  return pathname === '/ehr-linked' ? { code: code ?? '', state: state ?? '' } : null;
}

/**
 * Takes the token out of the browser's address, before anything is asked of the server. Past the router, which would begin anew with the
 * address that is left.
 */
export function hideHandover(): void {
  const { search, pathname } = globalThis.location;
  if (ehrHandover(search))
    History.prototype.replaceState.call(globalThis.history, globalThis.history.state, '', pathname);
}
