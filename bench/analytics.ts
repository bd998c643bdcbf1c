/**
 * Analytics over a year of many people's events, 200 unless `--people` says otherwise: what the calls of a person's page over one year
 * take at the server, what the page takes in a browser from the click to its last card, what the groups take, and what counting
 * their weeks takes in the background. `npm run -s bench:analytics`; the browser is that of the tests.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countGroups } from '../apps/server/src/areas/analytics/count-groups.ts';
import { PgliteEngine } from '../apps/server/src/platform/db/pglite-engine.ts';
import { asker } from './lib/ask.ts';
import { launchBrowser } from './lib/browser.ts';
import { startServer } from './lib/child.ts';
import { said, timed } from './lib/numbers.ts';
import { password, register, signIn, takeStarter } from './lib/sign-up.ts';

const { values } = parseArgs({ options: { people: { type: 'string', default: '200' } } });
const people = Number(values.people);
const email = 'bench@example.org';
const rounds = 20;
const [spansADay, notesADay] = [24, 12];
const visit = 'Doctor: What brings you in?\nPatient: A sore throat for three days, and a dry cough.';
const day = 86_400_000;
const eight = 8 * 3_600_000;
const today = Math.floor(Date.now() / day) * day;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

type Entry = { createdAt: string; version: number; sections: { key: string; header: string; html: string }[] };

/** An account with one note that is written and edited, made by the program. Gives the id of its entry. */
async function makeFirst(dataDir: string): Promise<string> {
  const server = await startServer({ DATA_DIR: dataDir });
  await register(server.address, dataDir, email);
  const token = await signIn(server.address, email);
  await takeStarter(server.address, token);
  const ask = asker(server.address, token);
  const [template] = await ask<{ id: string }[]>('GET', '/templates/');
  const { id: noteId } = await ask<{ id: string }>('POST', '/notes/', { title: 'Maria Lind' });
  const made = await ask<{ transcript: { id: string }; taskId: string }>('POST', '/transcripts/save_transcript', {
    noteId,
    question: visit,
    templateId: template!.id,
    generate: true,
  });
  for (let status = ''; status !== 'success';) {
    ({ status } = await ask<{ status: string }>('GET', `/tasks/${made.taskId}`));
    if (status === 'failure') throw new Error('the note was not written');
  }
  const { createdAt, sections } = await ask<Entry>('GET', `/transcripts/${made.transcript.id}`);
  const edited = sections.map((section, n) => (n === 0 ? { ...section, html: '<p>By hand.</p>' } : section));
  await ask('PUT', '/transcripts/update_transcript', { noteId, createdAt, sections: edited, editDurationMs: 40_000 });
  await server.stop();
  return made.transcript.id;
}

/** The year: events of all people, and the first one's notes, as copies of that one. Gives what counting the weeks took, in ms. */
async function makeYear(dataDir: string, entryId: string): Promise<number> {
  const engine = await PgliteEngine.open({ dataDir: join(dataDir, 'database'), log: silent });
  const hours = JSON.stringify({ days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00', timeZone: 'UTC' });
  await engine.query('update users set working_hours = $1::jsonb', [hours]);
  for (const [table, change] of [
    ['users', `'id', md5('person' || n)::uuid, 'email', n || '@example.org'`],
    ['workspace_members', `'user_id', md5('person' || n)::uuid, 'cap', 'edit'`],
  ]) {
    await engine.query(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${change}))).*
       from ${table} t, generate_series(2, $1::int) n`,
      [people],
    );
  }
  const days = Array.from({ length: 365 }, (_, n) => today - (n + 1) * day).filter(
    (start) => ![0, 6].includes(new Date(start).getUTCDay()),
  );
  for (const start of days) {
    await engine.query(
      `insert into work_spans (id, user_id, workspace_id, kind, started_at, ended_at)
       select md5(user_id::text || $1::bigint || n)::uuid, user_id, workspace_id,
         (array['note', 'note', 'message', 'task', 'fax', 'sign'])[1 + n % 6],
         $1::bigint + n * 900000, $1::bigint + n * 900000 + 120000 + (n * 7919) % 500000
       from workspace_members, generate_series(0, $2::int - 1) n`,
      [start + eight, spansADay],
    );
  }
  const copies = `unnest($1::bigint[]) at, generate_series(1, $2::int) n`;
  const given = [days.map((start) => start + eight), notesADay];
  await engine.query(
    `insert into transcripts select (jsonb_populate_record(t, jsonb_build_object('id', md5(at::text || n)::uuid,
       'created_at', at + n * 1800000, 'task_id', null))).* from transcripts t, ${copies} where t.id = $3`,
    [...given, entryId],
  );
  await engine.query(
    `insert into transcript_versions select (jsonb_populate_record(v, jsonb_build_object('transcript_id', md5(at::text || n)::uuid,
       'created_at', at + n * 1800000, 'task_id', null))).* from transcript_versions v, ${copies} where v.transcript_id = $3`,
    [...given, entryId],
  );
  await engine.exec('analyze');
  const times: number[] = [];
  await timed(times, () => countGroups(engine.db, Date.now()));
  await engine.close();
  return Math.round(times[0]!);
}

const inYear = 'time_range=365d&time_zone=UTC';
const calls = ['documentation-time', 'time-breakdown', 'burnout-metrics', 'template-patterns'];

/** Each call alone, and those of the page at once. */
async function serverTimes(address: string, token: string) {
  const ask = asker(address, token);
  const one = (name: string) => ask('GET', `/optimization/analytics/${name}?${inYear}`);
  const apart: Record<string, ReturnType<typeof said>> = {};
  for (const name of [...calls, 'groups']) {
    const times: number[] = [];
    for (let n = 0; n < rounds; n += 1) await timed(times, () => one(name));
    apart[name] = said(times);
  }
  const together: number[] = [];
  for (let n = 0; n < rounds; n += 1) await timed(together, () => Promise.all(calls.map(one)));
  return { apartMs: apart, pageMs: said(together) };
}

/** From the click on the period of a year to the last card, in a browser. */
async function pageTimes(address: string) {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const times: number[] = [];
  await page.goto(`${address}/sign-in?from=%2Fanalytics`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Analytics', level: 1 }).waitFor();
  for (let n = 0; n < rounds; n += 1) {
    await page.goto(`${address}/analytics`);
    await page.getByRole('region', { name: 'For eight scheduled hours' }).waitFor();
    // what is loaded again for 30 days is no part of it
    await page.waitForLoadState('networkidle');
    const shown = page.evaluate<number>(untilYearShown);
    await page.getByLabel('Period').selectOption('365d');
    times.push(await shown);
  }
  await browser.close();
  return said(times);
}

/** From the change of the period to the frame in which all six cards of the year are there. */
const untilYearShown = `new Promise((resolve) => {
  let begun = 0;
  addEventListener('change', () => (begun = performance.now()), { capture: true, once: true });
  const look = () => {
    const weekly = document.querySelector('section[aria-label$="mean of each week"]');
    if (begun && weekly && document.querySelectorAll('main section[aria-label]').length >= 6) resolve(performance.now() - begun);
    else requestAnimationFrame(look);
  };
  look();
})`;

const dataDir = mkdtempSync(join(tmpdir(), 'clinical-bench-'));
try {
  const countingMs = await makeYear(dataDir, await makeFirst(dataDir));
  const server = await startServer({ DATA_DIR: dataDir });
  try {
    const token = await signIn(server.address, email);
    console.log(JSON.stringify({ people, countingMs, ...(await serverTimes(server.address, token)) }));
    console.log(JSON.stringify({ yearInBrowserMs: await pageTimes(server.address) }));
  } finally {
    await server.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
