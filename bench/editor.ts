/**
 * Typing in a note: from a key to the frame that shows it, beside a plain contenteditable element with the same text; and an
 * autosave, from the request to its reply, beside the same body sent to a bare HTTP server. The note has 60 sentences unless
 * `--sentences` says otherwise. `npm run -s bench:editor`; The browser is that of the tests.
 */
import { createServer } from 'node:http';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { launchBrowser } from './lib/browser.ts';
import { startServer } from './lib/child.ts';
import { said } from './lib/numbers.ts';
import { password, register, signIn } from './lib/sign-up.ts';

const { values } = parseArgs({
  options: { sentences: { type: 'string', default: '60' }, keys: { type: 'string', default: '200' } },
});
const sentences = Number(values.sentences);
const keys = Number(values.keys);

const lines = Array.from(
  { length: sentences },
  (_, n) => `The knee hurts since day ${n + 1} and she takes ibuprofen ${n + 1}00 mg.`,
);
const question = lines.map((line) => `Patient: ${line}`).join('\n');
const noteHtml = `<p>${lines.join(' ')}</p>`;

/** Writes down how long each key takes until the frame after it is on the screen. */
const recorder = `(() => {
  window.keyTimes = [];
  addEventListener('keydown', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.keyTimes.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  }, true);
})()`;

async function typed(page: Page): Promise<ReturnType<typeof said>> {
  await page.evaluate(recorder);
  for (let n = 0; n < keys; n += 1) await page.keyboard.press('abcdefgh'[n % 8] ?? 'a', { delay: 5 });
  const times = await page.evaluate<number[]>('window.keyTimes');
  return said(times.slice(10));
}

/** A server that reads the body and says yes: what the way there and back takes. */
async function bareServer() {
  const server = createServer((request, response) => {
    request
      .on('data', () => undefined)
      .on('end', () => {
        response.writeHead(200, { 'content-type': request.method === 'GET' ? 'text/html' : 'application/json' });
        response.end(request.method === 'GET' ? `<div contenteditable>${noteHtml}</div>` : '{"ok":true}');
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

const dataDir = mkdtempSync(join(tmpdir(), 'clinical-bench-'));
const server = await startServer({ DATA_DIR: dataDir });
const bare = await bareServer();
const email = 'bench@example.org';
await register(server.address, dataDir, email);
const token = await signIn(server.address, email);
const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const reply = await fetch(`${server.address}/api${path}`, { method, headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json() as Promise<Answer>;
};
const note = await call<{ id: string }>('POST', '/notes/', { title: 'Maria Santos' });
const { transcript } = await call<{ transcript: { createdAt: string } }>('POST', '/transcripts/save_transcript', {
  noteId: note.id,
  question,
});
const sections = [{ key: 'note', header: 'History', html: noteHtml }];
await call('PUT', '/transcripts/update_transcript', { noteId: note.id, createdAt: transcript.createdAt, sections });

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`${server.address}/sign-in?from=${encodeURIComponent(`/chat?id=${note.id}`)}`);
await page.getByLabel('E-mail').fill(email);
await page.getByLabel('Password', { exact: true }).fill(password);
await page.getByRole('button', { name: 'Sign in', exact: true }).click();
const field = page.getByRole('textbox', { name: 'History, note text' });
await field.click();
await page.keyboard.press('ControlOrMeta+End');
const inNote = await typed(page);

const saves: number[] = [];
let body = '';
for (let n = 0; n < 12; n += 1) {
  const reply = page.waitForResponse(
    (response) => response.url().endsWith('/update_transcript') && response.request().method() === 'PUT',
  );
  await page.keyboard.type(` ${n}`);
  const response = await reply;
  await response.finished();
  body = response.request().postData() ?? '';
  saves.push(response.request().timing().responseEnd);
}

const plain = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await plain.goto(bare.address);
await plain.locator('[contenteditable]').click();
await plain.keyboard.press('ControlOrMeta+End');
const inPlain = await typed(plain);
const bareTimes = await plain.evaluate<number[], string>(async (text) => {
  const times: number[] = [];
  for (let n = 0; n < 50; n += 1) {
    const start = performance.now();
    await fetch('/save', { method: 'PUT', body: text }).then((reply) => reply.text());
    times.push(performance.now() - start);
  }
  return times;
}, body);
await browser.close();

console.log(
  JSON.stringify(
    {
      sentences,
      keyToPaintMs: { note: inNote, plainContenteditable: inPlain },
      autosaveMs: { note: said(saves), bareHttp: said(bareTimes), bodyBytes: body.length },
    },
    null,
    2,
  ),
);
bare.stop();
await server.stop();
