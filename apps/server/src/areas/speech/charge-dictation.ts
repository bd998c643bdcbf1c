import { priceOf } from '@clinical/contract/models';
import type { ChargeDictation } from '@clinical/contract/speech/speech.schemas';
import { speechPort } from '../../gateways/speech/port.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { creditPlan, reserveCredits, takeCredits } from '../credits/public.ts';

/** One use of dictation, from start to stop, is paid when its first words are there. @throws AppError NO_CREDITS */
export async function chargeDictation(ctx: Context, { id }: ChargeDictation): Promise<{ ok: true }> {
  return ctx.transaction(async (tx) => {
    await takeCredits(tx, await setAside(tx, id));
    await tx.audit('speech.dictate', { type: 'dictation', id });
    return { ok: true };
  });
}

/** Pays nothing: whether `chargeDictation` would go through now. @throws AppError NO_CREDITS */
export async function expectPayable(ctx: Context, id: string): Promise<void> {
  const undo = new Error('what was set aside goes back with this transaction');
  const asked = ctx.transaction(async (tx) => {
    await setAside(tx, id);
    throw undo;
  });
  await asked.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
}

/** @returns the key under which it is paid: of this session, so that a name that a page once gave pays for no other day */
async function setAside(tx: Tx, id: string): Promise<string> {
  const plan = tx.use(creditPlan);
  const isFree = plan.localEngineIsFree && tx.use(speechPort).engine?.host === null;
  const key = `dictation:${tx.actor.sessionId}:${id}`;
  await reserveCredits(tx, plan, { key, action: 'dictation', credits: isFree ? 0 : priceOf('dictation', '') });
  return key;
}
