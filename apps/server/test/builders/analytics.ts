import { randomUUID } from 'node:crypto';
import { addWorkSpans } from '@clinical/contract/analytics/analytics.calls';
import type { TestServer } from '../harness.ts';
import type { TestAccount } from './accounts.ts';

/** A minute of work on an entry, just over. */
export async function newWorkSpan(server: TestServer, account: TestAccount, transcriptId: string): Promise<void> {
  const now = server.clock.now();
  const [startedAt, endedAt] = [now - 60_000, now].map((at) => new Date(at).toISOString()) as [string, string];
  const span = { id: randomUUID(), kind: 'note' as const, transcriptId, startedAt, endedAt };
  await account.ok(addWorkSpans, { body: { spans: [span] } });
}
