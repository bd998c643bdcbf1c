import { Client } from 'pg';
import type { DatabaseLog } from './database.ts';

const heartbeatMs = 10_000;
const slowestRetryMs = 5_000;

function quoted(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`;
}

/** One connection that listens for NOTIFY, apart from the pool. A lost one is made anew, with all its channels. */
export class PostgresListener {
  readonly #url: string;
  readonly #log: DatabaseLog;
  readonly #channels = new Map<string, Set<(payload: string) => void>>();
  #client: Promise<Client> | null = null;
  #closed = false;

  constructor(url: string, log: DatabaseLog) {
    this.#url = url;
    this.#log = log;
  }

  /** @throws the connection's error when it cannot be made the first time */
  async listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, listeners);
    listeners.add(onPayload);
    this.#client ??= this.#connect();
    await (await this.#client).query(`listen ${quoted(channel)}`);
    return async () => {
      listeners.delete(onPayload);
      if (listeners.size > 0 || this.#channels.get(channel) !== listeners || this.#closed) return;
      this.#channels.delete(channel);
      const client = await this.#client?.catch(() => null);
      await client?.query(`unlisten ${quoted(channel)}`).catch(() => undefined);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    const client = await this.#client?.catch(() => null);
    await client?.end();
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#url,
      application_name: 'clinical-workspace listener',
      keepAlive: true,
      connectionTimeoutMillis: 2_000,
      query_timeout: heartbeatMs / 2,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const onPayload of this.#channels.get(channel) ?? []) onPayload(payload ?? '');
    });
    client.on('error', (error) => this.#log.warn({ err: error }, 'the listening connection was lost'));
    await client.connect().catch((error: unknown) => {
      this.#client = null;
      throw error;
    });
    for (const channel of this.#channels.keys()) await client.query(`listen ${quoted(channel)}`);
    // A connection that died without a word is found by asking.
    const heartbeat = setInterval(() => {
      client.query('select 1').catch(() => client.end().catch(() => undefined));
    }, heartbeatMs).unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      this.#client = this.#closed ? null : this.#reconnect();
    });
    return client;
  }

  async #reconnect(): Promise<Client> {
    for (let wait = 250; ; wait = Math.min(wait * 2, slowestRetryMs)) {
      if (this.#closed) throw new Error('the listener was closed');
      await new Promise((resolve) => setTimeout(resolve, wait).unref());
      try {
        return await this.#connect();
      } catch (error) {
        this.#log.warn({ err: error }, 'the listening connection could not be made; trying again');
      }
    }
  }
}
