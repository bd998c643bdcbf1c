import type { Channel } from '@clinical/contract/messaging/messaging.schemas';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways } from './support/accessibility.ts';
import { Api } from './support/api.ts';
import { colleagueOf } from './support/colleague.ts';
import { expect, test } from './support/fixtures.ts';

const messageIn = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

async function write(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: field }).fill(text);
  await page.keyboard.press('Enter');
}

async function newChannel(page: Page, name: string, person: string): Promise<void> {
  await page.getByRole('button', { name: 'New channel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('combobox', { name: 'People' }).fill(person);
  await page.getByRole('option', { name: person }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Create channel' }).click();
  await expect(page.getByRole('button', { name: '2 members' })).toBeVisible();
}

async function choose(page: Page, text: string, item: string): Promise<void> {
  await messageIn(page, text).first().hover();
  await messageIn(page, text)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('two people write, react, edit and answer, and see each other’s messages at once', async ({
  page,
  browser,
  program,
  signedIn: _,
}) => {
  const api = await Api.of(page, program);
  const chart = await api.addPatient('Maria Lind');
  const ben = await colleagueOf(api, browser, program, { givenName: 'Ben', familyName: 'Ito' });
  await page.getByRole('navigation', { name: 'Main menu' }).locator('a[href="/messaging"]').click();
  await expect(page.getByText('Messages of your team will be here')).toBeVisible();
  await expectAccessible(page);
  await newChannel(page, 'Front desk', 'Ben Ito');

  // what Ben does not look at is unread
  await write(page, 'Message Front desk', 'Room 2 is free');
  await page.getByRole('button', { name: 'Refer to a chart' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Patient' }).fill('Maria');
  await page.getByRole('option', { name: 'Maria Lind' }).click();
  await page.getByRole('button', { name: 'Add to message' }).click();
  await write(page, 'Message Front desk', 'She asks for a refill');
  await expect(page.getByRole('link', { name: 'Open the chart of Maria Lind' })).toBeVisible();
  await ben.goto(`${program.address}/messaging`);
  const entry = ben.getByRole('link', { name: /Front desk/ });
  await expect(entry).toContainText('2 unread');
  await entry.click();
  await expect(messageIn(ben, 'Room 2 is free')).toBeVisible();
  await expect(ben.getByText('New', { exact: true })).toBeVisible();
  await expect(entry).not.toContainText('unread');
  await expect(ben.getByRole('link', { name: 'Open the chart of Maria Lind' })).toHaveAttribute(
    'href',
    new RegExp(chart.id),
  );
  await expectAccessible(ben);

  await choose(ben, 'Room 2 is free', 'React with thumbs up');
  await expect(page.getByRole('button', { name: /^thumbs up 1, from Ben Ito/ })).toBeVisible();
  await choose(page, 'Room 2 is free', 'Edit');
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill('Room 3 is free');
  await field.press('Enter');
  await expect(messageIn(ben, 'Room 3 is free')).toContainText('edited');
  await expect(messageIn(ben, 'Room 2 is free')).toHaveCount(0);

  await choose(ben, 'She asks for a refill', 'Reply in thread');
  const thread = ben.getByRole('complementary', { name: 'Thread' });
  await thread.getByRole('textbox', { name: 'Reply' }).fill('I call her');
  await ben.keyboard.press('Enter');
  await expect(messageIn(page, 'She asks for a refill').first()).toContainText('1 reply');
  await expect(messageIn(page, 'I call her')).toBeVisible();
  await expectAccessible(ben);
  await ben.context().close();
  await expectAccessible(page);
});

test('an urgent message stands on every page until somebody acknowledges it, and who did is on record', async ({
  page,
  browser,
  program,
  signedIn: _,
}) => {
  const api = await Api.of(page, program);
  const ben = await colleagueOf(api, browser, program, { givenName: 'Ben', familyName: 'Ito' });
  await ben.goto(`${program.address}/my-projects`);
  await page.goto(`${program.address}/messaging`);
  await newChannel(page, 'Front desk', 'Ben Ito');
  await page.getByRole('button', { name: 'Mark as urgent' }).click();
  await write(page, 'Message Front desk', 'Please come to room 2');

  const banner = ben.getByRole('region', { name: '1 urgent message waits for you' });
  await expect(banner).toContainText('Please come to room 2');
  await expectAccessible(ben);
  await banner.getByRole('button', { name: /^Acknowledge the message of/ }).press('Enter');
  await expect(banner).toHaveCount(0);
  await expect(messageIn(page, 'Please come to room 2')).toContainText('Acknowledged by Ben Ito');
  await expectAccessible(page);
  await ben.context().close();
});

test.describe('without a network', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('messages written without a network wait on the device over a reload, and go in order', async ({
    page,
    context,
    program,
    signedIn: _,
  }) => {
    const api = await Api.of(page, program);
    const { id } = await api.call<Channel>('POST', '/messaging/channels', { name: 'Front desk', type: 'clinic' });
    await page.goto(`${program.address}/messaging/${id}`);
    await write(page, 'Message Front desk', 'Before');
    await expect(messageIn(page, 'Before')).not.toContainText('Sending');
    await context.route('**/api/messaging/channels/*/messages', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await write(page, 'Message Front desk', 'First');
    await write(page, 'Message Front desk', 'Second');
    await expect(messageIn(page, 'Second')).toBeVisible();
    await page.reload();
    await expect(messageIn(page, 'First')).toBeVisible();
    await context.unroute('**/api/messaging/channels/*/messages');
    const sent = async () => {
      const { items } = await api.call<{ items: { content: string }[] }>('GET', `/messaging/channels/${id}/messages`);
      return items.map(({ content }) => content);
    };
    await expect.poll(sent).toEqual(['Second', 'First', 'Before']);
    await expect(page.getByRole('article')).toHaveCount(3);
  });
});

test('on a phone the list and a conversation take turns, and older messages come without a jump', async ({
  page,
  program,
  signedIn: _,
}) => {
  const api = await Api.of(page, program);
  const { id } = await api.call<Channel>('POST', '/messaging/channels', { name: 'Front desk', type: 'clinic' });
  for (let n = 1; n <= 110; n += 1) {
    const body = { clientId: crypto.randomUUID(), content: `Message ${n} ${'and more of it '.repeat(n % 7)}` };
    await api.call('POST', `/messaging/channels/${id}/messages`, body);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${program.address}/messaging`);
  await expectNoSideways(page);
  await page.getByRole('link', { name: /Front desk/ }).click();
  await expect(messageIn(page, 'Message 110')).toBeInViewport();
  await expectNoSideways(page);
  await expectAccessible(page);
  const box = page.getByRole('region', { name: 'Messages in Front desk' });
  await expect(async () => {
    await box.evaluate((element) => (element.scrollTop -= 3_000));
    await expect(page.getByText('This is the beginning of Front desk.')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Newest messages' }).click();
  await expect(messageIn(page, 'Message 110')).toBeInViewport();
  await page.getByRole('link', { name: 'Back to all messages' }).click();
  await expect(page.getByRole('link', { name: /Front desk/ })).toBeVisible();
});
