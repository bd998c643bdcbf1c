import type { TaskAssignee } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import { and, eq, isNull } from 'drizzle-orm';
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
 * Whom a word of speech names: members by first, last or whole name, and departments by name or role.
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
    .where(eq(departments.workspaceId, workspaceId));
  return [
    ...people.map(({ id, given, family }) => ({
      assignee: { kind: 'person' as const, id },
      name: `${given} ${family}`.trim(),
    })),
    ...rooms
      .filter((room) => isRoom(room.name, name))
      .map((room) => ({ assignee: { kind: 'department' as const, id: room.id }, name: room.name })),
  ];
}

/** Roles whose words begin in another way than their departments. */
const rooms: Readonly<Record<string, string>> = {
  lab: 'laboratory',
  labs: 'laboratory',
  'front desk': 'reception',
  receptionist: 'reception',
  reception: 'front desk',
  biller: 'billing',
  er: 'emergency',
};

/** A department is meant by its name, a word of it, or its role: "nurse" is Nursing. A short word is somebody's name more often. */
function isRoom(room: string, word: string): boolean {
  const [own, said] = [normaliseTitle(room), normaliseTitle(word)];
  const words = own.split(/[^\p{L}\p{N}]+/u);
  const stem = said.replace(/(?:e|es|s|ing)$/, '');
  return (
    [said, rooms[said]].some(
      (each) => each !== undefined && (own === each || words.includes(each) || own.startsWith(`${each} `)),
    ) ||
    (stem.length >= 4 && words.some((each) => each.startsWith(stem)))
  );
}

export async function selectOwnName({ db }: Pick<Scope, 'db'>, userId: string): Promise<string> {
  const [row] = await db
    .select({ given: users.givenName, family: users.familyName })
    .from(users)
    .where(eq(users.id, userId));
  return `${row?.given ?? ''} ${row?.family ?? ''}`.trim();
}
