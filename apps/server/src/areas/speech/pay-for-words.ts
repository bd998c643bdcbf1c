import type { LiveCaption } from '@clinical/contract/speech/live.rules';
import type { Context } from '../../platform/context.ts';
import { chargeDictation } from './charge-dictation.ts';

/** Pays for one use of dictation with the first words that the page is given, whether the page lives on or not. */
export type WordsPaid = {
  /** What was just said to the page. */
  said(caption: LiveCaption): void;
  /** Resolves when nothing is being paid any more. */
  settled(): Promise<void>;
};

/** @param failed called with the reason why it could not be paid, e.g. AppError NO_CREDITS */
export function payForWords(ctx: Context, id: string, failed: (error: unknown) => void): WordsPaid {
  let paying: Promise<void> | null = null;
  return {
    said({ final, text }) {
      if (final && text.trim() !== '') paying ??= chargeDictation(ctx, { id }).then(() => undefined, failed);
    },
    settled: async () => {
      await paying;
    },
  };
}
