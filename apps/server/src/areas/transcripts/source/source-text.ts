import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { parseTranscript, type TranscriptFormat } from '@clinical/language/parse-transcript';
import { assignRoles } from '@clinical/language/speaker-roles';
import { TranscriptError } from '@clinical/language/transcript-error';
import { storable } from '../../../platform/storable.ts';
import { excessOfSpeech } from './source-excess.ts';

export type Source = {
  /** The text as people read it. */
  question: string;
  utterances: Utterance[];
};
/** A source text as utterances, or what is wrong with it. */
export type ReadSource = Source | { code: TranscriptError['code'] | 'INVALID_INPUT'; message: string };

/** A text that exceeds a limit. */
export const tooMuch = (excess: string): Exclude<ReadSource, Source> => ({
  code: 'INVALID_INPUT',
  message: `This transcript has ${excess}. Save its parts one by one.`,
});

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
    const excess = excessOfSpeech(utterances);
    return excess ? tooMuch(excess) : { format, utterances: assignRoles(utterances) };
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

/** A source whose lines have other voices now. What a person wrote without naming any reads as it was written. */
export function inVoices({ question }: Pick<Source, 'question'>, utterances: Utterance[]): Source {
  return isSpeech(utterances, 'text') ? inLines(utterances) : { question, utterances };
}

/** A source some of whose lines, in the same order, read otherwise now. What a person wrote keeps its empty lines and spaces. */
export function withLines({ question, utterances: before }: Source, utterances: Utterance[]): Source {
  const asWritten = isSpeech(before, 'text') ? null : replaceEach(question, before, utterances);
  return asWritten === null ? inLines(utterances) : { question: asWritten, utterances };
}

/** Null when a line does not stand in the text as it is. */
function replaceEach(text: string, before: readonly Utterance[], after: readonly Utterance[]): string | null {
  const pieces: string[] = [];
  let from = 0;
  for (const [index, { text: line }] of before.entries()) {
    const at = text.indexOf(line, from);
    if (at < 0) return null;
    pieces.push(text.slice(from, at), after[index]!.text);
    from = at + line.length;
  }
  return [...pieces, text.slice(from)].join('');
}

/** One more than the highest number that an utterance has. */
export const nextUtterance = (utterances: readonly Utterance[]): number =>
  1 + utterances.reduce((highest, { id }) => Math.max(highest, Number(id.slice(1)) || 0), 0);

/** Reads single lines of a text whose earlier utterances are known, with their speakers. */
function lineReader(before: readonly Utterance[]): (line: string) => Utterance[] {
  const byLine = new Map(before.map((utterance) => [lineOf(utterance), utterance]));
  const voices = [...new Map(before.map((utterance) => [utterance.speaker, utterance])).values()].filter(
    ({ speaker }) => speaker !== '',
  );
  return (raw) => {
    const written = raw.trim();
    const same = byLine.get(written);
    if (same) return [same];
    const voice = voices.find(({ speaker }) => written.startsWith(`${speaker}:`));
    if (!voice) {
      const read = parse(written);
      return 'code' in read ? [] : read.utterances;
    }
    const text = written.slice(voice.speaker.length + 1).trim();
    const { speaker, role } = voice;
    const line = { id: '', speaker, role, startMs: null, endMs: null, confidence: null, text };
    return /[\p{L}\p{N}]/u.test(text) ? [line] : [];
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
  let nextId = nextUtterance(before);
  return edited.map((utterance) => {
    const at = places.get(lineOf(utterance))?.find((index) => index >= from);
    if (at === undefined) return { ...utterance, startMs: null, endMs: null, id: `u${nextId++}` };
    from = at + 1;
    return before[at]!;
  });
}

/** One line an utterance, with the speaker's label. */
export function lineOf(utterance: Utterance): string {
  const text = utterance.text.replace(/\s+/g, ' ').trim();
  return utterance.speaker === '' ? text : `${utterance.speaker}: ${text}`;
}
