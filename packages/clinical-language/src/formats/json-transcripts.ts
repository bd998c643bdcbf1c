import { TranscriptError } from '../transcript-error.ts';
import { readDeepgram } from './deepgram.ts';
import { isRecord, listOf, speakerOf, textOf } from './json-values.ts';
import { confidenceOf, millisecondsOf, type RawUtterance } from './raw-utterance.ts';

type Result = { format: 'utterances-json' | 'whisper-json' | 'deepgram-json'; utterances: RawUtterance[] };

/** Reads JSON as our own utterances, Whisper or Deepgram. Undefined when the text is not JSON at all (it only began like it). */
export function readJsonTranscript(text: string): Result | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!/^\s*(?:\{\s*"|\[\s*\{\s*")/.test(text)) return undefined;
    throw new TranscriptError('UNREADABLE_SOURCE', `The file looks like JSON but is broken${whereOf(error, text)}.`);
  }
  const source = Array.isArray(value) ? { utterances: value } : value;
  if (!isRecord(source)) return undefined;
  if (Array.isArray(source.utterances))
    return { format: 'utterances-json', utterances: checked(ownUtterances(source.utterances), 'utterances') };
  if (isRecord(source.results))
    return { format: 'deepgram-json', utterances: checked(readDeepgram(source.results), 'results') };
  if (Array.isArray(source.segments))
    return { format: 'whisper-json', utterances: checked(whisperSegments(source.segments), 'segments') };
  if (typeof source.text === 'string') {
    return {
      format: 'whisper-json',
      utterances: [{ speaker: '', startMs: null, endMs: null, text: source.text.trim(), confidence: null }],
    };
  }
  throw new TranscriptError(
    'UNREADABLE_SOURCE',
    'The JSON has none of the fields "utterances", "segments", "text" or "results" at its top level, so no transcript was found in it.',
  );
}

/** Where a JSON error is, as " at line 3, column 7", from the position that the parser names. */
function whereOf(error: unknown, text: string): string {
  const message = error instanceof Error ? error.message : '';
  const position = /position (\d+)/.exec(message)?.[1];
  const at = position === undefined ? (/end of JSON/i.test(message) ? text.length : undefined) : Number(position);
  if (at === undefined) return '';
  const before = text.slice(0, at).split('\n');
  return ` at line ${before.length}, column ${before.at(-1)!.length + 1}`;
}

function checked(utterances: RawUtterance[], field: string): RawUtterance[] {
  if (utterances.length === 0)
    throw new TranscriptError('EMPTY_SOURCE', `The JSON field "${field}" contains no words.`);
  return utterances;
}

function ownUtterances(list: readonly unknown[]): RawUtterance[] {
  return list.map((item, index) => {
    if (!isRecord(item) || typeof item.text !== 'string') {
      throw new TranscriptError('UNREADABLE_SOURCE', `Utterance ${index + 1} has no text field.`);
    }
    const time = (name: string): number | null => {
      const value = item[name];
      return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.round(value) : null;
    };
    return {
      speaker: speakerOf(item.speaker),
      startMs: time('startMs') ?? millisecondsOf(item.start),
      endMs: time('endMs') ?? millisecondsOf(item.end),
      text: item.text,
      confidence: confidenceOf(item.confidence),
    };
  });
}

function whisperSegments(list: readonly unknown[]): RawUtterance[] {
  return listOf(list)
    .map((segment) => ({
      speaker: speakerOf(segment.speaker),
      startMs: millisecondsOf(segment.start),
      endMs: millisecondsOf(segment.end),
      text: textOf(segment.text),
      confidence: typeof segment.avg_logprob === 'number' ? confidenceOf(Math.exp(segment.avg_logprob)) : null,
    }))
    .filter((utterance) => utterance.text !== '');
}
