import type { Ok } from '@clinical/contract/common.schemas';
import type { FaxContact, NewFaxContact } from '@clinical/contract/fax/fax.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { principalNames } from '../../platform/access.ts';
import { insertContacts, lockContact, removeContact, updateContact } from './contacts.queries.ts';
import { contactAbilities } from './fax.policy.ts';
import { viewContact } from './fax.view.ts';

type Entered = Required<NewFaxContact>;

/** @throws AppError CONFLICT for who only reads in the acting workspace */
export async function createFaxContact(ctx: Context, entered: Entered): Promise<FaxContact> {
  return ctx.transaction(async (tx) => {
    if (!contactAbilities(tx.actor).edit) {
      throw new AppError('CONFLICT', { message: 'You can read in this workspace, but not add anything.' });
    }
    const { workspaceId, userId } = tx.actor;
    const row = { id: tx.ids.uuid(), workspaceId, ...entered, createdBy: userId, updatedAt: tx.clock.now() };
    await insertContacts(tx, [row]);
    await tx.audit('fax.create-contact', { type: 'fax-contact', id: row.id });
    publishContacts(tx);
    return viewContact(tx.actor, row);
  });
}

/** @throws AppError NOT_FOUND */
export async function changeFaxContact(ctx: Context, id: string, entered: Entered): Promise<FaxContact> {
  return ctx.transaction(async (tx) => {
    const before = await lockContact(tx, id);
    if (!contactAbilities(tx.actor).edit) throw notFound();
    const row = { ...before, ...entered, updatedAt: tx.clock.now() };
    await updateContact(tx, row);
    await tx.audit('fax.change-contact', { type: 'fax-contact', id });
    publishContacts(tx);
    return viewContact(tx.actor, row);
  });
}

/** Faxes that were sent keep the name and number. @throws AppError NOT_FOUND */
export async function deleteFaxContact(ctx: Context, id: string): Promise<Ok> {
  return ctx.transaction(async (tx) => {
    await lockContact(tx, id);
    if (!contactAbilities(tx.actor).edit) throw notFound();
    await removeContact(tx, id);
    await tx.audit('fax.delete-contact', { type: 'fax-contact', id });
    publishContacts(tx);
    return { ok: true };
  });
}

export const publishContacts = (tx: Tx): void =>
  tx.emit([principalNames.members(tx.actor.workspaceId)], { type: 'fax-contacts-changed' });
