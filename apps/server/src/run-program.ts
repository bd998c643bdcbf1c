import { existsSync, mkdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Config, configFromEnvironment } from './platform/config/config.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { loggerOptions } from './platform/log.ts';
import type { RunningProgram } from './program.ts';
import { startFailure } from './start-failure.ts';

const webDir = join(import.meta.dirname, '../../web/dist');

/** Whoever asked us to stop waits ten seconds. */
const killAfterMs = 9_500;

/** `web` serves pages and calls and, unless told otherwise, works off jobs; `worker` only works off jobs. */
type ProcessKind = 'web' | 'worker';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What an operator reads once the process is ready. */
function introduce(kind: ProcessKind, config: Config, running: RunningProgram): void {
  const took = `(${Math.round(performance.now())} ms)`;
  if (kind === 'web') say(`AI Clinical Workspace is ready at ${config.publicUrl ?? running.address} ${took}`);
  else say(`AI Clinical Workspace works off jobs ${took}`);
  say(`  data      ${config.dataDir}`);
  say(
    `  database  ${config.databaseUrl ? 'PostgreSQL' : 'embedded: made for one clinic; set DATABASE_URL to a PostgreSQL server for many users'}`,
  );
  say(`  mail      ${running.mailFolder ? `each mail is a file in ${running.mailFolder}` : 'SMTP'}`);
  const { providers } = config.models;
  say(
    `  notes     ${providers.map(({ provider, baseUrl }) => `${provider} at ${baseUrl}`).join(', ') || 'built-in engine: no key and no network needed'}`,
  );
  say(
    `  speech    ${config.speech.engine === 'none' ? 'no engine: recordings wait until one is set up' : config.speech.engine}`,
  );
}

/** Ends the process with the program, when it is asked to. */
function stopOnSignals(running: RunningProgram): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    say(`Stopping (${signal}) …`);
    setTimeout(() => process.exit(1), killAfterMs).unref();
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}

function configFor(kind: ProcessKind): Config {
  const config = configFromEnvironment();
  if (kind === 'web') return config;
  if (config.databaseUrl === null)
    throw new Error('A worker of its own needs DATABASE_URL: the embedded database serves one process.');
  return { ...config, runJobs: true };
}

/** Runs the program as this process, until it is asked to stop. Ends the process with a sentence when it cannot start. */
export async function runProgram(kind: ProcessKind): Promise<void> {
  let config: Config | null = null;
  try {
    config = configFor(kind);
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
    const log = pino(loggerOptions(config.logLevel) ?? {});
    // The database opens, in a thread or a process of its own, while the rest of the program is loaded.
    const { databaseUrl, dataDir } = config;
    const database = openDatabase({ databaseUrl, dataDir, log, startNew: process.argv.includes('--new') });
    database.catch(() => undefined);
    // what nobody waited for has failed: that is worth a line, and no reason to end the work of everybody else
    process.on('unhandledRejection', (error) => log.error({ err: error }, 'something failed that nobody waited for'));
    const { startProgram } = await import('./program.ts');
    const http = kind === 'web';
    const pages = http && existsSync(join(webDir, 'index.html')) ? webDir : null;
    const running = await startProgram({ config, log, database, http, webDir: pages });
    stopOnSignals(running);
    introduce(kind, config, running);
    // So that the next start finds it, even when this process is killed.
    flushCompileCache();
  } catch (error) {
    process.stderr.write(`${startFailure(error, config)}\n`);
    process.exit(1);
  }
}
