import type { Utterance } from '@clinical/contract/transcripts/transcripts.schemas';
import { parseTranscript, type TranscriptFormat } from '@clinical/language/parse-transcript';
import { assignRoles } from '@clinical/language/speaker-roles';
import { TranscriptError } from '@clinical/language/transcript-error';
import { storable } from './storable-text.ts';

export type Source = {
  /** The text as people read it. */
  question: string;
  utterances: Utterance[];
};
/** A source text as utterances, or what is wrong with it. */
export type ReadSource = Source | { code: TranscriptError['code']; message: string };

/** Reads a source text in any accepted format, with the speakers' roles. */
export function readSource(text: string): ReadSource {
  const read = parse(text);
  if ('code' in read) return read;
  return isSpeech(read.utterances, read.format)
    ? inLines(read.utterances)
    : { question: storable(text).replace(/\r\n?/g, '\n').trim(), utterances: read.utterances };
}

/**
 * Reads an edited source. Lines that stayed keep their utterance with its id, times and text, so that links to them hold;
 * new and changed lines get ids that none of the earlier ones has. A text without words is an empty source.
 */
export function editSource(text: string, before: readonly Utterance[]): ReadSource {
  const read = parse(text);
  if ('code' in read) return read.code === 'EMPTY_SOURCE' ? { question: '', utterances: [] } : read;
  if (read.format === 'text' && isSpeech(before, 'text')) {
    // it was shown one line an utterance: a second reading would not find its pauses and speakers again
    const lines = storable(text).split(/\r\n?|\n/);
    return inLines(carry(lines.flatMap(lineReader(before)), before));
  }
  const source = readSource(text) as Source;
  return { ...source, utterances: carry(source.utterances, before) };
}

type Parsed = { format: TranscriptFormat; utterances: Utterance[] };

function parse(text: string): Parsed | Exclude<ReadSource, Source> {
  try {
    const { format, utterances } = parseTranscript(storable(text));
    return { format, utterances: assignRoles(utterances) };
  } catch (error) {
    if (error instanceof TranscriptError) return { code: error.code, message: error.message };
    throw error;
  }
}

/** Speech is shown by speaker and pause; what a person wrote is shown as it was written. */
function isSpeech(utterances: readonly Utterance[], format: TranscriptFormat): boolean {
  return format !== 'text' || utterances.some((utterance) => utterance.speaker !== '' || utterance.startMs !== null);
}

function inLines(utterances: Utterance[]): Source {
  return { question: utterances.map(lineOf).join('\n'), utterances };
}

/** Reads single lines of a text whose earlier utterances are known, with their speakers. */
function lineReader(before: readonly Utterance[]): (line: string) => Utterance[] {
  const byLine = new Map(before.map((utterance) => [lineOf(utterance), utterance]));
  const voices = [...new Map(before.map((utterance) => [utterance.speaker, utterance])).values()].filter(
    ({ speaker }) => speaker !== '',
  );
  return (raw) => {
    const line = raw.trim();
    const same = byLine.get(line);
    if (same) return [same];
    const voice = voices.find(({ speaker }) => line.startsWith(`${speaker}:`));
    if (!voice) {
      const read = parse(line);
      return 'code' in read ? [] : read.utterances;
    }
    const text = line.slice(voice.speaker.length + 1).trim();
    return /[\p{L}\p{N}]/u.test(text) ? [{ ...voice, startMs: null, endMs: null, confidence: null, text }] : [];
  };
}

function carry(edited: readonly Utterance[], before: readonly Utterance[]): Utterance[] {
  const places = new Map<string, number[]>();
  for (const [index, utterance] of before.entries()) {
    const line = lineOf(utterance);
    const known = places.get(line);
    if (known) known.push(index);
    else places.set(line, [index]);
  }
  let from = 0;
  let nextId = 1 + before.reduce((highest, utterance) => Math.max(highest, Number(utterance.id.slice(1)) || 0), 0);
  return edited.map((utterance) => {
    const at = places.get(lineOf(utterance))?.find((index) => index >= from);
    if (at === undefined) return { ...utterance, startMs: null, endMs: null, id: `u${nextId++}` };
    from = at + 1;
    return before[at]!;
  });
}

/** One line an utterance, with the speaker's label. */
function lineOf(utterance: Utterance): string {
  const text = utterance.text.replace(/\s+/g, ' ').trim();
  return utterance.speaker === '' ? text : `${utterance.speaker}: ${text}`;
}
