/**
 * Tasks: how many of those that readers wrote down are heard in a visit; a batch of 200 operations, beside 200 creates of patients;
 * a board of 2,000 cards beside a plain list of the same titles, first paint and drag; and a table of 10,000 tasks beside a plain one, scrolled.
 * `npm run -s bench:tasks -- [--data DIR --reading FILE [--show]]`; FILE holds what two readers wrote down,
 * `{ visit: [{ lines, categories, title, both }] }`, and lies outside the repository.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from './lib/child.ts';
import { register, signIn, takeStarter } from './lib/sign-up.ts';
import { batchFigures } from './tasks/batch.ts';
import { boardFigures } from './tasks/board.ts';
import { heardFigures } from './tasks/heard.ts';
import { tableFigures } from './tasks/table.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    reading: { type: 'string' },
    show: { type: 'boolean', default: false },
    'only-heard': { type: 'boolean', default: false },
  },
});

if (values.data && values.reading)
  console.log('heard', JSON.stringify(heardFigures(values.data, values.reading, values.show)));
if (!values['only-heard']) {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinical-bench-'));
  const server = await startServer({ DATA_DIR: dataDir });
  const email = 'bench@example.org';
  try {
    await register(server.address, dataDir, email);
    const token = await signIn(server.address, email);
    console.log('batch', JSON.stringify(await batchFigures(server.address, token)));
    await takeStarter(server.address, token);
    console.log('board', JSON.stringify(await boardFigures(server.address, token, email)));
    console.log('table', JSON.stringify(await tableFigures(server.address, token, email)));
  } finally {
    await server.stop();
  }
}
