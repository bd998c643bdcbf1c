import { expect, type Browser, type Page } from '@playwright/test';
import type { Api } from './api.ts';
import { newPerson, type Person, saveData, signIn } from './fixtures.ts';
import type { Program } from './program.ts';

type Names = Pick<Person, 'givenName' | 'familyName'>;

/**
 * Somebody else in the workspace of whoever `api` acts for, signed in on a browser of their own. An admin, who sees its charts, unless
 * they are given another permission.
 */
export async function colleagueOf(
  api: Api,
  browser: Browser,
  program: Program,
  names: Names,
  permission: 'read' | 'edit' | 'admin' = 'admin',
): Promise<Page> {
  const { email, password, ...rest } = { ...newPerson(), ...names };
  await api.call('POST', '/auth/add-invitee', { email, permission });
  await expect(() => program.invitationFor(email)).toPass();
  await api.call('POST', `/auth/invitations/${program.invitationFor(email)}/register`, {
    given_name: rest.givenName,
    family_name: rest.familyName,
    password,
  });
  const context = await browser.newContext();
  await saveData(context);
  const page = await context.newPage();
  await signIn(page, program, { email, password, ...rest });
  return page;
}
