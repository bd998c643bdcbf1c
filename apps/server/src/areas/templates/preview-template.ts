import {
  type PreviewTemplate,
  type TemplatePreview,
  type TemplatePreviewEvent,
  TemplateRecipe,
} from '@clinical/contract/templates/templates.schemas';
import { sampleVisits } from '@clinical/language/samples/sample-visits';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import { paidWork } from './paid-work.ts';
import type { PreviewInput } from './preview.worker.ts';
import { getOnboarding } from './templates.reads.ts';
import { templateWriter, trialNotes } from './template-writer.ts';

type Section = TemplatePreview['sections'][number];

const { dialogue } = sampleVisits[0];
const previewTask = workTask<PreviewInput, Section[]>(new URL('./preview.worker.ts', import.meta.url).href);

/**
 * What a template makes of the made-up visit: by a model where there is one, else by the embedded engine. Costs the price of a preview;
 * one that fails, or that nobody waits for any more, costs nothing.
 * @throws AppError TEMPLATE_WITHOUT_SECTIONS, NO_CREDITS, CONTEXT_TOO_LARGE, PROVIDER_FAILED, MODEL_NOT_SET_UP, API_KEY_REFUSED
 */
export function previewTemplate(ctx: Context, input: PreviewTemplate): Promise<TemplatePreview> {
  return preview(ctx, input, { notRepeated: false }, () => undefined);
}

/** The same, told section by section. What fails before the first one is an error of its own code. */
export async function streamTemplatePreview(
  ctx: Context,
  input: PreviewTemplate,
  send: (event: TemplatePreviewEvent) => Promise<void>,
): Promise<void> {
  let sending = Promise.resolve();
  const sent = new Set<string>();
  const tell = (section: Section, engine: string): void => {
    const { key, header, html } = section;
    const begins = sent.size === 0;
    if (sent.has(key)) return;
    sent.add(key);
    sending = sending
      .then(() => (begins ? send({ type: 'begin', dialogue, engine }) : undefined))
      .then(() => send({ type: 'section', section: { key, header, html } }));
    // a reader who has gone ends the work by the request's signal
    sending.catch(() => undefined);
  };
  const { sections, engine } = await preview(ctx, input, { notRepeated: true }, tell);
  for (const section of sections) tell(section, engine);
  await sending;
  await send({ type: 'complete' });
}

async function preview(
  ctx: Context,
  { recipe: sent, ...wanted }: PreviewTemplate,
  { notRepeated }: { notRepeated: boolean },
  onSection: (section: Section, engine: string) => void,
): Promise<TemplatePreview> {
  const recipe = TemplateRecipe.parse(storable(sent));
  if (recipe.sections.length === 0) throw new AppError('TEMPLATE_WITHOUT_SECTIONS');
  const writer = await templateWriter(ctx, wanted);
  const engine = writer.key ?? 'local';
  // before the first template nobody knows what a preview is worth
  const free = writer.key === null && (await getOnboarding(ctx)).needed;
  const sections = await paidWork(ctx, {
    action: 'preview-note',
    free,
    audit: { action: 'template.preview', record: { type: 'template', id: null } },
    model: writer.key,
    notRepeated,
    async run(creditKey): Promise<Section[]> {
      if (writer.key === null) return runInPool(ctx, previewTask, { recipe, dialogue });
      const visit = {
        recipe,
        dialogue,
        llm: writer.llm,
        model: writer.key,
        purpose: 'preview-note' as const,
        creditKey,
      };
      const note = await ctx.use(trialNotes).write(ctx, visit, (section) => onSection(section, engine));
      return note.sections;
    },
  });
  return { dialogue, sections, engine };
}
