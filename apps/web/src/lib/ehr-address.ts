/** What another system put into the address to hand somebody over. */
export type EhrHandover = { token: string; type: string };

/** `ehr_token` and `ehr_type` of an address (`?…`); null unless both are there. */
export function ehrHandover(search: string): EhrHandover | null {
  const params = new URLSearchParams(search);
  const [token, type] = [params.get('ehr_token'), params.get('ehr_type')];
  return token && type ? { token, type } : null;
}
