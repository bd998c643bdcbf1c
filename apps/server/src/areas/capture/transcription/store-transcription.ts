import type { TranscribedSoFar, SpeechResult } from '../../../gateways/speech/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { changeTranscript, lockTranscriptFor } from '../../transcripts/public.ts';

/** What was heard is kept so often at most, in milliseconds: an hour of it is half a megabyte. */
const keepEveryMs = 20_000;

export type TranscriptionStore = {
  take: (soFar: TranscribedSoFar) => void;
  /** Resolves when nothing is being written any more. */
  settled: () => Promise<void>;
};

/** Keeps what a long hearing has heard beside its entry, so that a process that dies loses little of it. */
export function transcriptionStore(
  ctx: Context,
  transcriptId: string,
  before: TranscribedSoFar | undefined,
): TranscriptionStore {
  let writing: Promise<void> | null = null;
  let keptAt = Number.NEGATIVE_INFINITY;
  const write = (part: TranscribedSoFar): Promise<void> =>
    ctx.transaction(async (tx) => {
      const { speech, noteId } = await lockTranscriptFor(tx, transcriptId, 'edit');
      if (!speech) return;
      await changeTranscript(tx, transcriptId, { speech: { ...speech, soFar: together(before, part) } });
      await tx.audit('transcript.keep-heard', { type: 'transcript', id: transcriptId, noteId });
    });
  return {
    take: (part) => {
      const now = ctx.clock.now();
      if (writing || now - keptAt < keepEveryMs) return;
      keptAt = now;
      // it is a help for later; the hearing itself goes on
      writing = write(part)
        .catch(() => undefined)
        .finally(() => (writing = null));
    },
    settled: async () => {
      await writing;
    },
  };
}

/** The rest of what was heard before. When the engine cannot go on, what there is stays and the rest is missing. */
export async function resumeTranscription(
  before: TranscribedSoFar | undefined,
  hear: () => Promise<SpeechResult>,
): Promise<SpeechResult> {
  if (!before) return hear();
  try {
    const rest = await hear();
    return { ...rest, ...together(before, rest) };
  } catch (error) {
    if (error instanceof AppError) return { ...before, failure: error.message };
    throw error;
  }
}

const together = (
  before: TranscribedSoFar | undefined,
  { utterances, silent, missing }: TranscribedSoFar,
): TranscribedSoFar => ({
  utterances: [...(before?.utterances ?? []), ...utterances],
  silent: [...(before?.silent ?? []), ...silent],
  missing,
});
