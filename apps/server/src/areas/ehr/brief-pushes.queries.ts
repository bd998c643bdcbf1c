import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Scope } from '../../platform/context.ts';
import { notes } from '../notes/notes.table.ts';
import { noteRowFor, visibleNotes } from '../notes/public.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';
import { ehrPushes } from './ehr.table.ts';

/**
 * The actor's pushes that failed since `time` and that none of the same entry to the same EHR follows; the newest `limit`, and how many
 * there are.
 */
export function selectFailedPushes(scope: Pick<Scope, 'actor' | 'db'>, time: number, limit: number) {
  const { userId, workspaceId } = scope.actor;
  const later = alias(ehrPushes, 'later');
  return scope.db
    .select({
      ...noteRowFor(scope),
      transcriptId: ehrPushes.transcriptId,
      type: ehrPushes.type,
      visitAt: transcripts.createdAt,
      reason: transcripts.reason,
      amount: sql<number>`(count(*) over ())::int`,
    })
    .from(ehrPushes)
    .innerJoin(transcripts, eq(transcripts.id, ehrPushes.transcriptId))
    .innerJoin(notes, eq(notes.id, transcripts.noteId))
    .leftJoin(
      later,
      and(
        eq(later.transcriptId, ehrPushes.transcriptId),
        eq(later.type, ehrPushes.type),
        sql`(${later.createdAt}, ${later.id}) > (${ehrPushes.createdAt}, ${ehrPushes.id})`,
      ),
    )
    .where(
      and(
        eq(ehrPushes.createdBy, userId),
        eq(ehrPushes.workspaceId, workspaceId),
        eq(ehrPushes.state, 'failed'),
        gte(ehrPushes.changedAt, time),
        isNull(later.id),
        isNull(transcripts.deletedAt),
        isNull(notes.archivedAt),
        visibleNotes(scope, 'read'),
      ),
    )
    .orderBy(desc(ehrPushes.changedAt), desc(ehrPushes.id))
    .limit(limit);
}
