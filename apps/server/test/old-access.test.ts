import { undoMerge } from '@clinical/contract/notes/merges.calls';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { authServices } from '../src/areas/accounts/auth-services.ts';
import { effectiveLevel } from '../src/areas/notes/notes.policy.ts';
import { selectNotes } from '../src/areas/notes/note-list.queries.ts';
import { selectTemplates } from '../src/areas/templates/templates.queries.ts';
import type { DatabaseEngine } from '../src/platform/db/database.ts';
import { openDatabase, programMigrations } from '../src/platform/db/open-database.ts';
import type { PgliteEngine } from '../src/platform/db/pglite-engine.ts';
import { onAnotherDevice, type TestAccount } from './builders/accounts.ts';
import { createIds } from '../src/platform/ids.ts';
import { createServerDatabase, openInMemory, silentLog, testServerUrl } from './database.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The last migration before departments and collaborations. */
const lastOld = '0028_add_break_glass';

async function oldMigrations(): Promise<string> {
  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'meta'), { recursive: true });
  const journal = JSON.parse(readFileSync(join(programMigrations, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const last = journal.entries.findIndex(({ tag }) => tag === lastOld);
  const entries = journal.entries.slice(0, last + 1);
  for (const { tag } of entries) cpSync(join(programMigrations, `${tag}.sql`), join(folder, `${tag}.sql`));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  return folder;
}

/** A database as an earlier version left it, and what brings it up to date. */
async function openOld(): Promise<{ engine: DatabaseEngine; update: () => Promise<DatabaseEngine> }> {
  const migrationsFolder = await oldMigrations();
  if (testServerUrl === null) {
    const engine: PgliteEngine = await openInMemory(migrationsFolder);
    const update = async () => {
      const snapshot = await engine.snapshot();
      await engine.close();
      return openDatabase({ databaseUrl: null, dataDir: null, log: silentLog, snapshot });
    };
    return { engine, update };
  }
  const { url } = await createServerDatabase(testServerUrl, migrationsFolder);
  const engine = await openDatabase({ databaseUrl: url, dataDir: null, log: silentLog, migrationsFolder });
  const update = async () => {
    await engine.close();
    return openDatabase({ databaseUrl: url, dataDir: null, log: silentLog });
  };
  return { engine, update };
}

const names = ['owner', 'admin', 'reader', 'colleague', 'both', 'stranger', 'removed', 'closed'] as const;
type Name = (typeof names)[number];
const ids = Object.fromEntries([...names, 'clinic', 'practice'].map((name) => [name, crypto.randomUUID()])) as Record<
  Name | 'clinic' | 'practice',
  string
>;
const { clinic, practice } = ids;
const members: [Name, string, 'read' | 'edit' | 'admin', number | null][] = [
  ['owner', clinic, 'edit', null],
  ['admin', clinic, 'admin', null],
  ['reader', clinic, 'read', null],
  ['colleague', clinic, 'edit', null],
  ['both', clinic, 'edit', null],
  ['removed', clinic, 'edit', 5],
  ['both', practice, 'read', null],
  ['stranger', practice, 'admin', null],
];
const [charts, mergeId, accessId] = [
  {
    knee: crypto.randomUUID(),
    hip: crypto.randomUUID(),
    abroad: crypto.randomUUID(),
    binned: crypto.randomUUID(),
    merged: crypto.randomUUID(),
  },
  crypto.randomUUID(),
  crypto.randomUUID(),
];
const farAhead = Date.now() + 3_600_000;

/** Rows as the program wrote them then. */
async function fill(engine: DatabaseEngine): Promise<void> {
  const put = (table: string, row: Record<string, unknown>) => {
    const columns = Object.keys(row);
    const places = columns.map((_, at) => `$${at + 1}`);
    return engine.query(
      `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
      Object.values(row),
    );
  };
  for (const id of [clinic, practice]) await put('workspaces', { id, name: 'Clinic', created_at: 1 });
  for (const name of names) {
    const automation = JSON.stringify({ autoAppend: false, richFormatting: false });
    const person = { given_name: name, family_name: 'Okafor', model: 'gpt-5-no-cds', automation, created_at: 1 };
    const closed_at = name === 'closed' ? 2 : null;
    await put('users', {
      id: ids[name],
      email: `${name}@example.org`,
      home_workspace_id: clinic,
      closed_at,
      ...person,
    });
  }
  for (const [name, workspace_id, cap, removed_at] of members)
    await put('workspace_members', { workspace_id, user_id: ids[name], cap, created_at: 1, removed_at });
  const chart = async (id: string, owner: Name, workspace_id: string, gone: Record<string, unknown> = {}) => {
    const times = { created_at: 1, last_activity_at: 1, updated_at: 1 };
    await put('notes', {
      id,
      owner_id: ids[owner],
      workspace_id,
      title: 'Ines',
      title_search: 'ines',
      ...times,
      ...gone,
    });
    for (const [principal, level] of [
      [`user:${ids[owner]}`, 'manage'],
      [`owned:${ids[owner]}`, 'edit'],
      [`admins:${workspace_id}`, 'manage'],
    ])
      await put('note_grants', { note_id: id, principal, level });
  };
  await chart(charts.knee, 'owner', clinic);
  await chart(charts.hip, 'both', clinic);
  await chart(charts.abroad, 'both', practice);
  await chart(charts.binned, 'owner', clinic, { deleted_at: 2, deleted_by: ids.owner });
  // the colleague's chart went into the owner's, whose grants it shares since then
  await chart(charts.merged, 'colleague', clinic, {
    deleted_at: Date.now(),
    deleted_by: ids.admin,
    merged_into: charts.knee,
  });
  const grants = [
    { principal: `user:${ids.colleague}`, level: 'manage', before: null },
    { principal: `owned:${ids.colleague}`, level: 'edit', before: null },
  ];
  for (const { principal, level } of grants) await put('note_grants', { note_id: charts.knee, principal, level });
  const record = JSON.stringify({
    entries: 0,
    filled: {},
    grants,
    stars: [],
    moved: { transcripts: [], 'pre-chats': [] },
  });
  const merge = {
    source_id: charts.merged,
    target_id: charts.knee,
    merged_by: ids.admin,
    merged_at: Date.now(),
    record,
  };
  await put('note_merges', { id: mergeId, workspace_id: clinic, ...merge });
  await put('note_grants', { note_id: charts.knee, principal: `user:${ids.reader}`, level: 'edit' });
  const opened = { user_id: ids.colleague, reason: 'Unconscious', started_at: 1, ends_at: farAhead };
  await put('break_glass_accesses', { id: accessId, workspace_id: clinic, note_id: charts.hip, ...opened });
  await put('note_grants', { note_id: charts.hip, principal: `break-glass:${accessId}`, level: 'read' });
  for (const [owner, workspace_id, sharing, archived_at] of [
    ['owner', clinic, 'me', null],
    ['owner', clinic, 'workspace', null],
    ['both', practice, 'workspace', null],
    ['admin', clinic, 'workspace', 3],
  ] as const) {
    const recipe = JSON.stringify({ sections: [], macros: [], generalInstructions: '', defaultExam: '' });
    const title = `${owner} ${sharing}`;
    const row = { owner_id: ids[owner], workspace_id, sharing, title, recipe, archived_at };
    await put('templates', { id: crypto.randomUUID(), ...row, created_at: 1, updated_at: 1 });
  }
}

const present = members.filter(([, , , removedAt]) => removedAt === null);
type Seen = { charts: Record<string, string>; templates: string[] };
const chartName = (id: string) => Object.entries(charts).find(([, each]) => each === id)?.[0] ?? id;

/** What the rules of that version show, asked of the old tables: names were a person's own, the admins', and open emergencies. */
async function seenBefore(engine: DatabaseEngine): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const [name, workspaceId, cap] of present) {
    const principals = [
      `user:${ids[name]}`,
      ...(cap === 'admin' ? [`admins:${workspaceId}`] : []),
      ...(name === 'colleague' ? [`break-glass:${accessId}`] : []),
    ];
    const rows = await engine.query(
      `select n.id, max(array_position(array['read', 'edit', 'manage'], g.level)) as level
        from notes n join note_grants g on g.note_id = n.id
        where n.deleted_at is null and n.workspace_id = $1 and g.principal = any($2::text[]) group by n.id`,
      [workspaceId, principals],
    );
    const levelOf = (place: unknown) => (cap === 'read' ? 'read' : ['read', 'edit', 'manage'][Number(place) - 1]!);
    const templates = await engine.query(
      `select title from templates where deleted_at is null and (owner_id = $1
        or sharing = 'workspace' and archived_at is null and workspace_id = $2)`,
      [ids[name], workspaceId],
    );
    seen.push({
      charts: Object.fromEntries(rows.map(({ id, level }) => [chartName(String(id)), levelOf(level)])),
      templates: templates.map(({ title }) => String(title)).toSorted(),
    });
  }
  return seen;
}

async function seenAfter(server: TestServer): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const [name, workspaceId] of present) {
    const actor = await server.ports.get(authServices).sessions.actorOf(ids[name], workspaceId);
    const { clock } = server;
    const scope = { actor, db: server.engine.db, clock, ids: createIds(clock), audit: async () => undefined };
    const rows = await selectNotes(scope, {});
    const templates = await selectTemplates(scope, { forms: true });
    seen.push({
      charts: Object.fromEntries(rows.map(({ id, level }) => [chartName(id), effectiveLevel(actor, level)])),
      templates: templates.map(({ title }) => title).toSorted(),
    });
  }
  return seen;
}

test('an update to departments and collaborations leaves everybody what they saw, and a merge can still be undone', async () => {
  const { engine, update } = await openOld();
  await fill(engine);
  const before = await seenBefore(engine);
  const of = (name: Name, seen: Seen[]) => seen[present.findIndex(([each]) => each === name)];
  // the old rows say something worth keeping
  expect(of('owner', before)).toEqual({ charts: { knee: 'manage' }, templates: ['owner me', 'owner workspace'] });
  expect(of('reader', before)).toEqual({ charts: { knee: 'read' }, templates: ['owner workspace'] });
  expect(of('colleague', before)).toMatchObject({ charts: { knee: 'manage', hip: 'read' } });
  expect(of('admin', before)).toMatchObject({ charts: { knee: 'manage', hip: 'manage' } });
  expect(of('stranger', before)).toEqual({ charts: { abroad: 'manage' }, templates: ['both workspace'] });

  const updated = await update();
  onTestFinished(() => updated.close());
  const server = await startTestServer({}, { engine: updated });
  onTestFinished(() => server.stop());
  expect(await seenAfter(server)).toEqual(before);
  const { sessions } = server.ports.get(authServices);
  for (const name of ['removed', 'closed'] as const)
    await expect(sessions.actorOf(ids[name], clinic)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const [left] = await updated.query("select count(*)::int as n from note_grants where principal ~ '^owned:[^:]*$'");
  expect(left).toEqual({ n: 0 });
  const rights = await updated.query(
    'select distinct may_sign, may_manage_templates, may_bill, may_audit, seat from workspace_members',
  );
  expect(rights).toEqual([
    { may_sign: true, may_manage_templates: true, may_bill: false, may_audit: false, seat: true },
  ]);

  const account = { userId: ids.admin, workspaceId: clinic, email: 'admin@example.org' } as TestAccount;
  const admin = await onAnotherDevice(server, account);
  await admin.ok(undoMerge, { params: { mergeId } });
  expect(of('colleague', await seenAfter(server))).toMatchObject({ charts: { merged: 'manage', hip: 'read' } });
  const held = await updated.query('select principal from note_grants where note_id = $1 order by principal', [
    charts.knee,
  ]);
  expect(held.filter(({ principal }) => String(principal).includes(ids.colleague))).toEqual([]);
});
