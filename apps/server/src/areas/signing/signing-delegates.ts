import { displayName } from '@clinical/contract/accounts/accounts.rules';
import type { SetSigningDelegates, SigningDelegates } from '@clinical/contract/signing/signing.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { assertDepartment, getDepartmentFor } from '../teams/public.ts';
import {
  countMembers,
  selectActFor,
  selectDelegateDepartments,
  selectDelegates,
  storeDelegates,
} from './delegates.queries.ts';
import type { PersonName } from './signing.queries.ts';

const named = (person: PersonName) => ({ userId: person.userId, name: displayName(person) });

/** Who may sign for the caller in the acting workspace, and for whom they may. */
export async function getSigningDelegates(ctx: Pick<Context, 'actor' | 'db'>): Promise<SigningDelegates> {
  const byPerson = Map.groupBy(await selectActFor(ctx), ({ userId }) => userId);
  return {
    people: (await selectDelegates(ctx)).map(named),
    departments: await selectDelegateDepartments(ctx),
    actFor: [...byPerson.values()].map((grants) => ({
      ...named(grants[0]!),
      // by name it holds for every chart
      departments: grants.flatMap(({ department }) => department ?? []).filter(() => !grants.some(isByName)),
    })),
  };
}

const isByName = ({ department }: { department: string | null }) => department === null;

/**
 * Chooses who may sign for the caller, at once and in place of those before.
 * @throws AppError NOT_FOUND for who is no other member of the acting workspace, and for a department that the caller does not
 * belong to, unless they granted it before; CONFLICT for who may not sign themselves
 */
export async function setSigningDelegates(ctx: Context, wanted: SetSigningDelegates): Promise<SigningDelegates> {
  const { cap, switches, userId } = ctx.actor;
  if (!switches.sign || cap === 'read') {
    throw new AppError('CONFLICT', {
      message: 'You cannot sign in this workspace, so no one can sign for you.',
      notAllowed: true,
    });
  }
  const [people, departmentIds] = [[...new Set(wanted.people)], [...new Set(wanted.departmentIds)]];
  return ctx.transaction(async (tx) => {
    if (people.includes(userId) || (await countMembers(tx, people)) < people.length) throw notFound();
    const before = await getSigningDelegates(tx);
    const granted = new Set(before.departments.map(({ id }) => id));
    for (const id of departmentIds) if (!granted.has(id)) await assertBelongs(tx, id);
    await storeDelegates(tx, { people, departmentIds });
    await tx.audit('member.set-delegates', { type: 'user', id: userId });
    await tellChanges(
      tx,
      'user',
      before.people.map((person) => person.userId),
      people,
    );
    await tellChanges(tx, 'department', [...granted], departmentIds);
    return getSigningDelegates(tx);
  });
}

async function assertBelongs(tx: Tx, departmentId: string): Promise<void> {
  if (tx.actor.cap === 'admin') await assertDepartment(tx, departmentId);
  else await getDepartmentFor(tx, departmentId, 'member');
}

async function tellChanges(tx: Tx, type: string, before: readonly string[], after: readonly string[]): Promise<void> {
  for (const id of after) if (!before.includes(id)) await tx.audit('member.let-sign', { type, id });
  for (const id of before) if (!after.includes(id)) await tx.audit('member.stop-signing', { type, id });
}
