import type { Context } from '../../../platform/context.ts';
import { checkBeforeSave } from '../../checks/public.ts';
import { addSample } from '../../notes/public.ts';
import { resolveRecipe } from '../../templates/public.ts';
import { addEntry, addVersion, digestsOf, plainRequest, readSourceTexts } from '../../transcripts/public.ts';
import { composeInPool } from '../writing/compose-in-pool.ts';
import { firstVisit } from './first-visit.data.ts';

/**
 * The sample patient of a new account, with a finished note: a visit of ours, read and written by the embedded engine, whatever model
 * is connected. It costs nothing, and its entry is synthetic for good. A second run finds what the first one made.
 */
export async function makeSample(ctx: Context): Promise<void> {
  const { patient, dialogue } = firstVisit;
  const [source] = await readSourceTexts(ctx, [{ name: 'question', text: dialogue }]);
  if (!source) throw new Error('the sample visit has no text');
  const { utterances } = source;
  const { recipe } = await resolveRecipe(ctx, null);
  const { sections, sentences } = await composeInPool(ctx, {
    utterances,
    recipe,
    patient: { name: patient.title, sex: patient.sex, birthYear: Number(patient.dateOfBirth.slice(0, 4)) },
    request: plainRequest,
    materials: [],
  });
  const checks = await checkBeforeSave(ctx, { sections, sentences, utterances });
  await ctx.transaction(async (tx) => {
    const noteId = await addSample(tx, patient);
    if (noteId === null) return;
    const { workspaceId } = tx.actor;
    const entry = await addEntry(tx, { noteId, workspaceId, kind: 'synthetic', source });
    const version = {
      sections,
      sentences,
      engine: 'local',
      model: null,
      promptVersion: null,
      name: 'AI draft 1, General note',
      cause: 'ai' as const,
      taskId: null,
      baseVersion: entry.version,
      checks,
    };
    await addVersion(tx, entry, version, { engine: 'local', digests: digestsOf(sections) });
  });
}
