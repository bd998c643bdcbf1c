import type { TaskAssignee } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { users, workspaceMembers } from '../accounts/accounts.table.ts';
import { normaliseTitle } from '../notes/public.ts';
import { departments } from '../teams/teams.table.ts';

export type Found = { assignee: TaskAssignee; name: string };

/** The one that a word of speech names; null when there is nobody, or more than one. */
export async function namedColleague(
  scope: Pick<Scope, 'db'>,
  workspaceId: string,
  word: string,
): Promise<Found | null> {
  const found = await namedColleagues(scope, workspaceId, word);
  return found.length === 1 ? found[0]! : null;
}

/**
 * Whom a word of speech names: members by first, last or whole name, and departments whose name begins like the role ("nurse" is
 * Nursing).
 */
export async function namedColleagues({ db }: Pick<Scope, 'db'>, workspaceId: string, word: string): Promise<Found[]> {
  const name = word.toLowerCase().replace(/^(?:the|our|my|dr) /, '');
  const members = await db
    .select({ id: users.id, given: users.givenName, family: users.familyName })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), isNull(workspaceMembers.removedAt)));
  const people = members.filter(({ given, family }) =>
    [given, family, `${given} ${family}`].some((each) => normaliseTitle(each) === normaliseTitle(name)),
  );
  const rooms = await db
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(and(eq(departments.workspaceId, workspaceId), sql`lower(${departments.name}) like ${`${stemOf(name)}%`}`));
  return [
    ...people.map(({ id, given, family }) => ({
      assignee: { kind: 'person' as const, id },
      name: `${given} ${family}`.trim(),
    })),
    ...rooms.map((room) => ({ assignee: { kind: 'department' as const, id: room.id }, name: room.name })),
  ];
}

/** "nurse" and "nursing" begin alike. Names of departments hold no wildcard that the word could bring. */
const stemOf = (name: string): string => name.replaceAll(/[\\%_]/g, '').replace(/(?:e|es|s|ing)$/, '');
