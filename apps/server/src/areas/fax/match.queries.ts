import { and, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { users } from '../accounts/accounts.table.ts';
import { clinicalTasks } from '../clinical-tasks/clinical-tasks.table.ts';
import { notes, searchText } from '../notes/notes.table.ts';
import { visibleNotes } from '../notes/public.ts';
import { faxes, faxRecipients } from './fax.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;

/** With more charts than these that a name may mean, nothing is certain. */
export const mostCandidates = 60;

/** What charts are looked for by: days of birth as YYYY-MM-DD, record numbers without signs, and last names, both in lower case. */
export type Sought = { births: string[]; numbers: string[]; lastNames: string[] };

/** Charts of the acting workspace that the actor may change and that share any of it. */
export async function selectCandidates(scope: Reading, { births, numbers, lastNames }: Sought) {
  const holds = (text: string): SQL => sql`${searchText} like ${`%${text}%`}`;
  const conditions = [
    // day and month are written in either order
    ...births
      .map((day) => day.split('-'))
      .flatMap(([year, month, day]) => [holds(`#${month}${day}${year}`), holds(`#${day}${month}${year}`)]),
    ...[...numbers, ...lastNames].map(holds),
  ];
  if (conditions.length === 0) return [];
  const rows = await scope.db
    .select({
      id: notes.id,
      title: notes.title,
      dateOfBirth: notes.dateOfBirth,
      sex: notes.sex,
      mrn: notes.mrn,
      ownerId: notes.ownerId,
    })
    .from(notes)
    .where(and(eq(notes.workspaceId, scope.actor.workspaceId), visibleNotes(scope, 'edit'), or(...conditions)))
    .orderBy(desc(notes.lastActivityAt), desc(notes.id))
    .limit(mostCandidates);
  const owners = await selectNames(scope, [...new Set(rows.map(({ ownerId }) => ownerId))]);
  return rows.map((chart) => ({ ...chart, clinicians: [owners.get(chart.ownerId) ?? ''] }));
}

async function selectNames({ db }: Pick<Scope, 'db'>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: sql<string>`${users.givenName} || ' ' || ${users.familyName}` })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Faxes about charts that the actor may change that reached this number since `time`, newest first. */
export async function selectSentTo(scope: Reading, number: string, time: number) {
  if (number === '') return [];
  return scope.db
    .select({
      fax: faxes,
      patient: notes.title,
      task: {
        id: clinicalTasks.id,
        title: clinicalTasks.title,
        status: clinicalTasks.status,
        category: clinicalTasks.category,
      },
    })
    .from(faxes)
    .innerJoin(notes, eq(notes.id, faxes.noteId))
    .leftJoin(clinicalTasks, eq(clinicalTasks.id, faxes.taskId))
    .where(
      and(
        eq(faxes.workspaceId, scope.actor.workspaceId),
        eq(faxes.direction, 'sent'),
        isNotNull(faxes.sentAt),
        gt(faxes.sentAt, time),
        visibleNotes(scope, 'edit'),
        inArray(
          faxes.id,
          scope.db
            .select({ id: faxRecipients.faxId })
            .from(faxRecipients)
            .where(
              and(
                eq(faxRecipients.workspaceId, scope.actor.workspaceId),
                eq(faxRecipients.number, number),
                eq(faxRecipients.state, 'delivered'),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(faxes.sentAt))
    .limit(50);
}
