import { confirmEmail, register, updateUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { createNote, getNote, listNotes } from '@clinical/contract/notes/notes.calls';
import { createTemplate } from '@clinical/contract/templates/templates.calls';
import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { updateTranscript } from '@clinical/contract/transcripts/entries.calls';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount, type TestAccount } from '../builders/accounts.ts';
import { signInTo } from '../builders/sign-in.ts';
import { finishedTask, newEntry, newPatient } from '../builders/transcripts.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { type ModelServer, startModelServer } from '../model-server.ts';
import { tones } from '../spoken-audio.ts';
import { filesBelow } from '../temporary-folder.ts';

/** Stands in every place where a patient, a secret or a person's words can stand. */
const canary = 'Kanarienvogel';
const password = `${canary}-anchor-meadow-41`;

let model: ModelServer;
let server: TestServer;
let account: TestAccount;
beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({
    OPENAI_API_KEY: `sk-${canary}`,
    OPENAI_BASE_URL: model.url,
    LOG_LEVEL: 'debug',
  });
  account = await newAccount(server, { password, email: `${canary}@example.org`.toLowerCase() });
});
afterAll(async () => {
  await server.stop();
  await model.close();
});

/** Makes a table unreachable while `work` runs: each statement that needs it is a fault of ours. */
async function without(table: string, work: () => Promise<unknown>): Promise<void> {
  await server.engine.exec(`alter table ${table} rename to ${table}_gone`);
  try {
    await work();
  } finally {
    await server.engine.exec(`alter table ${table}_gone rename to ${table}`);
  }
}

async function upload(noteId: string, name: string, content: string | Buffer) {
  const form = new FormData();
  form.set('noteId', noteId);
  form.append('files', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  const headers = { authorization: `token ${account.token}` };
  const reply = await server.fetch('/api/transcripts/upload_audio_files', { method: 'POST', headers, body: form });
  return { status: reply.status, body: (await reply.json()) as unknown };
}

test('faults and refusals tell the caller a number and the log a place, and neither what was asked', async () => {
  const note = await newPatient(account, canary);
  const entry = await newEntry(account, { noteId: note.id, question: `Patient: ${canary} hurts.` });
  const replies: { status: number; body: unknown }[] = [];
  const keep = async (reply: Promise<{ status: number; body: unknown }>) => void replies.push(await reply);
  const place = { noteId: note.id, createdAt: entry.createdAt };
  const section = { key: 'plan', header: canary };

  await without('notes', async () => {
    await keep(account.call(createNote, { body: { title: canary, mrn: canary } }));
    await keep(account.call(listNotes, { query: { query: canary, tag: canary } }));
    await keep(account.call(getNote, { params: { id: note.id } }));
    await keep(upload(note.id, `${canary}.txt`, canary));
  });
  await without('transcript_versions', () =>
    keep(account.call(updateTranscript, { body: { ...place, answer: `<p>${canary}</p>` } })),
  );
  await without('templates', () =>
    keep(account.call(createTemplate, { body: { title: canary, sections: [section] } })),
  );
  await without('users', async () => {
    await keep(account.call(updateUserInfo, { body: { nickname: canary } }));
    await signInTo(server, account.email, password);
  });
  await without('email_codes', () =>
    keep(
      server.call(register, {
        body: { email: `${canary}@example.com`, password, given_name: canary, family_name: canary },
      }),
    ),
  );
  expect(replies.filter(({ status }) => status < 500)).toEqual([]);

  await keep(account.call(saveTranscript, { body: { noteId: note.id, question: canary.repeat(1_000_000) } }));
  const raw = (body: string) =>
    server.fetch('/api/notes/', {
      method: 'POST',
      headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json', 'x-canary': canary },
      body,
    });
  for (const body of [`{"title": ${canary}`, `{"title":["${canary}"]}`, `{"${canary}":1}`]) {
    const reply = await raw(body);
    replies.push({ status: reply.status, body: await reply.json() });
  }
  await keep(upload(note.id, `${canary}.exe`, 'MZ'));
  await keep(server.call(confirmEmail, { body: { email: `${canary}@example.org`, code: '000000' } }));
  await server.fetch(`/api/${canary}?q=${canary}`);
  await signInTo(server, account.email, `${password}-wrong`);

  for (const mode of ['error-500', 'refused-key', 'wrong-json', 'half'] as const) {
    model.setMode(mode);
    const { taskId } = await account.ok(saveTranscript, {
      body: { noteId: note.id, question: `Patient: ${canary}.`, generate: true },
    });
    expect((await finishedTask(account, taskId!)).status).toBe('failure');
  }
  model.setMode('good');

  const log = server.logged.join('\n');
  expect(log.length).toBeGreaterThan(2_000);
  expect(log.toLowerCase()).not.toContain(canary.toLowerCase());
  expect(log).not.toContain(account.token);
  for (const { status, body } of replies) {
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/select|insert|update |stack|at \/|node_modules|pgboss|constraint/);
    if (status >= 500) expect(text.toLowerCase()).not.toContain(canary.toLowerCase());
  }
});

/** Beside the mails, which stand in for those that are sent. */
const filesOf = async ({ dataDir }: TestServer) =>
  (await filesBelow(dataDir)).filter((path) => !path.startsWith('outbox/'));

async function holdingTheCanary(of: TestServer): Promise<string[]> {
  const holds = (path: string) =>
    readFileSync(join(of.dataDir, path), 'latin1').toLowerCase().includes(canary.toLowerCase());
  return (await filesOf(of)).filter(holds);
}

test('what is stored outside the database is encrypted, and its folders are nobody else’s', async () => {
  const note = await newPatient(account, canary);
  expect((await upload(note.id, `${canary}.txt`, `Patient: ${canary} hurts when I climb stairs.`)).status).toBe(200);
  const sound = Buffer.concat([tones([[0.1, 0.3]]), Buffer.from(canary.repeat(10_000))]);
  expect((await upload(note.id, `${canary}.wav`, sound)).status).toBe(200);
  expect((await filesOf(server)).filter((path) => path.startsWith('files/')).length).toBeGreaterThan(0);
  expect(await holdingTheCanary(server)).toEqual([]);
  // what stood there in the clear would be found
  writeFileSync(join(server.dataDir, 'files', 'in-the-clear'), `…${canary.toUpperCase()}…`);
  expect(await holdingTheCanary(server)).toEqual(['files/in-the-clear']);
  expect((statSync(join(server.dataDir, 'files')).mode & 0o777).toString(8)).toBe('700');
});

test('no table holds a password, a code, a token or a key in the clear', async () => {
  const email = 'stored@example.org';
  await server.call(register, { body: { email, password, given_name: 'A', family_name: 'B' } });
  const code = /^Subject: (\d{6}) /m.exec(server.mails().findLast((mail) => mail.includes(email))!)![1]!;
  const browser = await signInTo(server, account.email, password);
  const secrets = [
    password,
    browser.token,
    account.token,
    ...browser
      .cookie()
      .split('; ')
      .map((pair) => pair.split('=')[1]!),
  ];
  const tables = await server.engine.query(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const { name } of tables) {
    for (const secret of secrets) {
      const [found] = await server.engine.query(
        `select count(*)::int as n from ${String(name)} t where position($1 in t::text) > 0`,
        [secret],
      );
      expect(found!['n'], `${String(name)} holds ${secret}`).toBe(0);
    }
  }
  const [row] = await server.engine.query('select code_hash from email_codes where email = $1', [email]);
  expect(String(row!['code_hash'])).not.toContain(code);
});
