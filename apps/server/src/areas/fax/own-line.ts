import type { ChangeFaxLine, FaxLine } from '@clinical/contract/fax/fax.schemas';
import { type FaxPort, faxPort } from '../../gateways/fax/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { lineAbilities } from './fax.policy.ts';
import { findLine, insertLine, type LineRow, updateLine } from './line.queries.ts';

/** Numbers of this range are nobody's: between the workspaces of one installation they are used without a carrier. */
const ownRange = '+1555';
const digits = 7;
const usualRules = { unsignedAllowed: true, contactsOnly: false };

export async function getFaxLine(ctx: Context): Promise<FaxLine> {
  const { workspaceId, viewing } = ctx.actor;
  // who looks as somebody else changes nothing
  const row = viewing ? await findLine(ctx.db, workspaceId) : await ctx.transaction((tx) => lineOf(tx));
  await ctx.audit('fax.read-line', { type: 'fax-line', id: workspaceId });
  return viewLine(ctx.actor, ctx.use(faxPort), row ?? { ...usualRules, number: null });
}

/** @throws AppError CONFLICT for who is no admin */
export async function changeFaxLine(ctx: Context, rules: ChangeFaxLine): Promise<FaxLine> {
  return ctx.transaction(async (tx) => {
    if (!lineAbilities(tx.actor).edit)
      throw new AppError('CONFLICT', { message: 'Only an admin changes the fax line.' });
    const row = await lineOf(tx);
    await updateLine(tx.db, row.workspaceId, rules);
    await tx.audit('fax.change-line', { type: 'fax-line', id: row.workspaceId });
    return viewLine(tx.actor, tx.use(faxPort), { ...row, ...rules });
  });
}

/** The line of the acting workspace. Its first use gives it a number. */
export async function lineOf(tx: Tx): Promise<LineRow> {
  const { workspaceId } = tx.actor;
  for (;;) {
    const row = await findLine(tx.db, workspaceId);
    if (row) return row;
    const number = `${ownRange}${tx.ids.digits(digits)}`;
    await insertLine(tx.db, { workspaceId, number, ...usualRules });
  }
}

type Shown = Pick<FaxLine, 'number' | 'unsignedAllowed' | 'contactsOnly'>;

function viewLine(actor: Actor, line: FaxPort, { number, unsignedAllowed, contactsOnly }: Shown): FaxLine {
  const { name, reaches } = line;
  return { name, number, reaches, unsignedAllowed, contactsOnly, abilities: lineAbilities(actor) };
}
