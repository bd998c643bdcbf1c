import { mkdtemp, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../../platform/app-error.ts';
import { cutWav, type Decoder } from './decode-audio.ts';
import {
  type AudioSpan,
  type SpeechAudio,
  type SpeechRequest,
  type SpeechResult,
  type SpokenUtterance,
  transcriptionFailure,
} from './port.ts';
import { cutAtPauses, measureLoudness, voicedSpans } from './voice.ts';
import { dropUnvoiced } from './drop-unvoiced.ts';

/** What an engine is given at a time. Times in its answer count from the beginning of the piece. */
export type Piece = { path: string; mediaType: string; durationMs: number | null };

export type PieceOptions = {
  decoder: Decoder;
  /** A longer audio is cut in its pauses. */
  longestMs: number;
  /** A larger file is cut as well; no limit when absent. */
  largestBytes?: number;
  /** True when the engine must be given a WAV of ours. */
  alwaysWav: boolean;
};

type HearPiece = (
  span: AudioSpan,
  index: number,
  onHeard: (heard: SpokenUtterance[]) => void,
) => Promise<SpokenUtterance[]>;
type Hear = (piece: Piece, onHeard: (heard: SpokenUtterance[]) => void) => Promise<SpokenUtterance[]>;

/**
 * Has an engine hear an audio, whole where it is short and in pieces where it is long or only some of it is wanted. When a piece
 * fails, what was heard of the others is kept and the rest is named as missing. Words where no voice was measured are dropped.
 */
export async function transcribeInPieces(
  options: PieceOptions,
  audio: SpeechAudio,
  request: SpeechRequest,
  hear: Hear,
): Promise<SpeechResult> {
  const { signal, spans } = request;
  const folder = await mkdtemp(join(dirname(audio.path), 'heard-'));
  const [wav, part] = [join(folder, 'all.wav'), join(folder, 'part.wav')];
  try {
    const decoded = await decodeIfPossible(options, audio, wav, signal);
    if (!decoded) return { ...(await hearWhole(audio, request, hear)), silent: [] };
    const { loudness, durationMs } = decoded;
    const wanted = (spans ?? [{ fromMs: 0, toMs: durationMs }]).map((span) => within(span, durationMs));
    const isWhole = spans === undefined && !options.alwaysWav && (await fits(options, audio, durationMs));
    const pieces = isWhole ? wanted : wanted.flatMap((span) => cutAtPauses(loudness, span, options.longestMs));
    const voiced = voicedSpans(loudness);
    const onPart = (soFar: SpokenUtterance[], missing: AudioSpan[]): void =>
      request.onPart?.({ missing, ...dropUnvoiced(soFar, voiced) });
    const hearPiece: HearPiece = async (span, index, onHeard) => {
      const piece = isWhole
        ? { ...audio, durationMs }
        : { path: part, mediaType: 'audio/wav', durationMs: lengthOf(span) };
      if (!isWhole) await cutWav(wav, part, span);
      const heard = await hear(piece, (soFar) => onHeard(soFar.map((one) => shifted(one, span.fromMs, 0))));
      return heard.map((one) => shifted(one, span.fromMs, index));
    };
    const result = await hearEach(pieces, request, hearPiece, onPart);
    const { utterances, silent } = dropUnvoiced(result.utterances, voiced);
    return { ...result, utterances, silent };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const lengthOf = ({ fromMs, toMs }: AudioSpan): number => toMs - fromMs;
const within = ({ fromMs, toMs }: AudioSpan, end: number): AudioSpan => ({
  fromMs: Math.max(0, Math.min(fromMs, end)),
  toMs: Math.min(toMs, end),
});

async function fits({ longestMs, largestBytes }: PieceOptions, audio: SpeechAudio, durationMs: number) {
  if (durationMs > longestMs) return false;
  return largestBytes === undefined || (await stat(audio.path)).size <= largestBytes;
}

/** Null when it cannot be decoded here and the engine can do without. */
async function decodeIfPossible(
  options: PieceOptions,
  audio: SpeechAudio,
  to: string,
  signal: AbortSignal,
): Promise<{ durationMs: number; loudness: Float32Array } | null> {
  try {
    const durationMs = Math.round(await options.decoder.decode(audio, to, signal));
    return { durationMs, loudness: await measureLoudness(to) };
  } catch (error) {
    const isOurs = error instanceof AppError && error.code === 'UNREADABLE_SOURCE';
    if (!isOurs || options.alwaysWav) throw error;
    return null;
  }
}

async function hearWhole(
  audio: SpeechAudio,
  request: SpeechRequest,
  hear: Hear,
): Promise<Omit<SpeechResult, 'silent'>> {
  const heard = await hear(audio, (soFar) => request.onProgress?.(0, soFar));
  request.onProgress?.(1, heard);
  return { utterances: heard, missing: [], failure: null };
}

async function hearEach(
  pieces: readonly AudioSpan[],
  request: SpeechRequest,
  hear: HearPiece,
  onPart: (soFar: SpokenUtterance[], missing: AudioSpan[]) => void,
): Promise<Omit<SpeechResult, 'silent'>> {
  const total = pieces.reduce((sum, span) => sum + lengthOf(span), 0);
  const utterances: SpokenUtterance[] = [];
  let done = 0;
  for (const [index, span] of pieces.entries()) {
    try {
      const heard = await hear(span, index, (soFar) => {
        const reached = (soFar.at(-1)?.endMs ?? span.fromMs) - span.fromMs;
        request.onProgress?.(Math.min(1, (done + reached) / total), [...utterances, ...soFar]);
      });
      utterances.push(...heard);
      done += lengthOf(span);
      request.onProgress?.(done / total, utterances);
      const rest = pieces.slice(index + 1);
      if (rest.length > 0) onPart(utterances, joined(rest));
    } catch (error) {
      const failure = transcriptionFailure(request.signal, error);
      if (done === 0) throw failure;
      return { utterances, missing: joined(pieces.slice(index)), failure: failure.message };
    }
  }
  return { utterances, missing: [], failure: null };
}

/** Neighbours as one. */
function joined(spans: readonly AudioSpan[]): AudioSpan[] {
  const all: AudioSpan[] = [];
  for (const span of spans) {
    const last = all.at(-1);
    if (last && last.toMs === span.fromMs) last.toMs = span.toMs;
    else all.push({ ...span });
  }
  return all;
}

/** A voice of one piece need not be the same number in the next. */
function shifted(one: SpokenUtterance, byMs: number, piece: number): SpokenUtterance {
  return {
    ...one,
    speaker: one.speaker !== null && piece > 0 ? `${one.speaker}, part ${piece + 1}` : one.speaker,
    startMs: Math.round(one.startMs + byMs),
    endMs: Math.round(one.endMs + byMs),
    words: one.words.map((word) => ({
      ...word,
      startMs: Math.round(word.startMs + byMs),
      endMs: Math.round(word.endMs + byMs),
    })),
  };
}
