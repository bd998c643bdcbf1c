import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { allVisits } from '@clinical/language/testing/visits/all-visits';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { PgliteEngine } from '../../apps/server/src/platform/db/pglite-engine.ts';
import { asker } from './ask.ts';
import { startServer } from './child.ts';
import { register, signIn, takeStarter } from './sign-up.ts';

const day = 86_400_000;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Makes a patient in a data folder of its own: one note by the embedded engine of each example visit, and then copies of
 * these entries, with their versions and checks, at one a day until there are `entries`. No server runs afterwards.
 */
export async function makeLongChart(dataDir: string, email: string, entries: number): Promise<void> {
  const server = await startServer({ DATA_DIR: dataDir });
  await register(server.address, dataDir, email);
  const token = await signIn(server.address, email);
  await takeStarter(server.address, token);
  const ask = asker(server.address, token);
  const { id: noteId } = await ask<{ id: string }>('POST', '/notes/', { title: 'Maria Santos' });
  for (const { source } of allVisits) {
    const body = { noteId, question: source, generate: true };
    const { transcript } = await ask<{ transcript: Transcript }>('POST', '/transcripts/save_transcript', body);
    // a visit of somebody else by name is held, and no note is written
    if (transcript.hold !== null) await ask('DELETE', `/transcripts/${transcript.id}/delete_transcript`);
  }
  const thread = () => ask<Transcript[]>('GET', `/transcripts/${noteId}`);
  let written = await thread();
  while (written.some(({ taskId }) => taskId !== null)) {
    await wait(200);
    written = await thread();
  }
  await server.stop();
  await spreadAndCopy(dataDir, written, entries);
}

async function spreadAndCopy(dataDir: string, written: readonly Transcript[], entries: number): Promise<void> {
  const db = await PgliteEngine.open({ dataDir: join(dataDir, 'database'), log: silent });
  for (const [n, { id }] of written.entries()) {
    const age = (written.length - n) * day;
    await db.query('update transcripts set created_at = created_at - $1::bigint where id = $2', [age, id]);
  }
  const copy = (table: string, key: string, changes: string) =>
    `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('${key}', md5(t.${key}::text || $1)::uuid${changes}))).*
     from ${table} t where t.${key} = any($2::uuid[])`;
  for (let made = written.length, round = 1; made < entries; round += 1) {
    const ids = written.slice(-(entries - made)).map(({ id }) => id);
    const createdAt = `, 'created_at', t.created_at - ${round * written.length * day}`;
    await db.query(copy('transcripts', 'id', `${createdAt}, 'task_id', null`), [`${round}`, ids]);
    await db.query(copy('transcript_versions', 'transcript_id', `, 'task_id', null`), [`${round}`, ids]);
    await db.query(copy('note_checks', 'transcript_id', ''), [`${round}`, ids]);
    made += ids.length;
  }
  await db.close();
}
