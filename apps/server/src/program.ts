import { limits } from '@clinical/contract/limits';
import { pino, type Logger } from 'pino';
import {
  ehrSystemsOf,
  emailOf,
  faxCarrierOf,
  fontsOf,
  gridhooksOf,
  llmOf,
  mailFolderOf,
  ownKeyLlmOf,
  speechOf,
  literatureOf,
  turnOf,
  zoomOf,
} from './adapters.ts';
import { areas } from './areas.ts';
import { openAiKeys } from './gateways/ai-keys/openai.ts';
import { aiKeysPort } from './gateways/ai-keys/port.ts';
import { createLocalReader } from './gateways/documents/local.ts';
import { documentBinder, documentReader } from './gateways/documents/port.ts';
import { ehrSystems } from './gateways/ehr/port.ts';
import { emailPort } from './gateways/email/port.ts';
import { faxCarrier } from './gateways/fax/port.ts';
import { fontsPort } from './gateways/fonts/port.ts';
import { externalUsersPort } from './gateways/external-users/port.ts';
import { signedTokens } from './gateways/external-users/signed-tokens.ts';
import { gridhookPort } from './gateways/gridhook/port.ts';
import { llmPort, ownKeyLlmPort } from './gateways/llm/port.ts';
import { createOidc } from './gateways/oidc/discovery.ts';
import { oidcPort } from './gateways/oidc/port.ts';
import { speechPort } from './gateways/speech/port.ts';
import { clearWorkFolder } from './gateways/speech/work-folder.ts';
import { turnPort } from './gateways/turn/port.ts';
import { literaturePort } from './gateways/literature/port.ts';
import { zoomPort } from './gateways/zoom/port.ts';
import { openPlatform, type Platform } from './open-platform.ts';
import { actingAs } from './platform/acting-as.ts';
import { alerts } from './platform/alerts.ts';
import type { Installation } from './platform/area.ts';
import { chartWorkspace } from './platform/chart-workspace.ts';
import { eventStreams, runningState } from './platform/running-program.ts';
import { type Actor, sessionResolver } from './platform/session.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type Config, trustRequestHost } from './platform/config/config.ts';
import type { DatabaseEngine } from './platform/db/database.ts';
import { auditVerifier } from './platform/audit/audit-verifier.ts';
import { createEventStreams } from './platform/events/event-streams.ts';
import { type ContextParts, RequestContext } from './platform/http/request-context.ts';
import { deleteOldReplies } from './platform/http/idempotency.ts';
import { closeServer } from './platform/http/close-server.ts';
import { RequestQuota } from './platform/http/request-quota.ts';
import { createServer } from './platform/http/server.ts';
import { serveSockets } from './platform/http/sockets.ts';
import type { BodyPatience } from './platform/http/slow-bodies.ts';
import { startHousekeeping } from './platform/housekeeping.ts';
import { JobRunner, type JobRunnerOptions } from './platform/jobs/job-runner.ts';
import { loggerOptions } from './platform/log.ts';
import { type Port, PortRegistry } from './platform/ports.ts';
import { textSeal } from './platform/crypto/text-seal.ts';
import { fileStore } from './platform/storage/file-store.ts';
import { deleteUnreferencedFiles } from './platform/storage/unreferenced-files.ts';
import { workPool } from './platform/work/work-pool.ts';

const streamsPerUser = 40;
const socketsPerUser = 10;
/** For requests and jobs together; who asked the process to stop kills it after ten seconds. */
const stopWithinMs = 8_000;
/** An upload that no row refers to after this long belongs to a request that died. */
const unreferencedForMs = 24 * 60 * 60_000;

export type ProgramOptions = {
  config: Config;
  /** Folder of the built web app; null serves the API only. */
  webDir: string | null;
  clock?: Clock;
  /** An open database to use instead of the configured one; it is not closed. */
  engine?: DatabaseEngine;
  /** A database that is being opened, instead of opening one; it is closed with the program. */
  database?: Promise<DatabaseEngine>;
  log?: Logger;
  /** How slowly bodies may come in; the usual measure unless given. */
  patience?: BodyPatience;
  /** False serves no HTTP: the process only runs jobs. */
  http?: boolean;
  /** Wait before the first retry of a job; the runner's own unless given. */
  retryDelaySeconds?: number;
};

export type RunningProgram = {
  /** Where it listens, e.g. `http://127.0.0.1:3000`; empty without HTTP. */
  address: string;
  mailFolder: string | null;
  engine: DatabaseEngine;
  ports: PortRegistry;
  /** Lets requests under way finish, gives running jobs back and closes what is open. */
  stop(): Promise<void>;
};

/** Removes what need not be kept any more, and ends what has run out. */
function keepHouse({ engine, files, onError }: Platform, ports: PortRegistry, clock: Clock): { stop(): Promise<void> } {
  const tidy = async () => {
    await deleteOldReplies(engine.db, clock.now());
    for (const area of areas) await area.tidy?.(engine.db, clock.now());
    await deleteUnreferencedFiles(engine, files, clock.now() - unreferencedForMs);
  };
  const ready = { db: engine.db, use: <T>(key: Port<T>) => ports.get(key) };
  const endDue = async () => {
    for (const area of areas) await area.endDue?.(ready, clock.now());
  };
  const retryDue = async () => {
    for (const area of areas) await area.retryDue?.(ready, clock.now());
  };
  return startHousekeeping({ tidy, endDue, retryDue }, onError);
}

/** Puts the program together from its configuration and starts it. */
export async function startProgram(options: ProgramOptions): Promise<RunningProgram> {
  const { config } = options;
  trustRequestHost();
  const clock = options.clock ?? systemClock;
  const log = options.log ?? pino(loggerOptions(config.logLevel) ?? {});
  const platform = await openPlatform({ config, clock, log, engine: options.engine, database: options.database });
  const { engine, ids, bus, files, pool, guard, onError } = platform;

  let address = '';
  let state: 'ready' | 'starting' | 'stopping' = 'starting';
  let sockets: { close(): void } | null = null;
  let apiDocument: (() => Record<string, unknown>) | null = null;
  const documents = createLocalReader({ mostPages: limits.pdfPages });
  const ports = new PortRegistry()
    .register(fileStore, files)
    .register(textSeal, platform.keys)
    .register(workPool, pool)
    .register(documentReader, documents)
    .register(documentBinder, documents)
    .register(emailPort, emailOf(config, { clock, ids }))
    .register(llmPort, llmOf(config, clock))
    .register(ownKeyLlmPort, ownKeyLlmOf(config, clock))
    .register(speechPort, speechOf(config, clock))
    .register(
      fontsPort,
      fontsOf(config, (line) => log.info(line)),
    )
    .register(faxCarrier, { line: faxCarrierOf(config, clock) })
    .register(turnPort, { relay: turnOf(config, ids) })
    .register(literaturePort, { services: literatureOf(config, clock) })
    .register(zoomPort, { app: zoomOf(config) })
    .register(ehrSystems, ehrSystemsOf(config, clock))
    .register(gridhookPort, gridhooksOf(config, clock))
    .register(aiKeysPort, openAiKeys(config.openaiBaseUrl))
    .register(externalUsersPort, signedTokens(config.externalSystems))
    .register(oidcPort, createOidc(config.oidcProviders));
  const installation: Installation = {
    config,
    clock,
    log,
    engine,
    keys: platform.keys,
    publicUrl: () => config.publicUrl ?? address,
    areas,
    use: (key) => ports.get(key),
  };
  for (const { provides } of areas) ports.install(provides?.(installation) ?? []);
  const sessions = ports.get(sessionResolver);
  const streams = createEventStreams({
    bus,
    clock,
    maxPerUser: streamsPerUser,
    checkSessions: (open) => sessions.standing(open),
    onError,
  });
  ports
    .register(eventStreams, streams)
    .register(auditVerifier, platform.verifier)
    .register(runningState, {
      pingDatabase: () => engine.ping(),
      storage: platform.guard.state,
      state: () => state,
      apiDocument: () => apiDocument?.() ?? {},
    })
    .register(actingAs, {
      contextOf: (actor) =>
        createContext({ actor, requestId: ids.uuid(), signal: stopping.requests.signal, noteId: null }),
    });

  const housekeeping = keepHouse(platform, ports, clock);

  const parts: ContextParts = {
    engine,
    clock,
    ids,
    ports,
    batchAudit: (row) => platform.audit.add(row),
    enqueue: (db, scope, job, payload, requestId) => jobs.enqueue(db, scope, job, payload, requestId),
    publish: (audience, event) => bus.publish(audience, event),
    assertWritable: guard.assertWritable,
  };
  const createContext: JobRunnerOptions['createContext'] = async ({ actor, requestId, signal, noteId }) => {
    const acting = actor ? await sessions.actorOf(actor.userId, actor.workspaceId) : null;
    // where the chart lies: whoever it is shared with may act in another workspace
    const charts = noteId ? await ports.get(chartWorkspace)(engine.db, noteId) : null;
    const workspaceId = charts ?? acting?.workspaceId;
    return new RequestContext(parts, {
      actor: acting as Actor,
      requestId,
      origin: { address: '', userAgent: 'job' },
      ending: { signal },
      inBackground: true,
      wall: workspaceId ? [workspaceId] : [],
    });
  };
  const jobs: JobRunner = new JobRunner({
    engine,
    clock,
    log,
    jobs: areas.flatMap((area) => area.jobs ?? []),
    work: config.runJobs,
    publish: parts.publish,
    alert: (scope, alert) => ports.get(alerts).raise({ ...scope, ids }, alert),
    createContext,
    ...(options.retryDelaySeconds === undefined ? {} : { retryDelaySeconds: options.retryDelaySeconds }),
  });
  /** What is done after a start holds nothing up; a fault of one thing leaves the others. */
  const runStarted = async (): Promise<void> => {
    await clearWorkFolder(ports.get(speechPort).workFolder, clock.now()).catch(onError);
    const { signal } = stopping.requests;
    for (const { started } of areas) {
      if (!signal.aborted) await started?.({ db: engine.db, use: (port) => ports.get(port), signal }).catch(onError);
    }
  };
  const stopping = { streams: new AbortController(), requests: new AbortController() };
  const making =
    options.http === false
      ? null
      : createServer({
          config,
          log,
          ids,
          routes: areas.flatMap((area) => area.routes),
          services: {
            parts,
            sessions,
            stopping: { streams: stopping.streams.signal, requests: stopping.requests.signal },
            guessLimitPerMinute: config.signInLimitPerMinute,
            quota: new RequestQuota(config.quotaPerMinute, clock),
          },
          webDir: options.webDir,
          patience: options.patience,
        });
  const [server] = await Promise.all([making, jobs.start()]);
  if (server) {
    sockets = serveSockets(
      server.server,
      areas.flatMap((area) => area.sockets ?? []),
      {
        parts,
        sessions,
        log,
        mostPerUser: socketsPerUser,
        publicUrl: config.publicUrl,
        trustProxy: config.trustProxy,
      },
    );
    apiDocument = () => server.swagger() as unknown as Record<string, unknown>;
    const listening = await server.listen({ port: config.port, host: config.host });
    address = listening.replace('[::1]', 'localhost');
  }
  state = 'ready';
  const starting = config.runJobs ? runStarted() : Promise.resolve();

  return {
    address,
    mailFolder: mailFolderOf(config),
    engine,
    ports,
    async stop() {
      state = 'stopping';
      const deadline = performance.now() + stopWithinMs;
      streams.close();
      stopping.streams.abort();
      sockets?.close();
      await jobs.rest();
      await starting;
      if (server) await closeServer(server, stopping.requests);
      await jobs.stop(deadline - performance.now());
      await housekeeping.stop();
      await platform.close();
    },
  };
}
