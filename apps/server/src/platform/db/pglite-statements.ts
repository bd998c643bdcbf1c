import { messages, parse, type PGlite, protocol, type QueryOptions } from '@electric-sql/pglite';
import type { RowShape, StatementRequest, StatementResult } from './pglite-messages.ts';

type Reply = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number];
type Value = string | null;

const { serialize } = protocol;
/** Texts whose parameter types are remembered. */
const mostTexts = 2_000;

const asText = (value: string): string => value;
/** Types that Drizzle reads itself: date, timestamp, timestamptz, interval, numeric[] and arrays of those times. */
const textTimes = Object.fromEntries(
  [1082, 1114, 1184, 1186, 1231, 1115, 1185, 1187, 1182].map((type) => [type, asText]),
);

const begin = [serialize.parse({ text: 'begin' }), serialize.bind(), serialize.execute()];
const commit = [serialize.parse({ text: 'commit' }), serialize.bind(), serialize.execute()];

function optionsOf({ arrays, plainTimes }: RowShape): QueryOptions {
  return { rowMode: arrays ? 'array' : 'object', ...(plainTimes ? { parsers: textTimes } : {}) };
}

/**
 * Statements with parameters on PGlite's connection. PGlite's own `query` enters the engine six times for each and plans it
 * anew; here it is one entry, which may begin or end a transaction as well, and a statement to keep is planned once.
 */
export class PgliteStatements {
  readonly #pg: PGlite;
  readonly #types = new Map<string, readonly number[]>();
  readonly #kept = new Map<string, string>();

  constructor(pg: PGlite) {
    this.#pg = pg;
  }

  /** @throws the database's error; a transaction that was to be committed is over then, one that was begun is not */
  async run(request: StatementRequest): Promise<StatementResult> {
    const { text, shape, commits } = request;
    let { begins } = request;
    try {
      if (begins && !this.#types.has(text)) {
        // A new text may be refused before it is run, which must happen inside its transaction.
        await this.#send(begin);
        begins = false;
      }
      const replies = await this.#send([
        ...(begins ? begin : []),
        ...(await this.#partsOf(request, begins)),
        ...(commits ? commit : []),
      ]);
      if (commits) assertCommitted(replies);
      const results = parse.parseResults(replies, this.#pg.parsers, shape ? optionsOf(shape) : undefined);
      return results[begins ? 1 : 0] as StatementResult;
    } catch (error) {
      if (commits) await this.#pg.exec('rollback');
      throw error;
    }
  }

  /** @throws Error when a statement of the transaction had failed, so that all of it was taken back */
  async commit(): Promise<void> {
    assertCommitted(await this.#send(commit));
  }

  async #partsOf({ text, params, keep }: StatementRequest, begins: boolean): Promise<Uint8Array[]> {
    try {
      const statement = keep ? await this.#keep(text) : '';
      const types = this.#types.get(text) ?? (await this.#describe(text, statement));
      const values = params.map((param, place) => this.#valueOf(param, types[place] ?? 0));
      return [
        ...(keep ? [] : [serialize.parse({ text })]),
        serialize.bind({ statement, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
      ];
    } catch (error) {
      // A value that cannot be written: what follows must find a transaction all the same.
      if (begins) await this.#send(begin);
      throw error;
    }
  }

  async #keep(text: string): Promise<string> {
    const known = this.#kept.get(text);
    if (known !== undefined) return known;
    const name = `kept_${this.#kept.size + 1}`;
    await this.#send([serialize.parse({ text, name })]);
    this.#kept.set(text, name);
    return name;
  }

  async #describe(text: string, statement: string): Promise<readonly number[]> {
    const replies = await this.#send([
      ...(statement ? [] : [serialize.parse({ text })]),
      serialize.describe({ type: 'S', name: statement }),
    ]);
    const types = parse.parseDescribeStatementResults(replies);
    if (this.#types.size >= mostTexts) this.#types.clear();
    this.#types.set(text, types);
    return types;
  }

  #valueOf(param: unknown, type: number): Value {
    if (param === null || param === undefined) return null;
    const write = this.#pg.serializers[type];
    return write ? (write(param) as Value) : String(param);
  }

  async #send(parts: Uint8Array[]): Promise<Reply[]> {
    const { messages: replies } = await this.#pg.execProtocol(Buffer.concat([...parts, serialize.sync()]), {
      syncToFs: false,
    });
    return replies;
  }
}

/** A commit after a statement that failed is answered with ROLLBACK, not with an error. */
function assertCommitted(replies: Reply[]): void {
  const done = replies.findLast((reply) => reply instanceof messages.CommandCompleteMessage);
  if (done?.text !== 'COMMIT') throw new Error('a statement had failed, so nothing was committed');
}
