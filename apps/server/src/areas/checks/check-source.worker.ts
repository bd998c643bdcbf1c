import type { EntryHold } from '@clinical/contract/transcripts/holds.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { checkIdentity, type ChartIdentity } from '@clinical/language/checks/identity';
import { speechAmount } from '@clinical/language/checks/speech-amount';

export type SourceToCheck = {
  utterances: Utterance[];
  /** The words come from a recording or an audio file; dictation and typed text may be as short as they like. */
  recorded: boolean;
  /** Of the audio; null when unknown. */
  durationMs: number | null;
};
export type SourceCheckInput = { sources: SourceToCheck[]; chart: ChartIdentity };
/** What stands against writing from each source; of the two, silence comes first. */
export type FoundHolds = { speech: EntryHold | null; identity: EntryHold | null };

/** In the worker pool, for a source may be two hours of talk. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function checkSources({ sources, chart }: SourceCheckInput): FoundHolds[] {
  return sources.map(({ utterances, recorded, durationMs }) => {
    const amount = recorded ? speechAmount({ utterances, durationMs: lengthOf(utterances, durationMs) }) : 'enough';
    const { fires, conflicts } = checkIdentity(utterances, chart);
    return {
      speech: amount === 'enough' ? null : { kind: 'speech', amount },
      identity: fires ? { kind: 'identity', conflicts } : null,
    };
  });
}

/**
 * Milliseconds: of the sound, whenever the last word was said, or to the end of what a transcript beside it tells; null for words
 * without times, which no engine heard.
 */
function lengthOf(utterances: readonly Utterance[], durationMs: number | null): number | null {
  const ends = utterances.flatMap(({ endMs }) => (endMs === null ? [] : [endMs]));
  return ends.length === 0 ? null : Math.max(durationMs ?? 0, ...ends.slice(-20));
}
