import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { addPatient, generateNote, lastEntry, pasteTranscript } from './support/chart.ts';
import { expect, test, themes } from './support/fixtures.ts';
import { coughVisit } from './support/visits.ts';

const openAnalytics = (page: Page) =>
  page.getByRole('navigation', { name: 'Main menu' }).locator('a[href="/analytics"]').click();

for (const theme of themes) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ theme });

    test('a new person is told what will be here, and a note gives first figures', async ({ page, signedIn: _ }) => {
      await openAnalytics(page);
      await expect(page.getByText('Your time will be here')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Go to Patients' }).click();
      await addPatient(page, 'Maria Lind');
      await pasteTranscript(page, coughVisit);
      await generateNote(page);
      await expect(lastEntry(page).locator('[data-sentence]').first()).toBeVisible();
      await openAnalytics(page);
      await page.reload();
      await expect(page.getByRole('region', { name: 'A note' })).toContainText('n = 1');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Tables' }).click();
      await expect(page.getByRole('group', { name: 'Documentation time a day' })).toBeVisible();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'CSV' }).click();
      expect((await saved).suggestedFilename()).toMatch(/^analytics \d{4}-\d{2}-\d{2}\.csv$/);
      await page.getByRole('link', { name: 'Groups' }).click();
      await expect(page.getByText('Group figures will be here')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

type Reported = { id: string; kind: string; startedAt: string; endedAt: string };

/** All spans that the page reported, each as it was told last. */
function reportedBy(page: Page): Map<string, Reported> {
  const spans = new Map<string, Reported>();
  page.on('request', (request) => {
    if (!request.url().endsWith('/optimization/analytics/work-spans') || request.method() !== 'POST') return;
    for (const span of (request.postDataJSON() as { spans: Reported[] }).spans) spans.set(span.id, span);
  });
  return spans;
}

const secondsOf = (spans: Map<string, Reported>, kind?: string): number =>
  [...spans.values()]
    .filter((span) => kind === undefined || span.kind === kind)
    .reduce((sum, { startedAt, endedAt }) => sum + (Date.parse(endedAt) - Date.parse(startedAt)) / 1_000, 0);

test('the meter agrees with a script of half an hour within two seconds', async ({ page, program, signedIn: _ }) => {
  const spans = reportedBy(page);
  // half an hour ago, so that the server takes what is measured for past
  await page.clock.install({ time: Date.now() - 40 * 60_000 });
  await page.goto(`${program.address}/ai-tasks`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // the meter comes in a quiet moment
  await page.clock.runFor(20_000);
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 60_000'));
  const counted = { task: 0, fax: 0 };
  let x = 200;
  /** Uses the page every so many seconds, so often; pauses over 30 s do not count. */
  const work = async (kind: 'task' | 'fax', every: number, times: number) => {
    for (let n = 0; n < times; n += 1) {
      await page.clock.runFor(every * 1_000);
      await page.mouse.move((x = 200 + ((x + 7) % 300)), 300);
      if (every <= 30) counted[kind] += every;
    }
  };
  await page.mouse.move(200, 300);
  await work('task', 20, 15);
  await work('task', 45, 4);
  await work('task', 5, 36);
  await page.evaluate(`history.pushState(null, '', '/fax')`);
  await page.clock.runFor(1_000);
  counted.task += 1;
  await work('fax', 29, 10);
  // another window has the focus, for two minutes
  await page.evaluate(`dispatchEvent(new Event('blur'))`);
  await page.clock.runFor(120_000);
  await page.mouse.move(900, 300);
  await work('fax', 15, 24);
  await work('fax', 31, 6);
  await work('fax', 10, 15);
  await page.clock.runFor(125_000);
  await expect.poll(() => Math.abs(secondsOf(spans, 'fax') - counted.fax)).toBeLessThanOrEqual(1);
  expect(Math.abs(secondsOf(spans, 'task') - counted.task)).toBeLessThanOrEqual(1);
  expect(Math.abs(secondsOf(spans) - counted.task - counted.fax)).toBeLessThanOrEqual(2);
  expect(counted.task + counted.fax).toBeGreaterThan(20 * 60);
});
