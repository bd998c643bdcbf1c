import type { LlmPort, WrittenSection } from '../../gateways/llm/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Prompt } from '../../platform/prompts/prompt-text.ts';
import { callModel, type ModelPurpose } from '../credits/public.ts';

type Asked = {
  llm: LlmPort;
  model: string;
  prompt: Prompt;
  sectionKeys: readonly string[];
  purpose: ModelPurpose;
  noteId: string | null;
  promptVersion: string;
};

/** What the embedded engine found is on the page by then. */
const patienceMs = 90_000;
const tooSlow = 'The AI service took too long to answer.';

/**
 * Asks a model for what it can add. A provider that fails leaves the result of the embedded engine as it is, so its failure is a value.
 * It is free, as edits of a text are.
 */
export async function askForTasks(
  ctx: Context,
  { llm, model, prompt, sectionKeys, purpose, noteId, promptVersion }: Asked,
): Promise<{ texts: WrittenSection[] } | { failure: string }> {
  const late = AbortSignal.timeout(patienceMs);
  const signal = AbortSignal.any([ctx.signal, late]);
  try {
    const texts = await callModel(
      ctx,
      llm,
      { model, ...prompt, sectionKeys },
      { purpose, noteId, promptVersion, signal },
    );
    return { texts };
  } catch (error) {
    ctx.signal.throwIfAborted();
    if (late.aborted) return { failure: tooSlow };
    if (error instanceof AppError && isOfProvider(error)) return { failure: error.message };
    throw error;
  }
}

const isOfProvider = ({ code }: AppError): boolean =>
  code === 'PROVIDER_FAILED' || code === 'API_KEY_REFUSED' || code === 'MODEL_NOT_SET_UP';
