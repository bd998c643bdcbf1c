import type { Context } from '../../src/platform/context.ts';
import { RequestContext } from '../../src/platform/http/request-context.ts';
import { createIds } from '../../src/platform/ids.ts';
import type { TestServer } from '../harness.ts';
import type { TestAccount } from './accounts.ts';
import { scopeOf } from './notes.ts';

/** The account's context in the server's own process, for what no route does by itself. Nothing is queued or published. */
export function contextFor(server: TestServer, account: TestAccount): Context {
  const { engine, clock, ports } = server;
  const parts = {
    engine,
    clock,
    ports,
    ids: createIds(clock),
    batchAudit: async () => undefined,
    enqueue: async () => undefined,
    publish: () => undefined,
    assertWritable: () => undefined,
  };
  const { actor } = scopeOf(engine, account);
  const origin = { address: '127.0.0.1', userAgent: 'test' };
  return new RequestContext(parts, { actor, requestId: parts.ids.uuid(), origin, ending: new AbortController() });
}
