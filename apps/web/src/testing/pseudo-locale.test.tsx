import * as accounts from '@clinical/contract/accounts/accounts.calls';
import * as invitations from '@clinical/contract/accounts/invitations.calls';
import * as credits from '@clinical/contract/credits/credits.calls';
import * as notes from '@clinical/contract/notes/notes.calls';
import * as prompts from '@clinical/contract/prompt-templates/prompt-templates.calls';
import * as phrases from '@clinical/contract/quick-phrases/quick-phrases.calls';
import * as signing from '@clinical/contract/signing/signing.calls';
import * as templates from '@clinical/contract/templates/templates.calls';
import { waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLocale } from '../lib/locale.ts';
import { pseudoLocale } from '../lib/texts.ts';
import { sessionInfo } from './builders.ts';
import { note, starter, template } from './chart-builders.ts';

// Before anything that says words is loaded: some say them once, at the start.
beforeAll(() => setLocale(pseudoLocale));
afterAll(() => setLocale('en'));

/** What people and the server wrote, and names that are the same in every language. */
const data = [
  /Ada|Okafor|Maria Santos|Harbour|Haddad|clinic\.test/,
  /My visit|SOAP|Any specialty|Four sections|^History$|^Plan$|^Subjective$|What belongs under/,
  /^\W*(\d{1,2} )?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d+,? \d{4}/,
  /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat)$/,
  /^(English|American English|British English|Deutsch|Schweizer|Español|Français|Italiano|Nederlands|Polski|Português)/,
  /^(AI|AO|XA|en-XA)$/,
  /^English \(.*\)$/,
];

const said = ['aria-label', 'placeholder', 'title', 'alt'];

/** Words on the page that did not come through `t()`. */
function foreignWords(): string[] {
  const found: string[] = [];
  const judge = (text: string): void => {
    const rest = text.replace(/⟦[^⟦⟧]*(?:⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/g, '').trim();
    if (/\p{L}{2,}/u.test(rest) && !data.some((known) => known.test(rest))) found.push(rest);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    // keys of the keyboard, and what styles and scripts hold
    if (!parent?.closest('style, script, kbd, textarea')) judge(walker.currentNode.textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('*'))
    for (const name of said) judge(element.getAttribute(name) ?? '');
  return [...new Set(found)];
}

/** The whole product at an address, loaded after the locale was set. */
async function open(address: string, signedIn: boolean) {
  const { startSignedIn } = await import('./signed-in.ts');
  const { renderApp } = await import('./render.tsx');
  const api = startSignedIn({ appSettings: { locale: pseudoLocale }, tokens: 6 });
  if (!signedIn) api.auth.user = null;
  api.on(accounts.listSessions, () => [sessionInfo({ current: true }), sessionInfo({ id: 's-2' })]);
  api.on(notes.listNotes, () => [note()]);
  api.on(templates.listTemplates, () => [template()]);
  api.on(templates.listStarters, () => [starter()]);
  api.on(templates.getOnboarding, () => ({ needed: false }));
  api.on(invitations.getInvitation, () => ({
    workspace: 'Harbour',
    invitedBy: 'Omar Haddad',
    email: 'ada@clinic.test',
    permission: 'edit' as const,
    status: 'Pending' as const,
    expired: false,
    expiresAt: '2026-03-17T12:00:00.000Z',
    hasAccount: false,
  }));
  api.on(credits.getLedger, () => ({ balance: 6, limit: 30, plan: 'trial' as const, nextRefillAt: null, entries: [] }));
  api.on(credits.getApiUsage, () => {
    const at = '2026-03-10T00:00:00.000Z';
    return { from: at, to: at, actions: 0, credits: 0, byAction: [], byModel: [] };
  });
  api.on(phrases.listQuickPhrases, () => []);
  api.on(signing.getSigningPolicy, () => ({ fullCoverage: false, abilities: { edit: true } }));
  api.on(prompts.listPromptTemplates, () => []);
  const app = renderApp(address);
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  if (signedIn) await waitFor(() => expect(document.body.textContent).toContain('Ada Okafor'));
  return app;
}

test('words that were left in code are found', async () => {
  await open('/sign-in', false);
  const stray = document.body.appendChild(document.createElement('button'));
  stray.setAttribute('aria-label', 'Left behind');
  stray.textContent = 'Left in code';
  expect(document.body.textContent).toContain('⟦Sign in⟧');
  expect(foreignWords().toSorted()).toEqual(['Left behind', 'Left in code']);
  stray.remove();
});

test.each(['/sign-in?session_expired=true', '/register', '/confirm-code', '/forgot-password', '/invitation?token=a'])(
  'all words of %s can be translated',
  async (address) => {
    await open(address, false);
    expect(foreignWords()).toEqual([]);
  },
);

test.each([
  '/my-projects',
  '/template-maker',
  '/template-maker?starter=soap',
  '/template-maker?make=true',
  '/onboarding',
  '/settings',
  '/settings?tab=appearance',
  '/settings?tab=security',
  '/settings?tab=ai',
  '/settings?tab=phrases',
  '/settings?tab=prompts',
  '/settings?tab=billing',
  '/settings?tab=privacy',
  '/fax',
  '/nowhere',
])('all words of %s can be translated', async (address) => {
  await open(address, true);
  expect(foreignWords()).toEqual([]);
});
