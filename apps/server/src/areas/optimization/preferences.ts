import type {
  GlobalInstructions,
  OptimizationPreferences,
  OptimizationPreferencesUpdate,
} from '@clinical/contract/optimization/optimization.schemas';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { getTemplateFor, readGlobalInstructions, storeGlobalInstructions } from '../templates/public.ts';
import { readPreferences, storePreferences, type StoredPreferences } from './optimization.queries.ts';

/** What is kept of those that were silenced, the newest last. */
const mostSilenced = 1_000;

export async function getPreferences(ctx: Context): Promise<OptimizationPreferences> {
  return shown(await readPreferences(ctx));
}

/** Changes what is named; a suggestion that is silenced never comes again. @throws AppError NOT_FOUND for a template that is not the caller's to use */
export async function setPreferences(
  ctx: Context,
  { silence = [], ...change }: z.output<typeof OptimizationPreferencesUpdate>,
): Promise<OptimizationPreferences> {
  return ctx.transaction(async (tx) => {
    const before = await readPreferences(tx);
    // those from before may be gone meanwhile
    const added = (change.leftOut ?? []).filter((id) => !before.leftOut.includes(id));
    for (const id of added) await getTemplateFor(tx, id, 'use');
    const silenced = [...new Set([...before.silenced, ...silence])].slice(-mostSilenced);
    const after = { ...before, ...definedOf(change), silenced };
    await storePreferences(tx, after);
    await tx.audit('optimization.set-preferences', { type: 'user', id: tx.actor.userId });
    return shown(after);
  });
}

function definedOf(change: Partial<OptimizationPreferences>): Partial<OptimizationPreferences> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

const shown = ({ enabled, repeats, leftOut }: StoredPreferences): OptimizationPreferences => ({
  enabled,
  repeats,
  leftOut,
});

export async function getGlobalInstructions(ctx: Context): Promise<GlobalInstructions> {
  return { text: await readGlobalInstructions(ctx) };
}

export async function setGlobalInstructions(ctx: Context, input: GlobalInstructions): Promise<GlobalInstructions> {
  const text = storable(input.text).trim();
  return ctx.transaction(async (tx) => {
    await storeGlobalInstructions(tx, text);
    await tx.audit('optimization.set-global-instructions', { type: 'user', id: tx.actor.userId });
    return { text };
  });
}
