import { join } from 'node:path';
import { normaliseTitle } from '../../apps/server/src/areas/notes/normalise-title.ts';
import { PgliteEngine } from '../../apps/server/src/platform/db/pglite-engine.ts';
import { asker } from './ask.ts';
import { startServer } from './child.ts';
import { register, signIn } from './sign-up.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Makes an account with charts of these names in a data folder of its own, the last one used last: the first by the program,
 * the others as copies of its rows. No server runs afterwards.
 */
export async function makeManyCharts(dataDir: string, email: string, names: readonly string[]): Promise<void> {
  const server = await startServer({ DATA_DIR: dataDir });
  await register(server.address, dataDir, email);
  const ask = asker(server.address, await signIn(server.address, email));
  const { id } = await ask<{ id: string }>('POST', '/notes/', { title: names[0] });
  await server.stop();
  const db = await PgliteEngine.open({ dataDir: join(dataDir, 'database'), log: silent });
  const rest = names.slice(1);
  await db.query(
    `insert into notes select (jsonb_populate_record(t, jsonb_build_object('id', md5(t.id::text || c.n)::uuid,
       'title', c.title, 'title_search', c.folded, 'last_activity_at', t.last_activity_at + c.n))).*
     from notes t, unnest($1::text[], $2::text[]) with ordinality as c (title, folded, n) where t.id = $3`,
    [rest, rest.map(normaliseTitle), id],
  );
  await db.query(
    `insert into note_grants select md5(g.note_id::text || n)::uuid, g.principal, g.level
     from note_grants g, generate_series(1, $1::int) n where g.note_id = $2`,
    [rest.length, id],
  );
  await db.close();
}
