/**
 * Makes an embedded database with its schema, in a process of its own that ends then: the programs that make one take 350 MiB, which a
 * thread would not give back. `argv`: the folder, the folder of migrations.
 */
import { migrateEmbedded } from './migrate.ts';
import { PgliteEngine } from './pglite-engine.ts';

const [dataDir, migrationsFolder] = process.argv.slice(2);
if (!dataDir || !migrationsFolder) throw new Error('the folder and the migrations are not named');
// nobody holds the folder's lock any more
process.once('disconnect', () => process.exit(1));
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
try {
  const engine = await PgliteEngine.open({ dataDir, log: quiet });
  await migrateEmbedded(engine, migrationsFolder);
  await engine.close();
  process.exit(0);
} catch (error) {
  process.send?.((error as Error).message, () => process.exit(1));
}
