import { defaultModel } from '@clinical/contract/models';
import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { ComposedNote } from '@clinical/language/compose-note';
import type { LlmPort } from '../../gateways/llm/port.ts';
import type { Context } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';
import { actingModel } from '../accounts/public.ts';
import type { ModelPurpose } from '../credits/public.ts';

/** Who works on a template. `key` is the model's key of the price list; null for the embedded engine. */
export type TemplateWriter = { llm: LlmPort; key: string } | { llm: LlmPort; key: null };

/** The model that is asked for, else the profile's; the embedded engine where there is none or it is asked for. */
export async function templateWriter(
  ctx: Context,
  { engine, model }: { engine?: 'local' | undefined; model?: string | null | undefined },
): Promise<TemplateWriter> {
  const { llm, preferred } = await actingModel(ctx, engine === 'local');
  return llm.label === null ? { llm, key: null } : { llm, key: model || preferred || defaultModel };
}

/** A note that a model is to write of a made-up visit. `creditKey`: of the ledger's row that pays; null where it is free. */
export type TrialVisit = {
  recipe: TemplateRecipe;
  dialogue: string;
  llm: LlmPort;
  model: string;
  purpose: ModelPurpose;
  creditKey: string | null;
};

/** Lets a model write a synthetic visit's note with the prompt of real notes. The scribe area provides it. */
export type TrialNotes = {
  /** @throws AppError CONTEXT_TOO_LARGE, and as `callModel` */
  write(ctx: Context, visit: TrialVisit, onSection: (section: NoteSection) => void): Promise<ComposedNote>;
};

export const trialNotes = port<TrialNotes>('trial-notes');
