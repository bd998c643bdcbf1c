import { actionCosts } from '@clinical/contract/models';
import type { AuditRecord, Context } from '../../platform/context.ts';
import { actingModel } from '../accounts/public.ts';
import { creditPlan, reserveCredits, returnCredits, takeCredits } from '../credits/public.ts';

type Work<Result> = {
  action: 'preview-note' | 'talk-to-template' | 'synthetic-transcript';
  /** The audit row of a success, and what it is of. */
  audit: { action: string; record: AuditRecord };
  /** It costs nothing, though such work has a price. */
  free?: boolean;
  /** The key of the price list that the model has which does it, when one does. */
  model?: string | null;
  /** The reply is not kept for a repeat: each request is paid by itself. */
  notRepeated?: boolean;
  /** `creditKey`: of the ledger's row that pays. */
  run: (creditKey: string) => Promise<Result>;
};

/**
 * Work that has a price of its own and is done while somebody waits: reserved before, taken with the audit row after it, given back when
 * it fails. Free under a person's own key, and where the operator gives the embedded engine's work away.
 * @throws AppError NO_CREDITS
 */
export async function paidWork<Result>(ctx: Context, work: Work<Result>): Promise<Result> {
  const { action, audit, free = false, model = null, notRepeated = false, run } = work;
  const plan = ctx.use(creditPlan);
  const key = `${action}:${(notRepeated ? null : ctx.idempotencyKey) ?? ctx.ids.uuid()}`;
  await ctx.transaction(async (tx) => {
    const { ownKey } = await actingModel(tx);
    const isFree = free || ownKey || (plan.localEngineIsFree && model === null);
    const noteId = audit.record.noteId ?? null;
    await reserveCredits(tx, plan, { key, action, credits: isFree ? 0 : actionCosts[action], noteId, model });
  });
  try {
    const result = await run(key);
    await ctx.transaction(async (tx) => {
      await takeCredits(tx, key);
      await tx.audit(audit.action, audit.record);
    });
    return result;
  } catch (error) {
    await ctx.transaction((tx) => returnCredits(tx, key));
    throw error;
  }
}
