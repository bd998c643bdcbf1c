import { type HiddenIdentifiers, hideIdentifiers } from '@clinical/language/samples/chart-identifiers';
import type { CallReport, LlmPort, NoteRequest, WrittenSection } from '../../gateways/llm/port.ts';
import type { Context } from '../../platform/context.ts';
import { joinPrompt, type Prompt, promptText } from '../../platform/prompts/prompt-text.ts';
import { assertServiceOn } from '../accounts/public.ts';
import { assertSeat } from './assert-seat.ts';
import { chartHeader } from './chart-header.ts';
import { insertCalls } from './credits.queries.ts';
import type { ModelPurpose } from './model-purposes.ts';

/**
 * What a call to a model is for. `noteId`: of the chart whose text it holds; null where it holds none. `creditKey`: of the ledger's row that
 * pays for it; without one it is free.
 */
export type CallPurpose = {
  purpose: ModelPurpose;
  noteId: string | null;
  promptVersion: string;
  creditKey?: string | null;
  /** Ends the call before its request ends. */
  signal?: AbortSignal;
};

/** A request whose texts are prompt text: what came from outside is inert in them. Section keys are lower-case words with hyphens. */
export type ModelCall = Pick<NoteRequest, 'model' | 'sectionKeys'> & Prompt;

const placeholderRule = promptText`Marks in square brackets such as [PATIENT NAME], [PATIENT NAME 2] or [DATE OF BIRTH] stand for details that are filled in afterwards. Write a mark exactly as it stands wherever its detail belongs, and never guess what it stands for.`;

const nothingHidden: HiddenIdentifiers = { hide: (text) => text, fill: (text) => text };

/**
 * Has a model write, and keeps what each call to its provider took, whatever came of it. Every model is asked through this. The
 * identifiers in the chart's header stay here: placeholders stand for them in the request and are filled in each complete section.
 * @throws AppError NO_SEAT, NOT_FOUND for a chart that the actor can no longer read, MODEL_NOT_SET_UP when the workspace has switched its
 * service off, and as the port's `writeNote`
 */
export async function callModel(
  ctx: Context,
  llm: LlmPort,
  { system, prompt, ...request }: ModelCall,
  about: CallPurpose,
  onSection: (section: WrittenSection) => void = () => undefined,
): Promise<WrittenSection[]> {
  assertSeat(ctx.actor);
  // they stand in the system text as they are
  if (!request.sectionKeys.every((key) => /^[a-z0-9-]+$/.test(key))) throw new Error('a section key is no plain word');
  const { noteId } = about;
  // the job that calls may be telling its progress in a transaction of its own
  const header = await ctx.transaction(async (tx) => {
    await assertServiceOn(tx, llm, request.model);
    return noteId === null ? null : tx.use(chartHeader).identifiers(tx, noteId);
  });
  const { hide, fill } = header ? hideIdentifiers(header) : nothingHidden;
  const rules = header ? joinPrompt([system, placeholderRule]) : system;
  const texts = { system: rules.textWith(hide), prompt: prompt.textWith(hide) };
  const filled = ({ key, text }: WrittenSection): WrittenSection => ({ key, text: fill(text) });
  const calls: CallReport[] = [];
  try {
    const onCall = (call: CallReport): void => void calls.push(call);
    const tell = (section: WrittenSection): void => onSection(filled(section));
    return (await llm.writeNote({ ...request, ...texts, onCall }, tell, about.signal ?? ctx.signal)).map(filled);
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
