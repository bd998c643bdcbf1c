import * as calls from '@clinical/contract/ehr/ehr.calls';
import type { EhrPush } from '@clinical/contract/ehr/ehr.schemas';
import type { FhirServer } from '../fhir-server.ts';
import type { TestAccount } from './accounts.ts';

/** The variable that sets up a simulated EHR. */
export const ehrSetting = (ehr: FhirServer, type = 'fhir'): Record<string, string> => ({
  EHR_SYSTEMS: JSON.stringify([{ type, name: 'Simulated EHR', baseUrl: ehr.url, clientId: 'workspace' }]),
});

/** What the simulated EHR hands over in the address: its access token, and the one to refresh it with. */
export const handedToken = ({ accessToken, refreshToken }: FhirServer): string =>
  JSON.stringify({ access_token: accessToken, refresh_token: refreshToken });

export function linkTo(account: TestAccount, ehr: FhirServer, token = handedToken(ehr), type = 'fhir') {
  return account.ok(calls.linkEhr, { body: { email: account.email, token, type } });
}

/** The newest push of an entry, as it is now. */
export async function pushOf(account: TestAccount, id: string): Promise<EhrPush> {
  const { pushes } = await account.ok(calls.previewEhrPush, { params: { id } });
  return pushes[0]!;
}

/** Sends the note as it is shown. */
export async function push(account: TestAccount, id: string, again = false): Promise<EhrPush> {
  const { digest } = await account.ok(calls.previewEhrPush, { params: { id } });
  return account.ok(calls.pushToEhr, { params: { id }, body: { digest, again } });
}
