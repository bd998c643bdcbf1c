import type { QuickPhrase } from '@clinical/contract/quick-phrases/quick-phrases.schemas';
import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { isUniqueViolation } from '../../platform/db/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import { users } from '../accounts/accounts.table.ts';
import { quickPhraseAbilities } from './quick-phrases.policy.ts';
import { quickPhrases } from './quick-phrases.table.ts';

type StoredPhrase = typeof quickPhrases.$inferSelect;
export type QuickPhraseRow = Omit<StoredPhrase, 'nameKey'> & { givenName: string; familyName: string };

const columns = {
  id: quickPhrases.id,
  workspaceId: quickPhrases.workspaceId,
  ownerId: quickPhrases.ownerId,
  scope: quickPhrases.scope,
  name: quickPhrases.name,
  html: quickPhrases.html,
  version: quickPhrases.version,
  updatedAt: quickPhrases.updatedAt,
  givenName: users.givenName,
  familyName: users.familyName,
};

/** The condition every query about phrases carries: my own, and those that the acting workspace shares. */
function visiblePhrases({ actor }: Pick<Scope, 'actor'>): SQL | undefined {
  const own = and(eq(quickPhrases.scope, 'me'), eq(quickPhrases.ownerId, actor.userId));
  const shared = and(eq(quickPhrases.scope, 'workspace'), eq(quickPhrases.workspaceId, actor.workspaceId));
  return actor.viewing ? shared : or(own, shared);
}

export function selectQuickPhrases(scope: Scope): Promise<QuickPhraseRow[]> {
  return selectPhrases(scope, visiblePhrases(scope));
}

/** Those of the ids that are phrases the actor may use. */
export const selectReachablePhrases: SelectReachable = async (scope, ids) => {
  const rows = await scope.db
    .select({ id: quickPhrases.id })
    .from(quickPhrases)
    .where(and(inArray(quickPhrases.id, [...ids]), visiblePhrases(scope)));
  return rows.map(({ id }) => ({ id, noteId: null }));
};

/** Those that the actor made. */
export function selectOwnPhrases(scope: Scope): Promise<QuickPhraseRow[]> {
  return selectPhrases(scope, and(visiblePhrases(scope), eq(quickPhrases.ownerId, scope.actor.userId)));
}

function selectPhrases({ db }: Pick<Scope, 'db'>, fitting: SQL | undefined): Promise<QuickPhraseRow[]> {
  return db
    .select(columns)
    .from(quickPhrases)
    .innerJoin(users, eq(users.id, quickPhrases.ownerId))
    .where(fitting)
    .orderBy(asc(quickPhrases.nameKey), asc(quickPhrases.scope), asc(quickPhrases.id))
    .execute();
}

/**
 * A phrase to change or delete; its row is locked until the transaction ends.
 * @throws AppError NOT_FOUND when there is none or it is not the actor's to change
 */
export async function getQuickPhraseFor(
  tx: Tx,
  id: string,
  ability: keyof QuickPhrase['abilities'],
): Promise<QuickPhraseRow> {
  if (!isUuid(id)) throw notFound();
  const [phrase] = await tx.db
    .select(columns)
    .from(quickPhrases)
    .innerJoin(users, eq(users.id, quickPhrases.ownerId))
    .where(and(eq(quickPhrases.id, id), visiblePhrases(tx)))
    .for('update', { of: quickPhrases });
  if (!phrase || !quickPhraseAbilities(tx.actor, phrase)[ability]) throw notFound();
  return phrase;
}

/** The phrase that the actor just made or saved, with its author's name. */
export async function reloadQuickPhrase(tx: Tx, id: string): Promise<QuickPhraseRow> {
  const [phrase] = await tx.db
    .select(columns)
    .from(quickPhrases)
    .innerJoin(users, eq(users.id, quickPhrases.ownerId))
    .where(and(eq(quickPhrases.id, id), visiblePhrases(tx)));
  if (!phrase) throw notFound();
  return phrase;
}

/** @throws AppError CONFLICT when there is another of that name */
export async function insertQuickPhrase(tx: Tx, phrase: StoredPhrase): Promise<void> {
  await nameIsFree(phrase, tx.db.insert(quickPhrases).values(phrase));
}

/** @throws AppError CONFLICT when there is another of that name */
export async function saveQuickPhrase(tx: Tx, id: string, phrase: Omit<StoredPhrase, 'id' | 'ownerId'>): Promise<void> {
  const saving = tx.db
    .update(quickPhrases)
    .set(phrase)
    .where(and(eq(quickPhrases.id, id), visiblePhrases(tx)));
  await nameIsFree(phrase, saving);
}

export async function removeQuickPhrase(tx: Tx, id: string): Promise<void> {
  await tx.db.delete(quickPhrases).where(and(eq(quickPhrases.id, id), visiblePhrases(tx)));
}

async function nameIsFree({ name, scope }: Pick<StoredPhrase, 'name' | 'scope'>, writing: PromiseLike<unknown>) {
  try {
    await writing;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const whose = scope === 'me' ? 'You have a phrase' : 'The workspace has a phrase';
    const message = `${whose} called “${name}” already. Choose another name, or change that one.`;
    throw new AppError('CONFLICT', { message, detail: [{ loc: ['body', 'name'], msg: message }] });
  }
}
