import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { createSlots } from '../../platform/work/slots.ts';
import { cutWav, type Decoder } from './decode-audio.ts';
import { transcribeInPieces, type Piece } from './in-pieces.ts';
import { utteranceStream } from './live/utterance-stream.ts';
import type { AudioSpan, SpeechEngine, SpeechRequest, SpokenUtterance, SpokenWord } from './port.ts';
import { ProgramFailed, runLimited } from '../../platform/work/run-limited.ts';
import { speechFailed } from './speech-failure.ts';
import { cutAtPauses, measureLoudness } from './voice.ts';

export type PocketSphinxOptions = {
  /** Path of the operator's `pocketsphinx_batch`, which comes with `pocketsphinx_continuous` and hears a file far better. */
  program: string;
  /** Folder of the English model: `en-us`, `en-us.lm.bin` and `cmudict-en-us.dict`. */
  model: string;
  decoder: Decoder;
};

/** So much is given to one run of the program: what fails or is stopped costs no more. */
const longestMs = 60_000;
/** The recogniser hears phrases; a longer one costs it memory and gains nothing. */
const phraseMs = 12_000;
/** Utterances of live speech that may wait for a place. */
const mostWaiting = 200;
const framesPerSecond = 100;
/** A line ends where nobody spoke for so long, in frames. */
const pauseFrames = 30;

/** PocketSphinx as the operator installed it: English only, far less right than the others, so its text is a draft. */
export function pocketSphinx(options: PocketSphinxOptions): SpeechEngine {
  const places = createSlots(availableParallelism(), mostWaiting);
  return {
    id: 'pocketsphinx',
    name: 'PocketSphinx',
    draft: true,
    host: null,
    async transcribe(audio, request) {
      refuseOther(request.language);
      return transcribeInPieces({ decoder: options.decoder, longestMs, alwaysWav: true }, audio, request, (piece) =>
        hear(options, piece, request),
      );
    },
    async stream(request) {
      refuseOther(request.language);
      return utteranceStream(request, places, (piece, signal) => hear(options, piece, { signal }));
    },
  };
}

function refuseOther(language: string): void {
  if (language === 'en' || language === 'multi') return;
  throw speechFailed(
    'The speech engine of this server, PocketSphinx, transcribes English only. Choose English, or type the visit.',
  );
}

async function hear(
  { program, model }: PocketSphinxOptions,
  piece: Piece,
  { signal }: Pick<SpeechRequest, 'signal'>,
): Promise<SpokenUtterance[]> {
  const folder = await mkdtemp(join(dirname(piece.path), 'phrases-'));
  try {
    const loudness = await measureLoudness(piece.path);
    const phrases = cutAtPauses(loudness, { fromMs: 0, toMs: piece.durationMs ?? 0 }, phraseMs);
    for (const [index, phrase] of phrases.entries()) await cutWav(piece.path, join(folder, `${index}.wav`), phrase);
    await writeFile(join(folder, 'list'), phrases.map((_, index) => `${index}\n`).join(''));
    const files = [
      '-cepdir',
      folder,
      '-cepext',
      '.wav',
      '-ctl',
      join(folder, 'list'),
      '-hypseg',
      join(folder, 'heard'),
    ];
    const voice = [
      '-hmm',
      join(model, 'en-us'),
      '-lm',
      join(model, 'en-us.lm.bin'),
      '-dict',
      join(model, 'cmudict-en-us.dict'),
    ];
    const sound = ['-adcin', 'yes', '-adchdr', '44', '-cmn', 'batch', '-logfn', '/dev/null'];
    await runLimited(program, [...sound, ...files, ...voice], { memory: 1_024, processor: 600, signal });
    const lines = (await readFile(join(folder, 'heard'), 'utf8')).split('\n');
    return phrases.flatMap((phrase, index) => linesOf(wordsOf(lines[index] ?? ''), phrase));
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    throw speechFailed(
      'PocketSphinx could not transcribe this recording. Try again, or ask the person who runs this server.',
      error,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A word with its first and last frame; null stands for a pause. */
type Heard = { text: string | null; from: number; to: number };

/** Reads a line of `-hypseg`: after the scores, for each word its start, two scores and itself; at last the end. */
export function wordsOf(line: string): Heard[] {
  const fields = line.trim().split(/\s+/);
  const start = fields.findIndex((field) => field === '<s>') - 3;
  if (start < 0) return [];
  const heard: Heard[] = [];
  for (let at = start; at + 4 < fields.length; at += 4) {
    const [from, to] = [Number(fields[at]), Number(fields[at + 4])];
    // a variant of how a word is spoken carries its number
    const text = fields[at + 3]!.replace(/\(\d+\)$/, '');
    heard.push({ text: /^[<[+]/.test(text) ? null : text, from, to });
  }
  return heard;
}

function linesOf(heard: readonly Heard[], { fromMs }: AudioSpan): SpokenUtterance[] {
  const groups: SpokenWord[][] = [];
  let isNew = true;
  for (const { text, from, to } of heard) {
    if (text === null) {
      isNew ||= to - from >= pauseFrames;
      continue;
    }
    const word = { text, startMs: fromMs + timeOf(from), endMs: fromMs + timeOf(to), confidence: null };
    if (isNew) groups.push([word]);
    else groups.at(-1)!.push(word);
    isNew = false;
  }
  return groups.map((words) => ({
    speaker: null,
    startMs: words[0]!.startMs,
    endMs: words.at(-1)!.endMs,
    text: words.map(({ text }) => text).join(' '),
    confidence: null,
    words,
  }));
}

const timeOf = (frame: number): number => Math.round((frame * 1_000) / framesPerSecond);
