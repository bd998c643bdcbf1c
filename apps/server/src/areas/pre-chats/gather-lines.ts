import type { PrechartSource, TriedPrompt } from '@clinical/contract/pre-chats/pre-chats.schemas';
import type { ChartMaterial } from '@clinical/language/chart/chart-material';
import type { SourcedPart } from '@clinical/language/chart/pre-visit-brief';
import { escapeHtml } from '@clinical/language/note-html';
import type { LlmPort } from '../../gateways/llm/port.ts';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import { actingModel } from '../accounts/public.ts';
import { callModel } from '../credits/public.ts';
import { gatherMaterials, type GatheredEntry } from '../scribe/public.ts';
import type { GatherInput } from './gather.worker.ts';
import { gatherPrompt, gatherPromptVersion } from './gather-prompt.ts';

const gatherTask = workTask<GatherInput, SourcedPart[]>(new URL('./gather.worker.ts', import.meta.url).href);

export type GatherWish = {
  noteId: string;
  /** What to look for; null for the brief before a visit. */
  instruction: string | null;
  /** Entries to look in; all of the chart unless given. */
  entryIds: readonly string[] | undefined;
  /** The local engine shall do it, whatever is configured. */
  engine: 'local' | undefined;
};

/**
 * What a chart says to an instruction, or the brief before a visit, each line with the words it comes from. The embedded engine
 * picks lines and changes none; of a brief by a model only lines that the chart vouches for stay.
 * @throws AppError NOT_FOUND, CONTEXT_TOO_LARGE, NOTHING_FOUND, PROVIDER_FAILED
 */
export async function gatherLines(ctx: Context, wish: GatherWish): Promise<TriedPrompt> {
  const { noteId, instruction, entryIds, engine } = wish;
  const { entries, llm, model } = await ctx.transaction(async (tx) => {
    const { llm: own } = await actingModel(tx, engine === 'local');
    const found = await gatherMaterials(tx, noteId, entryIds, own.label === null);
    // before the words leave the machine, for the call may fail after that
    const record = { type: 'note', id: noteId, noteId };
    await tx.audit(own.label === null ? 'prechart.gather' : 'prechart.send-to-model', record);
    return { ...found, llm: own };
  });
  const materials = entries.map(({ material }) => material);
  const written = llm.label === null ? null : await askModel(ctx, llm, model, wish, materials);
  const found = await runInPool(ctx, gatherTask, { materials, instruction, written });
  const parts = instruction === null ? found.map(onlySourced).filter(({ items }) => items.length > 0) : found;
  if (!parts.some(({ items }) => items.length > 0)) throw nothingFound(instruction, entries.length);
  return { answer: printed(parts), sources: sourcesOf(parts, entries), engine: llm.label === null ? 'local' : model };
}

async function askModel(
  ctx: Context,
  llm: LlmPort,
  model: string,
  { instruction, noteId }: GatherWish,
  materials: readonly ChartMaterial[],
): Promise<GatherInput['written']> {
  if (materials.length === 0) return [];
  const about = { purpose: 'gather' as const, noteId, promptVersion: gatherPromptVersion };
  const { system, prompt, sections } = gatherPrompt(instruction, materials);
  const sectionKeys = sections.map(({ key }) => key);
  const written = await callModel(ctx, llm, { model, system, prompt, sectionKeys }, about);
  return sections.map(({ key, header }) => ({
    header,
    lines: storable(written.find((section) => section.key === key)?.text ?? '')
      .split('\n')
      .map((line) => line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim())
      .filter((line) => /[\p{L}\p{N}]/u.test(line)),
  }));
}

const onlySourced = ({ header, items }: SourcedPart): SourcedPart => ({
  header,
  items: items.filter(({ links }) => links.length > 0),
});

function nothingFound(instruction: string | null, entries: number): AppError {
  if (entries === 0) {
    return new AppError('NOTHING_FOUND', { message: 'This chart has no earlier entries to search.' });
  }
  return new AppError('NOTHING_FOUND', {
    message:
      instruction === null
        ? 'The earlier entries contain no visit reason, measured values or plan. Generate a note for them first, or type the prechart.'
        : 'Nothing in the entries matches this prompt. Reword it, or select other entries.',
  });
}

function printed(parts: readonly SourcedPart[]): string {
  return parts
    .filter(({ items }) => items.length > 0)
    .map(({ header, items }) => {
      const list = items.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('');
      return `${header === '' ? '' : `<h3>${escapeHtml(header)}</h3>`}<ul>${list}</ul>`;
    })
    .join('');
}

function sourcesOf(parts: readonly SourcedPart[], entries: readonly GatheredEntry[]): PrechartSource[] {
  const times = new Map(entries.map(({ material, createdAt }) => [material.id, isoTime(createdAt)]));
  return parts.flatMap(({ items }) =>
    items.map(({ text, links }) => ({
      text,
      links: links.flatMap(({ quote, source }) => {
        const entryCreatedAt = source && times.get(source.id);
        return source && entryCreatedAt ? [{ entryId: source.id, entryCreatedAt, quote }] : [];
      }),
    })),
  );
}
