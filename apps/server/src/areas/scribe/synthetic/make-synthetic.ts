import { defaultModel } from '@clinical/contract/models';
import type { MakeSynthetic, SyntheticTranscript } from '@clinical/contract/scribe/synthetic.schemas';
import type { SyntheticVisit } from '@clinical/language/samples/synthetic/synthetic-visit';
import type { z } from 'zod';
import type { LlmPort } from '../../../gateways/llm/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { AuditRecord, Context } from '../../../platform/context.ts';
import { runInPool, workTask } from '../../../platform/work/work-pool.ts';
import { actingModel } from '../../accounts/public.ts';
import { callModel } from '../../credits/public.ts';
import { getNoteFor } from '../../notes/public.ts';
import { paidWork, resolveRecipe } from '../../templates/public.ts';
import { saveTranscript } from '../writing/save-transcript.ts';
import { storable } from '../../../platform/storable.ts';
import { preferredModel } from '../../transcripts/public.ts';
import { syntheticPrompt, syntheticPromptVersion } from './synthetic-prompt.ts';
import type { SyntheticInput } from './synthetic.worker.ts';

const task = workTask<SyntheticInput, SyntheticVisit | null>(new URL('./synthetic.worker.ts', import.meta.url).href);

type Input = z.output<typeof MakeSynthetic>;
/** `engine` is the model's key or `local`. */
type Writer = { llm: LlmPort; engine: string };
/** Turns that a dialogue has at least. */
const fewestTurns = 6;

/**
 * Makes up the transcript of a visit: a model where there is one, else the embedded engine from its own stories. In a chart it becomes
 * an entry that is synthetic for good. What comes to nothing costs nothing.
 * @throws AppError NOT_FOUND, NOT_POSSIBLE for a specialty that the embedded engine does not know, TEMPLATE_WITHOUT_SECTIONS, NO_CREDITS,
 * PROVIDER_FAILED
 */
export async function makeSynthetic(ctx: Context, input: Input): Promise<SyntheticTranscript> {
  const { specialty, visitType } = input;
  const { writer, record } = await begin(ctx, input);
  const model = writer.engine === 'local' ? null : writer.engine;
  const audit = { action: 'transcript.make-synthetic', record };
  return paidWork(ctx, {
    action: 'synthetic-transcript',
    audit,
    model,
    run: async (creditKey) => {
      const seed = input.seed ?? Number.parseInt(ctx.ids.uuid().slice(-7), 16);
      const { title, dialogue } =
        model === null
          ? await makeLocally(ctx, { specialty, visitType, seed })
          : await makeWithModel(ctx, writer, input, creditKey);
      const saved = await save(ctx, input, dialogue);
      return {
        title,
        specialty,
        visitType,
        dialogue,
        seed: model === null ? seed : null,
        engine: writer.engine,
        transcript: saved?.transcript ?? null,
        ...(saved?.taskId === undefined ? {} : { taskId: saved.taskId }),
      };
    },
  });
}

/** Looks at everything that would be refused anyway before anything is made up, and says who makes it up. */
async function begin(ctx: Context, input: Input): Promise<{ writer: Writer; record: AuditRecord }> {
  const { noteId, templateId, generate, engine, model } = input;
  return ctx.transaction(async (tx) => {
    if (noteId) await getNoteFor(tx, noteId, 'edit');
    if (noteId && generate) await resolveRecipe(tx, templateId);
    const record = noteId ? { type: 'note', id: noteId, noteId } : { type: 'transcript', id: null };
    const { llm } = await actingModel(tx, engine === 'local');
    if (llm.label === null) return { writer: { llm, engine: 'local' }, record };
    return { writer: { llm, engine: model || (await preferredModel(tx)) || defaultModel }, record };
  });
}

async function makeLocally(ctx: Context, wish: SyntheticInput): Promise<SyntheticVisit> {
  const made = await runInPool(ctx, task, wish);
  if (made) return made;
  throw new AppError('NOT_POSSIBLE', {
    message: `The built-in engine has no visits for “${wish.specialty}”. Choose a specialty from the template library.`,
  });
}

async function makeWithModel(
  ctx: Context,
  { llm, engine }: Writer,
  { specialty, visitType, noteId }: Input,
  creditKey: string,
): Promise<SyntheticVisit> {
  const request = { model: engine, ...syntheticPrompt(specialty, visitType), sectionKeys: ['title', 'dialogue'] };
  const promptVersion = syntheticPromptVersion;
  const purpose = { purpose: 'synthetic-transcript' as const, noteId: noteId ?? null, promptVersion, creditKey };
  const written = await callModel(ctx, llm, request, purpose);
  const textOf = (key: string) => storable(written.find((part) => part.key === key)?.text ?? '').trim();
  const dialogue = textOf('dialogue');
  if (dialogue.split('\n').filter((line) => /^[\p{L} .]{2,30}: \S/u.test(line)).length < fewestTurns) {
    throw new AppError('PROVIDER_FAILED', {
      message:
        'The AI service did not generate a conversation. Nothing was charged; try again, or use the built-in engine.',
      localEngineCan: true,
    });
  }
  return { title: textOf('title').split('\n')[0]!.slice(0, 120) || specialty, dialogue };
}

async function save(ctx: Context, input: Input, question: string) {
  const { noteId, templateId, model, generate } = input;
  if (!noteId) return null;
  return saveTranscript(ctx, { noteId, question, kind: 'synthetic', templateId, model, generate });
}
