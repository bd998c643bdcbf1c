import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFS } from './durable-node-fs.ts';
import type { NumberedRequest, ThreadError, ThreadOptions, ThreadReply, ThreadRequest } from './pglite-messages.ts';
import { PgliteStatements } from './pglite-statements.ts';

const port = parentPort;
if (!port) throw new Error('the database thread was started outside a thread');
const reply = (message: ThreadReply): void => port.postMessage(message);

function describe(error: unknown): ThreadError {
  const { message, code, detail, constraint, table, column } = error as Error & Omit<ThreadError, 'message'>;
  return { message: message ?? String(error), code, detail, constraint, table, column };
}

async function open({ dataDir, snapshot }: ThreadOptions): Promise<{ pg: PGlite; syncs: () => number }> {
  const settings = [
    'shared_buffers=16MB',
    'max_wal_size=128MB',
    'min_wal_size=32MB',
    'random_page_cost=1.1',
    'jit=off',
  ];
  const small = settings.flatMap((setting) => ['-c', setting]);
  const options = { extensions: { btree_gist, pg_trgm } };
  if (dataDir === null) {
    const loadDataDir = snapshot ? new Blob([snapshot]) : undefined;
    const startParams = [...PGlite.defaultStartParams, ...small];
    return { pg: await PGlite.create({ ...options, startParams, loadDataDir }), syncs: () => 0 };
  }
  const fs = new DurableNodeFS(dataDir);
  // Without -F, which turns fsync off; fdatasync is a stub in this build, so the method is named.
  const startParams = [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    ...small,
    '-c',
    'wal_sync_method=fsync',
  ];
  return { pg: await PGlite.create({ ...options, fs, startParams }), syncs: () => fs.syncs };
}

async function serve(options: ThreadOptions): Promise<void> {
  const { pg, syncs } = await open(options);
  const statements = new PgliteStatements(pg);
  const listening = new Map<string, () => Promise<void>>();

  async function exec(text: string, alone: boolean): Promise<unknown> {
    try {
      return await pg.exec(text);
    } catch (error) {
      if (alone) await pg.exec('rollback');
      throw error;
    }
  }

  async function listen(channel: string): Promise<void> {
    if (listening.has(channel)) return;
    const onPayload = (payload: string): void => reply({ kind: 'notification', channel, payload });
    listening.set(channel, await pg.listen(`"${channel}"`, onPayload));
  }

  async function unlisten(channel: string): Promise<void> {
    await listening.get(channel)?.();
    listening.delete(channel);
  }

  function answer(request: ThreadRequest): Promise<unknown> {
    switch (request.kind) {
      case 'query':
        return statements.run(request);
      case 'exec':
        return exec(request.text, request.alone);
      case 'commit':
        return statements.commit();
      case 'listen':
        return listen(request.channel);
      case 'unlisten':
        return unlisten(request.channel);
      case 'snapshot':
        return pg.dumpDataDir('none').then((file) => file.arrayBuffer());
      case 'syncs':
        return Promise.resolve(syncs());
      case 'close':
        return pg.close();
    }
  }

  let last = Promise.resolve();
  port?.on('message', ({ id, request }: NumberedRequest) => {
    last = last.then(async () => {
      try {
        reply({ kind: 'result', id, value: await answer(request) });
      } catch (error) {
        reply({ kind: 'failure', id, error: describe(error) });
      }
    });
  });
  reply({ kind: 'ready' });
}

serve(workerData as ThreadOptions).catch((error: unknown) => reply({ kind: 'open-failed', error: describe(error) }));
