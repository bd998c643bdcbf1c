import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What the theme decides. */
const byColour = ['color-contrast', 'link-in-text-block'];

/** Colours and places are judged when what appears has appeared, and what gives way to it has moved, which begins a frame later. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' ||
          animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
}

async function violationsOf(page: Page, narrow: (builder: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const loaded = await page.evaluate(() => 'axe' in globalThis);
  // in one go, because pages have no frames; only what is wrong is described, and a page loads the rules once
  const axe = new AxeBuilder({ page, ...(loaded ? { axeSource: ';' } : {}) }).setLegacyMode(true);
  // a card that fades away has been there to be read
  const builder = narrow(axe.options({ resultTypes: ['violations'] })).exclude('[data-fading]');
  // what lies behind a dialog cannot be used while it is open, wherever its edge covers it
  const dialog = '[role="dialog"][aria-modal="true"]';
  if (await page.locator(dialog).first().isVisible()) builder.include(dialog);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
}

/** Changes the theme of an open page, as a change in another tab does, or the system's, which others follow; gives the theme it had. */
async function changeTheme(page: Page): Promise<string> {
  const html = page.locator('html');
  const before = await html.getAttribute('data-mantine-color-scheme');
  if (before === null) {
    const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
    await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
    return isDark ? 'dark' : 'light';
  }
  const after = before === 'dark' ? 'light' : 'dark';
  await page.evaluate((newValue) => {
    const storageArea = localStorage;
    dispatchEvent(new StorageEvent('storage', { key: 'theme-mode', newValue, storageArea }));
  }, after);
  await expect(html).toHaveAttribute('data-mantine-color-scheme', after);
  return before;
}

/**
 * WCAG 2.2 A and AA as far as a machine can tell, and the colours of the other theme as well. Each violation is named with the
 * elements it is about.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  const here = await violationsOf(page, (builder) => builder.withTags(standards));
  const theme = await changeTheme(page);
  await atRest(page);
  const colours = await violationsOf(page, (builder) => builder.withRules(byColour));
  await changeTheme(page);
  expect(here, `in the ${theme} theme`).toEqual([]);
  expect(colours, `in the theme that is not ${theme}`).toEqual([]);
}

/** No part of a page may stick out at the side. */
export async function expectNoSideways(page: Page): Promise<void> {
  // a dialog may still be on its way in
  const excess = () =>
    page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  await expect.poll(excess, { message: page.url() }).toBeLessThanOrEqual(0);
}
