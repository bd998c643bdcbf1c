import pino from 'pino';
import { importLiterature } from './areas/evidence/import-literature.ts';
import { systemClock } from './platform/clock.ts';
import { configFromEnvironment } from './platform/config/config.ts';
import { openDatabase } from './platform/db/open-database.ts';

/** `npm run import-literature -- FILE…`: adds files of PubMed to the library that every workspace searches, in their order. */
const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write(
    'Usage: npm run import-literature -- FILE…, where each FILE is PubMed XML (.xml or .xml.gz), NBIB or RIS, e.g. pubmed26n*.xml.gz.\n',
  );
  process.exit(2);
}
const config = configFromEnvironment();
const { databaseUrl, dataDir } = config;
try {
  const engine = await openDatabase({ databaseUrl, dataDir, log: pino({ level: 'warn' }) });
  try {
    for (const file of files) {
      const counts = await importLiterature({ engine, clock: systemClock }, file).catch((error: unknown) => {
        throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      });
      const told = Object.entries(counts).map(([what, count]) => `${count.toLocaleString('en')} ${what}`);
      process.stdout.write(`${file}: ${told.join(', ')}.\n`);
    }
  } finally {
    await engine.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
