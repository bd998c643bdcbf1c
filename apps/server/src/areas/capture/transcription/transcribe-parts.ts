import type { AudioRange, SoundPart } from '@clinical/contract/transcripts/entry-speech.schemas';
import {
  type SpeechRequest,
  type SpeechResult,
  type SpokenUtterance,
  transcriptionFailure,
} from '../../../gateways/speech/port.ts';

export type TranscribedParts = SpeechResult & {
  /** The parts as they are known now: an engine may find one that it cannot read. */
  parts: SoundPart[];
};
type Hear = (part: SoundPart, request: SpeechRequest) => Promise<SpeechResult>;

/**
 * Hears the files of one recording one after the other, each at its place on the recording's clock. What cannot be read is passed
 * over; when the engine fails, what was heard before is kept, and all behind it is named as missing.
 * @throws what `hear` throws when nothing was heard at all
 */
export async function transcribeParts(
  parts: readonly SoundPart[],
  request: SpeechRequest,
  hear: Hear,
): Promise<TranscribedParts> {
  const known = parts.map((part) => ({ ...part }));
  const wanted = known.flatMap((part) => {
    const spans = request.spans?.map((span) => inPart(span, part)).filter(({ fromMs, toMs }) => toMs > fromMs);
    return part.readable && (!spans || spans.length > 0) ? [{ part, spans }] : [];
  });
  const total = Math.max(
    1,
    wanted.reduce((sum, { part }) => sum + part.durationMs, 0),
  );
  const all: TranscribedParts = { utterances: [], missing: [], silent: [], failure: null, parts: known };
  let done = 0;
  let heardAny = false;
  let problem: unknown = null;
  for (const { part, spans } of wanted) {
    const share = part.durationMs / total;
    const before = done;
    const onProgress = (ofPart: number): void => request.onProgress?.(before + ofPart * share, []);
    if (all.failure !== null) {
      all.missing.push(...(spans ?? [wholeOf(part)]).map((span) => moved(span, part)));
      continue;
    }
    try {
      const result = await hear(part, { ...request, spans, onProgress });
      heardAny = true;
      all.utterances.push(...result.utterances.map((one) => placed(one, part, known.indexOf(part))));
      all.missing.push(...result.missing.map((span) => moved(span, part)));
      all.silent.push(...result.silent.map((span) => moved(span, part)));
      all.failure = result.failure;
    } catch (error) {
      const failure = transcriptionFailure(request.signal, error);
      problem = failure;
      if (failure.code === 'UNREADABLE_SOURCE') part.readable = false;
      else if (!heardAny) throw failure;
      else {
        all.failure = failure.message;
        all.missing.push(...(spans ?? [wholeOf(part)]).map((span) => moved(span, part)));
      }
    }
    done += share;
  }
  if (!heardAny && problem !== null) throw problem;
  return all;
}

/** Where nothing can be read, on the recording's clock. */
export const unreadableOf = (parts: readonly SoundPart[]): AudioRange[] =>
  parts.filter(({ readable }) => !readable).map((part) => moved(wholeOf(part), part));

const wholeOf = ({ durationMs }: SoundPart): AudioRange => ({ fromMs: 0, toMs: durationMs });

const moved = ({ fromMs, toMs }: AudioRange, { startMs }: SoundPart): AudioRange => ({
  fromMs: fromMs + startMs,
  toMs: toMs + startMs,
});

/** What of a stretch of the recording lies in a part, from the part's own beginning. */
const inPart = ({ fromMs, toMs }: AudioRange, { startMs, durationMs }: SoundPart): AudioRange => ({
  fromMs: Math.max(0, fromMs - startMs),
  toMs: Math.min(durationMs, toMs - startMs),
});

/** A voice of one file need not be the same number in the next. */
function placed(one: SpokenUtterance, { startMs: by }: SoundPart, index: number): SpokenUtterance {
  return {
    ...one,
    speaker: one.speaker !== null && index > 0 ? `${one.speaker}, file ${index + 1}` : one.speaker,
    startMs: one.startMs + by,
    endMs: one.endMs + by,
    words: one.words.map((word) => ({ ...word, startMs: word.startMs + by, endMs: word.endMs + by })),
  };
}
