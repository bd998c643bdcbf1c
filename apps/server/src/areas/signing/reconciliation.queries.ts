import { and, asc, desc, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { FactSource } from '@clinical/contract/signing/reconciliation.schemas';
import type { Scope, Tx } from '../../platform/context.ts';
import { precharts } from '../pre-chats/pre-chats.table.ts';
import type { Entry } from '../transcripts/public.ts';
import { transcripts, transcriptVersions } from '../transcripts/transcripts.table.ts';
import { reconciliationPicks } from './signing.table.ts';

type Db = Pick<Scope, 'db'>;
type OfChart = Pick<Entry, 'id' | 'noteId' | 'createdAt'>;

export type PickRow = typeof reconciliationPicks.$inferSelect;

/** What was prepared or answered in an entry's chart before it, or used for it; oldest first. */
export async function preparedFor(scope: Db, { id, noteId, createdAt }: OfChart) {
  return scope.db
    .select({ at: precharts.createdAt, question: precharts.question, answer: precharts.answer })
    .from(precharts)
    .where(
      and(
        eq(precharts.noteId, noteId),
        sql`${precharts.answer} <> ''`,
        or(eq(precharts.usedIn, id), and(isNull(precharts.usedAt), lt(precharts.createdAt, createdAt))),
      ),
    )
    .orderBy(asc(precharts.createdAt), asc(precharts.id));
}

/** The newest signed note of the chart that is older than this entry; null when there is none. */
export async function lastSignedBefore(scope: Db, { noteId, createdAt }: OfChart) {
  const [row] = await scope.db
    .select({
      at: transcripts.createdAt,
      kind: transcripts.kind,
      sections: transcriptVersions.sections,
      sentences: transcriptVersions.sentences,
    })
    .from(transcripts)
    .innerJoin(
      transcriptVersions,
      and(eq(transcriptVersions.transcriptId, transcripts.id), eq(transcriptVersions.version, transcripts.version)),
    )
    .where(
      and(
        eq(transcripts.noteId, noteId),
        ne(transcripts.kind, 'evidence'),
        isNotNull(transcripts.signedAt),
        isNull(transcripts.deletedAt),
        lt(transcripts.createdAt, createdAt),
      ),
    )
    .orderBy(desc(transcripts.createdAt))
    .limit(1);
  return row ?? null;
}

export async function picksOf(scope: Db, transcriptId: string): Promise<PickRow[]> {
  return scope.db
    .select()
    .from(reconciliationPicks)
    .where(eq(reconciliationPicks.transcriptId, transcriptId))
    .orderBy(asc(reconciliationPicks.createdAt), asc(reconciliationPicks.key));
}

/** A later pick takes the place of an earlier one. */
export async function storePick(
  tx: Tx,
  pick: { transcriptId: string; key: string; source: FactSource; about: string },
): Promise<void> {
  const made = { userId: tx.actor.userId, createdAt: tx.clock.now() };
  await tx.db
    .insert(reconciliationPicks)
    .values({ ...pick, ...made })
    .onConflictDoUpdate({
      target: [reconciliationPicks.transcriptId, reconciliationPicks.key],
      set: { source: pick.source, ...made },
    });
}
