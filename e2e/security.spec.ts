import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Api } from './support/api.ts';
import { generateNote, lastEntry, newEntryPanel } from './support/chart.ts';
import { textFile } from './support/files.ts';
import { expect, makeAccount, signIn, test } from './support/fixtures.ts';
import { payloads } from './support/payloads.ts';
import { coughVisit } from './support/visits.ts';

/** Calls of the canary, in any page from now on. */
async function watchCanary(page: Page): Promise<string[]> {
  const sung: string[] = [];
  await page.exposeFunction('canary', (number: unknown) => sung.push(`canary ${String(number)}`));
  page.on('dialog', (dialog) => {
    sung.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return sung;
}

const handlers = `[...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]
  .filter(({ name, value }) => name.startsWith('on') || /^\\s*javascript:/i.test(value))
  .map(({ name }) => element.tagName + ' ' + name))`;

async function expectHarmless(page: Page, sung: string[]): Promise<void> {
  expect(await page.evaluate<string[]>(handlers), page.url()).toEqual([]);
  expect(await page.locator('main iframe, main object, main embed, main script, main form[action]').count()).toBe(0);
  expect(sung).toEqual([]);
}

test('what attackers write in names, sources, notes, templates and file names stays text', async ({
  page,
  program,
  signedIn: _,
}) => {
  test.slow();
  const sung = await watchCanary(page);
  const api = await Api.of(page, program);
  const named = await Promise.all(payloads.map((payload) => api.addPatient(payload.slice(0, 200))));
  const note = named[0]!;
  const source = payloads.map(
    (payload, at) => `${at % 2 ? 'Patient' : 'Doctor'}: My knee hurts ${payload} since Monday.`,
  );
  const entry = await api.addEntry(note.id, `${coughVisit}\n${source.join('\n')}`);
  await api.call('PUT', `/transcripts/${entry.id}/update_transcript_tag`, {
    noteId: note.id,
    createdAt: entry.createdAt,
    tag: payloads[1],
  });
  const edited = await api.call<Transcript>('PUT', '/transcripts/update_transcript', {
    noteId: note.id,
    createdAt: entry.createdAt,
    sections: entry.sections.map((section) => ({ ...section, html: `<p>Edited ${payloads.join(' ')}</p>` })),
  });
  expect(edited.answer).not.toMatch(/<script|<img|<iframe|\son\w+=|javascript:/i);
  const template = await api.call<{ id: string }>('POST', '/templates/', {
    title: payloads[1],
    nickname: payloads[2],
    generalInstructions: payloads[3],
    sections: [{ key: 'first', header: payloads[4], instruction: payloads[5] }],
  });

  await page.goto(`${program.address}/my-projects`);
  await expect(page.locator('[data-row-link]')).toHaveCount(payloads.length);
  await expectHarmless(page, sung);
  await page.goto(`${program.address}/chat?id=${note.id}`);
  await expect(lastEntry(page).getByRole('textbox').first()).toContainText('Edited');
  await expectHarmless(page, sung);
  await lastEntry(page)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(2);
  await expectHarmless(page, sung);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New entry' }).click();
  await newEntryPanel(page)
    .getByLabel('Files', { exact: true })
    .setInputFiles([textFile('<img src=x onerror=canary(40)>.txt', coughVisit)]);
  await generateNote(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(lastEntry(page).getByText('Draft', { exact: true })).toBeVisible();
  await expectHarmless(page, sung);
  await page.goto(`${program.address}/template-maker?id=${template.id}`);
  await expect(page.getByLabel('Title')).toHaveValue(payloads[1]!);
  await expectHarmless(page, sung);
});

test.describe('hostile markup', () => {
  // the browser tells of each handler that it did not run
  test.use({ expectedFaults: /^policy: (script|style)-src|violates the following Content Security Policy/ });

  test('pasted into a note loses what could run, and so does what is copied out', async ({
    page,
    context,
    program,
    signedIn: _,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const sung = await watchCanary(page);
    const api = await Api.of(page, program);
    const note = await api.addPatient('Maria Santos');
    const entry = await api.addEntry(note.id, coughVisit);
    await page.goto(`${program.address}/chat?id=${note.id}`);
    const text = lastEntry(page).getByRole('textbox').first();
    await text.click();
    await page.evaluate(`navigator.clipboard.write([new ClipboardItem({
    'text/html': new Blob([${JSON.stringify(`<p>Pasted <b>bold</b> words.</p>${payloads.join('')}`)}], { type: 'text/html' }),
  })])`);
    await page.keyboard.press('ControlOrMeta+V');
    await expect(text).toContainText('Pasted bold words.');
    await expect(text.locator('strong')).toHaveText('bold');
    await expect.poll(async () => (await api.entry(entry.id)).answer).toContain('<strong>bold</strong>');
    expect((await api.entry(entry.id)).answer).not.toMatch(/<script|<img|<iframe|\son\w+=|javascript:/i);
    await expectHarmless(page, sung);

    await lastEntry(page)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Copy with formatting' }).click();
    const copied = () =>
      page.evaluate<string>(`navigator.clipboard.read()
        .then(([item]) => item.getType('text/html')).then((blob) => blob.text())`);
    // what was pasted is still there until the copy takes its place: the draft's mark comes with that
    await expect.poll(copied).toContain('DRAFT, not reviewed');
    const html = await copied();
    expect(html).toContain('bold');
    expect(html).not.toMatch(/<script|<img|<iframe|\son\w+=|javascript:/i);
  });
});

test.describe('a page of another site', () => {
  test.use({ expectedFaults: /policy: |Content Security Policy|frame|ERR_BLOCKED|ERR_FAILED|status of 40\d|CORS/ });

  test('cannot frame the app, read its replies or send for its user', async ({
    page,
    context,
    program,
    signedIn: _,
  }) => {
    // another host name of the same machine is another site
    const site = createServer((_request, reply) => {
      reply.writeHead(200, { 'content-type': 'text/html' });
      reply.end(`<h1>Another site</h1><iframe src="${program.address}/my-projects"></iframe>`);
    });
    await new Promise<void>((resolve) => {
      site.listen(0, 'localhost', resolve);
    });
    const foreign = await context.newPage();
    await foreign.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
    await expect.poll(() => foreign.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
    const read = await foreign.evaluate<string>(
      `fetch('${program.address}/api/auth/session', { credentials: 'include' }).then((reply) => reply.text(), () => 'refused')`,
    );
    expect(read).toBe('refused');
    await foreign.evaluate(`fetch('${program.address}/api/auth/signout', { method: 'POST', mode: 'no-cors', credentials: 'include',
      headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'csrfToken=x' }).catch(() => undefined)`);
    site.closeAllConnections();
    site.close();
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });
});

test('cookies and pages are bound and guarded', async ({ page, context, program, signedIn: _ }) => {
  for (const cookie of await context.cookies()) {
    expect(cookie.name).toMatch(/^__Host-/);
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: '/' });
    expect(['Lax', 'Strict']).toContain(cookie.sameSite);
  }
  const reply = (await page.goto(`${program.address}/my-projects`))!;
  const headers = reply.headers();
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(headers['x-powered-by']).toBeUndefined();
  // nothing of the session where a script could take it along
  const kept = await page.evaluate<string>('JSON.stringify({ ...localStorage, ...sessionStorage })');
  expect(kept).not.toMatch(/eyJ[\w-]+\./);
});

test('an event stream needs a session and tells only of what its owner may see', async ({
  page,
  browser,
  program,
  signedIn: _,
}) => {
  const stream = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${program.address}/api/events`, { headers: { accept: 'text/event-stream', ...headers } });
  expect((await stream({})).status).toBe(401);
  expect((await stream({ authorization: 'Bearer nonsense' })).status).toBe(401);

  const mine = await Api.of(page, program);
  const elsewhere = await browser.newContext();
  const desk = await elsewhere.newPage();
  await signIn(desk, program, await makeAccount(program));
  const theirs = await Api.of(desk, program);
  const reply = await stream({ authorization: `Bearer ${theirs.token}` });
  expect(reply.status).toBe(200);
  let heard = '';
  let over = false;
  const reading = (async () => {
    for await (const piece of reply.body!.pipeThrough(new TextDecoderStream())) heard += piece;
    over = true;
  })();
  const ofMine = await mine.addPatient('Maria Santos');
  await mine.addEntry(ofMine.id, coughVisit);
  const ofTheirs = await theirs.addPatient('Omar Haddad');
  await theirs.addEntry(ofTheirs.id, coughVisit);
  await expect.poll(() => heard).toContain(ofTheirs.id);
  expect(heard).not.toContain(ofMine.id);
  expect(heard).not.toMatch(/Omar|Haddad|cough/);

  // signing out ends the stream
  await desk.getByRole('button', { name: 'Log out' }).click();
  await expect(desk).toHaveURL(/sign-in/);
  await expect.poll(() => over).toBe(true);
  await reading;
  expect((await stream({ authorization: `Bearer ${theirs.token}` })).status).toBe(401);
  await elsewhere.close();
});
