import type { CallReport, LlmPort, NoteRequest, WrittenSection } from '../../gateways/llm/port.ts';
import type { Context } from '../../platform/context.ts';
import type { Prompt } from '../../platform/prompts/prompt-text.ts';
import { assertServiceOn } from '../accounts/public.ts';
import { assertSeat } from './assert-seat.ts';
import { insertCalls } from './credits.queries.ts';

/** What a call to a model is for. `creditKey`: of the ledger's row that pays for it; without one it is free. */
export type CallPurpose = {
  purpose: string;
  noteId: string | null;
  promptVersion: string;
  creditKey?: string | null;
};

/** A request whose texts are prompt text: what came from outside is inert in them. */
export type ModelCall = Pick<NoteRequest, 'model' | 'sectionKeys'> & Prompt;

/**
 * Has a model write, and keeps what each call to its provider took, whatever came of it. Every model is asked through this.
 * @throws AppError NO_SEAT, MODEL_NOT_SET_UP when the workspace has switched its service off, and as the port's `writeNote`
 */
export async function callModel(
  ctx: Context,
  llm: LlmPort,
  { system, prompt, ...request }: ModelCall,
  about: CallPurpose,
  onSection: (section: WrittenSection) => void = () => undefined,
): Promise<WrittenSection[]> {
  assertSeat(ctx.actor);
  // the job that calls may be telling its progress in a transaction of its own
  await ctx.transaction((tx) => assertServiceOn(tx, llm, request.model));
  const calls: CallReport[] = [];
  try {
    const texts = { system: system.text, prompt: prompt.text };
    return await llm.writeNote({ ...request, ...texts, onCall: (call) => calls.push(call) }, onSection, ctx.signal);
  } finally {
    if (calls.length > 0) await keep(ctx, request.model, about, calls);
  }
}

async function keep(ctx: Context, model: string, about: CallPurpose, calls: readonly CallReport[]): Promise<void> {
  const { userId, workspaceId } = ctx.actor;
  const { purpose, noteId, promptVersion, creditKey = null } = about;
  await ctx.transaction(async (tx) => {
    const createdAt = tx.clock.now();
    const rows = calls.map(({ model: providerModel, ...call }) => ({
      ...call,
      id: tx.ids.uuid(),
      userId,
      workspaceId,
      purpose,
      creditKey,
      noteId,
      model,
      providerModel,
      promptVersion,
      createdAt,
    }));
    await insertCalls(tx.db, rows);
    await tx.audit('model.call', { type: 'note', id: noteId, noteId });
  });
}
