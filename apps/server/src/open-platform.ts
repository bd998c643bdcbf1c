import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type AuditBatcher, createAuditBatcher } from './platform/audit/audit-writer.ts';
import { startAuditSealer } from './platform/audit/audit-sealer.ts';
import { type AuditVerifier, startAuditVerifier } from './platform/audit/audit-verifier.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { databaseKeyChecks } from './platform/crypto/key-checks.ts';
import type { KeyRing } from './platform/crypto/keys.ts';
import { openKeyRing } from './platform/crypto/master-keys.ts';
import type { DatabaseEngine } from './platform/db/database.ts';
import { createWriteGuard, type WriteGuard } from './platform/db/write-guard.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { createEventBus, type EventBus } from './platform/events/event-bus.ts';
import { createIds, type Ids } from './platform/ids.ts';
import type { FileStore } from './platform/storage/file-store.ts';
import { openLocalFiles } from './platform/storage/local-files.ts';
import { createPiscinaPool } from './platform/work/piscina-pool.ts';
import { releaseMemoryAtRest } from './platform/work/release-memory.ts';
import type { WorkPool } from './platform/work/work-pool.ts';

export type PlatformOptions = {
  config: Config;
  clock: Clock;
  log: Logger;
  /** An open database to use instead of the configured one; it is not closed. */
  engine?: DatabaseEngine | undefined;
  /** A database that is being opened, instead of opening one; it is closed with the platform. */
  database?: Promise<DatabaseEngine> | undefined;
};

/** What every process of an installation stands on, whatever it serves. */
export type Platform = {
  engine: DatabaseEngine;
  keys: KeyRing;
  ids: Ids;
  audit: AuditBatcher;
  verifier: AuditVerifier;
  bus: EventBus;
  pool: WorkPool;
  files: FileStore;
  /** Refuses writes on a disk that is full or read-only. */
  guard: WriteGuard;
  /** Reports what goes wrong where nobody waits for it. */
  onError(error: unknown): void;
  /** Writes what is waiting and closes all of it; call it when nothing uses it any more. */
  close(): Promise<void>;
};

/** Opens the database, the keys, the files and what works beside them. */
export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const { config, clock, log } = options;
  const { databaseUrl, dataDir } = config;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const engine = options.engine ?? (await (options.database ?? openDatabase({ databaseUrl, dataDir, log })));
  // After the database: its lock on the folder keeps a second process from making keys of its own.
  const keys = await openKeyRing(config, [databaseKeyChecks(engine)]);
  const onError = (err: unknown) => log.error({ err }, 'background work of the platform failed');
  const ids = createIds(clock);
  const guard = createWriteGuard(dataDir, config.freeSpaceReserve, clock);
  const audit = createAuditBatcher(engine);
  const sealer = startAuditSealer(engine, { onError });
  const verifier = startAuditVerifier(engine, { clock, log, onError });
  const bus = await createEventBus({ engine, crossProcess: engine.kind === 'postgres', onError });
  const pool = createPiscinaPool({ threads: config.workerThreads });
  const folder = join(dataDir, 'files');
  const files = await openLocalFiles({ folder, engine, keys, clock, ids, assertWritable: guard.assertWritable });
  const stopReleasing = releaseMemoryAtRest();
  return {
    engine,
    keys,
    ids,
    audit,
    verifier,
    bus,
    pool,
    files,
    guard,
    onError,
    async close() {
      stopReleasing();
      await bus.close();
      await audit.close();
      await verifier.stop();
      await sealer.stop();
      await pool.close();
      if (!options.engine) await engine.close();
    },
  };
}
