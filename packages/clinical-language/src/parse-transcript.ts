import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { readJsonTranscript } from './formats/json-transcripts.ts';
import { readText } from './formats/labelled-text.ts';
import type { RawUtterance } from './formats/raw-utterance.ts';
import { readWebVtt } from './formats/webvtt.ts';
import { TranscriptError } from './transcript-error.ts';

export type TranscriptFormat = 'vtt' | 'utterances-json' | 'whisper-json' | 'deepgram-json' | 'text';
export type ParsedTranscript = { format: TranscriptFormat; utterances: Utterance[] };

/**
 * Reads a source text into utterances: plain text with or without speaker labels, WebVTT, or JSON as
 * `{utterances: [{speaker, startMs, endMs, text}]}`, as Whisper or as Deepgram write it. The format is found from the text.
 * Roles are `unknown`; `assignRoles` fills them. Throws `TranscriptError` when there is nothing to read or JSON is broken.
 */
export function parseTranscript(source: string): ParsedTranscript {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (text.trim() === '')
    throw new TranscriptError('EMPTY_SOURCE', 'The transcript is empty. Paste or upload a text with words.');
  const { format, utterances } = read(text);
  const kept = utterances.filter((utterance) => /[\p{L}\p{N}]/u.test(utterance.text));
  if (kept.length === 0) {
    throw new TranscriptError('EMPTY_SOURCE', 'The transcript has no words: only times, labels or symbols were found.');
  }
  return { format, utterances: kept.map(withId) };
}

function read(text: string): { format: TranscriptFormat; utterances: RawUtterance[] } {
  if (/^\s*WEBVTT(?:[ \t\n]|$)/.test(text) || /^\s*(?:\d+\n)?\d\d:\d\d(?::\d\d)?[.,]\d{3}\s+-->/.test(text)) {
    return { format: 'vtt', utterances: readWebVtt(text) };
  }
  if (/^\s*[{[]\s*(?:["{}\]]|$)/.test(text)) {
    const parsed = readJsonTranscript(text);
    if (parsed) return parsed;
  }
  return { format: 'text', utterances: readText(text) };
}

const withId = (raw: RawUtterance, index: number): Utterance => ({
  id: `u${index + 1}`,
  speaker: raw.speaker,
  role: 'unknown',
  startMs: raw.startMs,
  endMs: raw.endMs,
  text: raw.text,
  confidence: raw.confidence,
});
