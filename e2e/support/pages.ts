import { readdirSync } from 'node:fs';

/** The addresses of all pages with a route file: a new page is walked from the start. */
function pagesIn(folder: '_app' | '_public'): string[] {
  const files = readdirSync(new URL(`../../apps/web/src/routes/${folder}`, import.meta.url));
  return files
    .filter((file) => /^[^$].*\.tsx$/.test(file))
    .map((file) => `/${file.replace('.tsx', '').replace('.{-$id}', '')}`);
}

/** Pages without a session. */
export const publicPaths = [...pagesIn('_public'), '/sign-in?session_expired=true'];

/** Pages behind sign-in, with their tabs, an area to come and an address without a page. */
export const signedInPaths = [
  ...pagesIn('_app'),
  '/settings?tab=appearance',
  '/settings?tab=security',
  '/settings?tab=ai',
  '/settings?tab=vocabulary',
  '/settings?tab=billing',
  '/settings?tab=privacy',
  '/settings?tab=data',
  '/settings?tab=clinic',
  '/settings?tab=rules',
  '/settings?tab=sharing',
  '/settings?tab=integrations',
  '/template-maker?starter=soap',
  '/template-maker?make=true',
  '/team-members?tab=members',
  '/team-members?tab=seats',
  '/audit?tab=emergency',
  '/fax',
  '/no-such-page',
];
