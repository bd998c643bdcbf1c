import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { notes } from '../notes/notes.table.ts';
import { noteRowFor, visibleNotes } from '../notes/public.ts';
import { formDrafts, forms } from './forms.table.ts';

/** Forms of charts in use that the actor is filling in, the newest `limit`, and how many there are. */
export function selectOpenDrafts(scope: Pick<Scope, 'actor' | 'db'>, limit: number) {
  const { userId, workspaceId } = scope.actor;
  return scope.db
    .select({
      ...noteRowFor(scope),
      draftId: formDrafts.id,
      formTitle: forms.title,
      amount: sql<number>`(count(*) over ())::int`,
    })
    .from(formDrafts)
    .innerJoin(forms, eq(forms.id, formDrafts.formId))
    .innerJoin(notes, eq(notes.id, formDrafts.noteId))
    .where(
      and(
        eq(formDrafts.createdBy, userId),
        eq(formDrafts.workspaceId, workspaceId),
        isNull(formDrafts.filledAt),
        isNull(notes.archivedAt),
        eq(notes.sample, false),
        // the form is filled in by who may edit the chart
        visibleNotes(scope, 'edit'),
      ),
    )
    .orderBy(desc(formDrafts.updatedAt), desc(formDrafts.id))
    .limit(limit);
}
