import type { Page } from '@playwright/test';

/** How far it is to somewhere: clicks on any control, and the screens passed. A screen is an address or a dialog over it. */
export type Tally = { clicks: number; screens: Set<string> };

/** Counts on this page from its next address on. Keys are not counted, though some of them click. */
export async function tallyOf(page: Page): Promise<Tally> {
  const tally: Tally = { clicks: 0, screens: new Set() };
  await page.exposeFunction('tallyClick', () => void (tally.clicks += 1));
  await page.exposeFunction('tallyScreen', (name: string) => void tally.screens.add(name));
  await page.addInitScript(`
    addEventListener('click', (event) => event.isTrusted && event.detail > 0 && tallyClick(), true);
    const look = () => {
      // the start only leads on
      if (location.pathname === '/') return;
      tallyScreen(location.pathname + (document.querySelector('[role=dialog]') ? ' dialog' : ''));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });`);
  return tally;
}
