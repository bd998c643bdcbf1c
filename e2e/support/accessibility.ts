import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG 2.2 A and AA as far as a machine can tell; each violation is named with the elements it is about. */
export async function expectAccessible(page: Page): Promise<void> {
  // colours are judged when what appears has appeared
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' ||
          animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  );
  // a card that fades away has been there to be read
  const builder = new AxeBuilder({ page }).withTags(standards).exclude('[data-fading]');
  // what lies behind a dialog cannot be used while it is open, wherever its edge covers it
  const dialog = '[role="dialog"][aria-modal="true"]';
  if (await page.locator(dialog).first().isVisible()) builder.include(dialog);
  const { violations } = await builder.analyze();
  const said = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
  expect(said).toEqual([]);
}
