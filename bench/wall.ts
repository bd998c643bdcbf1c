/**
 * `npm run -s bench:wall [-- --database URL] [--rounds N]`: the cost of row-level security. One program
 * writes notes in the background and exports a chart, in turn with the wall and without it; prints the milliseconds of each and
 * their ratio. Without `--database`, which must be empty, it is the embedded database.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseConfig } from '../apps/server/src/platform/config/config.ts';
import { openDatabase } from '../apps/server/src/platform/db/open-database.ts';
import type { PgliteEngine } from '../apps/server/src/platform/db/pglite-engine.ts';
import type { PostgresEngine } from '../apps/server/src/platform/db/postgres-engine.ts';
import { startProgram } from '../apps/server/src/program.ts';
import { asker } from './lib/ask.ts';
import { median, said, timed } from './lib/numbers.ts';
import { register, signIn } from './lib/sign-up.ts';

const { values } = parseArgs({ options: { database: { type: 'string' }, rounds: { type: 'string', default: '60' } } });
const email = `bench-${process.pid}@example.org`;
const dataDir = mkdtempSync(join(tmpdir(), 'clinical-wall-'));
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const question = [
  'Doctor: What brings you in today?',
  'Patient: I have had a sore throat and a fever for three days, and penicillin gives me a rash.',
  'Doctor: Your throat is red. I will prescribe azithromycin 500 mg once a day for three days.',
].join('\n');

const engine = (await openDatabase({ databaseUrl: values.database ?? null, dataDir, log: silent })) as
  | PgliteEngine
  | PostgresEngine;
if (!engine.hasRowLevelSecurity)
  throw new Error('this database has no row-level security: its user may not take the role');
const most = '100000000';
const limits = { RATE_LIMIT_PER_MINUTE: most, USER_LIMIT_PER_MINUTE: most, WORKSPACE_LIMIT_PER_MINUTE: most };
const config = parseConfig({
  PORT: '0',
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  LOCAL_ENGINE_CREDITS: 'false',
  ...limits,
});
const program = await startProgram({ config, webDir: null, engine });
try {
  await register(program.address, dataDir, email);
  const token = await signIn(program.address, email);
  const ask = asker(program.address, token);
  const { id: noteId } = await ask<{ id: string }>('POST', '/notes/', { title: 'Bench' });

  /** From the request until the job has ended. */
  const job = async (): Promise<void> => {
    const body = { noteId, question, generate: true };
    const { taskId } = await ask<{ taskId: string }>('POST', '/transcripts/save_transcript', body);
    for (;;) {
      const [row] = await engine.query('select status from background_tasks where id = $1', [taskId]);
      if (row?.['status'] === 'SUCCESS') return;
      if (row?.['status'] === 'FAILURE') throw new Error('a note was not written');
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const exported = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` };
    await (await fetch(`${program.address}/api/notes/${noteId}/export`, { headers })).arrayBuffer();
  };
  const read = async (): Promise<void> => void (await ask('GET', `/notes/${noteId}`));

  const times = { job: [[], []], export: [[], []], read: [[], []] } as Record<string, [number[], number[]]>;
  const works = { job, export: exported, read };
  for (const work of Object.values(works)) for (let n = 0; n < 10; n += 1) await work();
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const walled of round % 2 === 0 ? [true, false] : [false, true]) {
      engine.hasRowLevelSecurity = walled;
      for (const [name, work] of Object.entries(works)) await timed(times[name]![walled ? 0 : 1], work);
    }
  }
  const found = Object.entries(times).map(([name, [walled, plain]]) => [
    name,
    { walled: said(walled), plain: said(plain), ratio: Math.round((median(walled) / median(plain)) * 100) / 100 },
  ]);
  console.log(JSON.stringify({ database: engine.kind, ...Object.fromEntries(found) }, null, 1));
} finally {
  await program.stop();
  await engine.close();
  rmSync(dataDir, { recursive: true, force: true });
}
