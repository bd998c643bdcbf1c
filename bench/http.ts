/**
 * Requests a second of the program against a ceiling (`bench/http/ceiling.ts`) on the same kind of database, in turns in
 * the same run, and the program's memory afterwards. `npm run -s bench:http` measures the embedded database; with
 * `-- --database URL` a PostgreSQL server: two empty databases named `<name>_ceiling` and `<name>_program` are made beside
 * the named one. Also `--seconds` a turn, `--rounds`, `--rows`. A search after the creates has about twice as many hits as one
 * before, on both.
 */
import { parseArgs } from 'node:util';
import { type Comparison, compare, connections, load } from './http/load.ts';
import { create, list, readOne, search } from './http/operations.ts';
import { freshDatabase, startCeiling, startProgram } from './http/servers.ts';
import { memoryMiB } from './lib/child.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    rows: { type: 'string', default: '10000' },
  },
});
const rows = Number(values.rows);
const turns = {
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
};

const urls = values.database
  ? [await freshDatabase(values.database, 'ceiling'), await freshDatabase(values.database, 'program')]
  : [];
const ceiling = await startCeiling(urls[0] ?? null);
const program = await startProgram(urls[1] ?? null);
const memoryAtStart = memoryMiB(program.pid).now;

const results: Record<string, Comparison> = {};
const createOnBoth = async () => {
  for (const server of [ceiling, program]) await load(server, create.request(server, []), { amount: rows });
};
await createOnBoth();
for (const operation of [readOne, list, search])
  results[operation.name] = await compare(operation, ceiling, program, turns);
await createOnBoth();
const afterCreates = await compare(search, ceiling, program, turns);
results['title search right after as many creates'] = afterCreates;
results[create.name] = await compare(create, ceiling, program, turns);
const before = results[search.name];
const kept = (who: 'ceiling' | 'program') =>
  before && Number((afterCreates[who].perSecond / before[who].perSecond).toFixed(2));

const memory = {
  atStart: memoryAtStart,
  afterLoad: memoryMiB(program.pid).now,
  most: memoryMiB(program.pid).most,
};
console.log(
  JSON.stringify(
    {
      database: values.database ? 'postgres' : 'pglite',
      connections,
      rows,
      ...turns,
      results,
      searchesAfterCreatesPerOneBefore: { ceiling: kept('ceiling'), program: kept('program') },
      memoryMiB: memory,
    },
    null,
    2,
  ),
);
await Promise.all([ceiling.stop(), program.stop()]);
