import { type BrokenSeal, ChainWalk } from '../src/platform/audit/verify-chain.ts';
import type { DatabaseEngine } from '../src/platform/db/database.ts';

export type WalkedChain = { sealed: number; unsealed: number; head: string; broken: BrokenSeal | null };

/** Walks the whole hash chain of the audit log at once, and counts the rows without a seal. */
export async function walkChain(engine: DatabaseEngine): Promise<WalkedChain> {
  const walk = new ChainWalk();
  while (await walk.advance(engine.db, 1_000));
  const [row] = await engine.query(
    'select count(*)::int as unsealed from audit_events e where not exists (select from audit_seals s where s.event_seq = e.seq)',
  );
  return { sealed: walk.sealed, head: walk.head, broken: walk.broken, unsealed: Number(row?.['unsealed']) };
}
