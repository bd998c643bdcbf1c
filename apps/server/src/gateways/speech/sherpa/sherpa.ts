import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Decoder } from '../decode-audio.ts';
import { createSlots } from '../../../platform/work/slots.ts';
import { utteranceStream } from '../live/utterance-stream.ts';
import { transcribeInPieces, type Piece } from '../in-pieces.ts';
import type { SpeechEngine, SpeechRequest, SpokenUtterance } from '../port.ts';
import { speechFailed } from '../speech-failure.ts';
import { cutAtPauses, measureLoudness } from '../voice.ts';
import type { ModelFolder } from './model-folder.ts';
import type { FromTranscriber, ToTranscriber } from './sherpa-messages.ts';

export type SherpaOptions = {
  folder: ModelFolder;
  decoder: Decoder;
  /** The module of the process that hears; another one only in tests. */
  hearer?: URL;
};

/** A crash costs at most so much, and the process holds no more of an audio than this. */
const longestMs = 10 * 60_000;
const phraseMs = 20_000;
/** Utterances of live speech that are heard at once, each by a process with the model, and that may wait for it. */
const [liveAtOnce, mostWaiting] = [1, 200];
const stopped =
  'The speech engine of this server stopped. Try again, or ask the person who runs this server to check its model.';

/** sherpa-onnx with a model of the operator's. Nothing leaves the machine. */
export function sherpa({
  folder,
  decoder,
  hearer = new URL('./sherpa-worker.ts', import.meta.url),
}: SherpaOptions): SpeechEngine {
  const places = createSlots(liveAtOnce, mostWaiting);
  return {
    id: 'sherpa',
    name: 'sherpa-onnx',
    draft: false,
    host: null,
    transcribe: (audio, request) =>
      transcribeInPieces({ decoder, longestMs, alwaysWav: true }, audio, request, (piece, onHeard) =>
        hear({ folder, hearer }, piece, request, onHeard),
      ),
    stream: async (request) =>
      utteranceStream(request, places, (piece, signal) => hear({ folder, hearer }, piece, { ...request, signal })),
  };
}

async function hear(
  { folder, hearer }: { folder: ModelFolder; hearer: URL },
  piece: Piece,
  { language, vocabulary, signal }: Pick<SpeechRequest, 'language' | 'vocabulary' | 'signal'>,
  onHeard?: (heard: SpokenUtterance[]) => void,
): Promise<SpokenUtterance[]> {
  const whole = { fromMs: 0, toMs: piece.durationMs ?? 0 };
  const phrases = folder.voice ? [] : cutAtPauses(await measureLoudness(piece.path), whole, phraseMs);
  signal.throwIfAborted();
  const child = fork(fileURLToPath(hearer), [], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString('utf8')).slice(-1_000)));
  try {
    return await new Promise<SpokenUtterance[]>((resolve, reject) => {
      child.on('message', (message: FromTranscriber) => {
        if (message.type === 'failed') reject(speechFailed(stopped, new Error(message.message)));
        else if (message.done) resolve(message.utterances);
        else onHeard?.(message.utterances);
      });
      child.once('error', (error) => reject(speechFailed(stopped, error)));
      child.once('close', () => reject(speechFailed(stopped, new Error(said))));
      const order: ToTranscriber = { folder, path: piece.path, phrases, language, vocabulary };
      child.send(order);
    });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
  }
}
