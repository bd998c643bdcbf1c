import { checkerVersion } from '@clinical/language/checks/checker-version';
import type { NoteChecks } from '@clinical/language/checks/check-types';
import type { Tx } from '../../platform/context.ts';
import { storeCheckRun } from './checks.queries.ts';

/** Keeps what was found in one version of a note, compared with its source as it became with `sourceVersion`. */
export async function storeChecks(
  tx: Tx,
  of: { transcriptId: string; version: number; sourceVersion: number },
  found: NoteChecks,
): Promise<void> {
  await storeCheckRun(tx, { ...of, ...found, checkerVersion, checkedAt: tx.clock.now() });
}
