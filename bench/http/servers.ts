import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Child, startChild, startServer } from '../lib/child.ts';
import { register, signIn } from '../lib/sign-up.ts';

/** A server under test, with what a request to it must carry. */
export type Server = Child & { headers: Record<string, string> };

/** The ceiling, with a token it accepts. */
export async function startCeiling(databaseUrl: string | null): Promise<Server> {
  const key = 'a key for one run of the benchmark';
  const child = await startChild(['bench/http/ceiling.ts', databaseUrl ?? '', key], {});
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = `${part({ alg: 'HS256' })}.${part({ wid: randomUUID() })}`;
  const token = `${head}.${createHmac('sha256', key).update(head).digest('base64url')}`;
  return { ...child, headers: { authorization: `Bearer ${token}` } };
}

/** The program itself, with an account made the way a person makes one. */
export async function startProgram(databaseUrl: string | null): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinical-bench-'));
  const child = await startServer({ DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) });
  await register(child.address, dataDir, 'bench@example.org');
  const token = await signIn(child.address, 'bench@example.org');
  return { ...child, headers: { authorization: `Bearer ${token}` } };
}

/** An empty database beside the one that the address names; an earlier one of that name is dropped. */
export async function freshDatabase(url: string, suffix: string): Promise<string> {
  const target = new URL(url);
  const name = `${target.pathname.slice(1)}_${suffix}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name} encoding 'UTF8' template template0`);
  await client.end();
  target.pathname = `/${name}`;
  return target.href;
}
