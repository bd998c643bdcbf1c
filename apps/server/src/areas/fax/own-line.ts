import type { ChangeFaxLine, FaxLine } from '@clinical/contract/fax/fax.schemas';
import { type FaxPort, faxPort } from '../../gateways/fax/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { Actor } from '../../platform/session.ts';
import { lineAbilities } from './fax.policy.ts';
import { findLine, holdLine, insertLine, type LineRow, takeNumber, updateLine } from './line.queries.ts';

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

type OwnLine = Omit<LineRow, 'number'> & { number: string | null };

/** The line of the acting workspace. Its first use gives it a number, as far as there is one for it. */
export async function lineOf(tx: Tx): Promise<OwnLine> {
  const { workspaceId } = tx.actor;
  for (;;) {
    const row = await findLine(tx.db, workspaceId);
    if (row) return { ...row, number: await numberOf(tx, row) };
    const number = `${ownRange}${tx.ids.digits(digits)}`;
    await insertLine(tx.db, { workspaceId, number, ...usualRules });
  }
}

/** What changes contacts as a whole happens one after the other. */
export async function lockLine(tx: Tx): Promise<void> {
  await lineOf(tx);
  await holdLine(tx.db, tx.actor.workspaceId);
}

/** Of the operator's numbers the one for this workspace, else the first that is nobody's; a line without numbers has our own range. */
async function numberOf(tx: Tx, { workspaceId, number }: LineRow): Promise<string | null> {
  const { numbers } = tx.use(faxPort);
  if (numbers.length === 0) return number;
  const mine = numbers.filter((each) => each.workspaceId === workspaceId);
  const free = numbers.filter((each) => each.workspaceId === null);
  if ([...mine, ...(mine.length > 0 ? [] : free)].some((each) => each.number === number)) return number;
  for (const candidate of [...mine, ...free]) {
    if (await takeNumber(tx.db, workspaceId, candidate.number)) return candidate.number;
  }
  return null;
}

type Shown = Pick<FaxLine, 'number' | 'unsignedAllowed' | 'contactsOnly'>;

function viewLine(actor: Actor, line: FaxPort, { number, unsignedAllowed, contactsOnly }: Shown): FaxLine {
  const { name, reaches } = line;
  return { name, number, reaches, unsignedAllowed, contactsOnly, abilities: lineAbilities(actor) };
}
