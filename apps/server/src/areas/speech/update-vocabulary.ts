import { limits } from '@clinical/contract/limits';
import type { Vocabulary, VocabularyUpdate } from '@clinical/contract/speech/speech.schemas';
import { AppError, invalid } from '../../platform/app-error.ts';
import type { Context, Tx } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { getVocabulary } from './speech.reads.ts';
import { mayEditWords } from './speech.policy.ts';
import { lockWords, saveWords, type Whose } from './speech.queries.ts';

type Input = VocabularyUpdate;
type Wanted = NonNullable<Input[Whose]>;

/** @throws AppError CONFLICT when the actor only reads in the workspace whose words these are; INVALID_INPUT when there would be too many */
export async function updateVocabulary(ctx: Context, { mine, workspace }: Input): Promise<Vocabulary> {
  if (workspace && !mayEditWords(ctx.actor)) {
    throw new AppError('CONFLICT', {
      message: 'You have read-only access to this workspace and cannot change its words. Add them to your own.',
      notAllowed: true,
    });
  }
  return ctx.transaction(async (tx) => {
    if (mine) await change(tx, 'mine', mine);
    if (workspace) await change(tx, 'workspace', workspace);
    await tx.audit('vocabulary.update', { type: 'vocabulary', id: workspace ? tx.actor.workspaceId : tx.actor.userId });
    return getVocabulary(tx);
  });
}

async function change(tx: Tx, whose: Whose, wanted: Wanted): Promise<void> {
  if (Array.isArray(wanted)) return saveWords(tx, whose, unique(wanted));
  const gone = new Set(unique(wanted.remove).map(keyOf));
  const kept = (await lockWords(tx, whose)).filter((word) => !gone.has(keyOf(word)));
  const words = unique([...kept, ...wanted.add]);
  if (words.length > limits.vocabulary && words.length > kept.length) {
    throw invalid(['body', whose, 'add'], `at most ${limits.vocabulary} words, and there would be ${words.length}`);
  }
  await saveWords(tx, whose, words);
}

const keyOf = (word: string): string => word.toLowerCase();

/** In a form that the database can hold. A word that differs only in its capitals counts as the one that came first. */
function unique(words: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const word of storable(words)) {
    const key = keyOf(word);
    if (key !== '' && !byKey.has(key)) byKey.set(key, word);
  }
  return [...byKey.values()];
}
