/**
 * The peer that the program is measured against: bare Fastify with the same driver, the same row, a signature check, a
 * workspace filter and one audit row for each request, and nothing else. Run by `bench/http.ts` as a process of its own.
 *
 * The row has the columns of the program's charts, and a reply all of those that a page shows. What it does without: sessions
 * that can be revoked, grants, stars, the bin and the archive, progress of jobs, abilities, checked replies, security headers, rate
 * limits, request ids, events, foreign keys, an audit row that says from where and in which session, and its hash chain.
 * Its audit row is committed before the reply, by a statement of its own.
 */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { PgliteEngine } from '../../apps/server/src/platform/db/pglite-engine.ts';
import pg from 'pg';

type Query = (text: string, params?: unknown[], name?: string) => Promise<Record<string, unknown>[]>;

const [databaseUrl = '', key = ''] = process.argv.slice(2);
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function open(): Promise<Query> {
  if (databaseUrl) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
    return async (text, values, name) => (await pool.query({ text, values, name })).rows;
  }
  const engine = await PgliteEngine.open({
    dataDir: mkdtempSync(join(tmpdir(), 'ceiling-')),
    log: silent,
    snapshot: null,
  });
  return (text, params, name) => engine.query(text, params, name);
}

const query = await open();
await query('create extension if not exists pg_trgm');
await query(`create table if not exists ceiling_notes (
  id uuid primary key, workspace_id uuid not null, owner_id uuid not null, department_id uuid, title text not null, title_search text not null,
  date_of_birth text, sex text, mrn text, phone text, email text, language text, is_referral_favorite boolean not null default false,
  tags text[] not null default '{}', entry_count int not null default 0, created_at bigint not null, last_activity_at bigint not null,
  updated_at bigint not null, version int not null default 1, archived_at bigint, deleted_at bigint, deleted_by uuid, merged_into uuid)`);
await query('create index if not exists ceiling_recent on ceiling_notes (workspace_id, last_activity_at desc)');
await query(
  'create index if not exists ceiling_search on ceiling_notes using gin (title_search gin_trgm_ops) with (fastupdate = off)',
);
await query(
  'create table if not exists ceiling_audit (seq bigserial primary key, at bigint, workspace_id text, action text, record text)',
);

function workspaceOf(header: string | undefined): string {
  const [head, body, signature] = (header ?? '').replace('Bearer ', '').split('.');
  const expected = createHmac('sha256', key).update(`${head}.${body}`).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature ?? '', 'base64url'))) throw new Error('bad signature');
  return (JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as { wid: string }).wid;
}

const audit = (workspace: string, action: string, record: string) =>
  query(
    'insert into ceiling_audit (at, workspace_id, action, record) values ($1, $2, $3, $4)',
    [Date.now(), workspace, action, record],
    'audit',
  );

const columns =
  'id, title, date_of_birth, sex, mrn, phone, email, language, department_id, is_referral_favorite, tags, entry_count, owner_id, created_at, last_activity_at, archived_at, version';
const app = Fastify();

app.get('/api/notes/', async (request) => {
  const workspace = workspaceOf(request.headers.authorization);
  const { query: text, limit = '50' } = request.query as { query?: string; limit?: string };
  const rows = text
    ? await query(
        `select ${columns} from ceiling_notes where workspace_id = $1 and title_search like $2 order by last_activity_at desc limit $3`,
        [workspace, `%${text.toLowerCase()}%`, Number(limit)],
      )
    : await query(
        `select ${columns} from ceiling_notes where workspace_id = $1 order by last_activity_at desc limit $2`,
        [workspace, Number(limit)],
        'list',
      );
  await audit(workspace, 'list', '');
  return { items: rows, nextCursor: null };
});

app.get('/api/notes/:id', async (request) => {
  const workspace = workspaceOf(request.headers.authorization);
  const { id } = request.params as { id: string };
  const [row] = await query(
    `select ${columns} from ceiling_notes where id = $1 and workspace_id = $2`,
    [id, workspace],
    'read',
  );
  await audit(workspace, 'read', id);
  return row;
});

app.post('/api/notes/', async (request) => {
  const workspace = workspaceOf(request.headers.authorization);
  const { title } = request.body as { title: string };
  const [row] = await query(
    `insert into ceiling_notes (id, workspace_id, owner_id, title, title_search, created_at, last_activity_at, updated_at)
     values ($1, $2, $2, $3, $4, $5, $5, $5) returning ${columns}`,
    [randomUUID(), workspace, title, title.toLowerCase(), Date.now()],
    'create',
  );
  await audit(workspace, 'create', String(row?.['id']));
  return row;
});

process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
