import { displayName } from '@clinical/contract/accounts/accounts.rules';

type Person = { givenName: string; familyName: string; nickname: string; email: string };

/** What a person is called among colleagues: their name, else their address. */
export function nameOf({ givenName, familyName, nickname, email }: Person): string {
  return displayName({ given_name: givenName, family_name: familyName, nickname }) || email;
}
