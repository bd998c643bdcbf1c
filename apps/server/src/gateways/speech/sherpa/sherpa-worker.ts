/**
 * The process that hears with sherpa-onnx, one for each piece of audio: native code that crashes takes nothing else along, and
 * the model's memory is given back.
 */
import { readFileSync } from 'node:fs';
import type { Sherpa } from 'sherpa-onnx-node';
import type { AudioSpan, SpokenUtterance } from '../port.ts';
import { sampleRate } from '../../../platform/media/wav-header.ts';
import type { ModelFolder } from './model-folder.ts';
import type { FromTranscriber, ToTranscriber } from './sherpa-messages.ts';
import { wordsOfTokens } from './token-words.ts';

type Span = AudioSpan & { samples: Float32Array };
type Turn = { start: number; end: number; speaker: number };

const samplesPerMs = sampleRate / 1_000;
const voiceWindow = 512;

function say(message: FromTranscriber): Promise<void> {
  return new Promise((resolve) => process.send!(message, () => resolve()));
}

process.once('message', (message: ToTranscriber) => {
  hear(message)
    .catch((error: unknown) => say({ type: 'failed', message: error instanceof Error ? error.message : String(error) }))
    .finally(() => process.exit(0));
});

async function hear({ folder, path, phrases, language, vocabulary }: ToTranscriber): Promise<void> {
  const sherpa = (await import('sherpa-onnx-node')).default;
  const samples = readSamples(path);
  const recogniser = new sherpa.OfflineRecognizer(settingsOf(folder, language));
  const punctuation = folder.punctuation
    ? new sherpa.OfflinePunctuation({
        model: { ctTransformer: folder.punctuation, numThreads: 1, provider: 'cpu', debug: 0 },
      })
    : null;
  const turns = folder.speakers ? turnsOf(sherpa, folder.speakers, samples) : [];
  const spans = folder.voice
    ? spokenSpans(sherpa, folder.voice, samples)
    : phrases.map((phrase) => cut(samples, phrase));
  const utterances: SpokenUtterance[] = [];
  for (const span of spans) {
    const words = folder.takesWords && vocabulary.length > 0 ? vocabulary.join('/') : undefined;
    const stream = recogniser.createStream(words);
    stream.acceptWaveform({ samples: span.samples, sampleRate });
    recogniser.decode(stream);
    const { text, tokens = [], timestamps = [] } = recogniser.getResult(stream);
    if (text.trim() === '') continue;
    utterances.push({
      speaker: speakerOf(span, turns),
      startMs: span.fromMs,
      endMs: span.toMs,
      text: punctuation ? punctuation.addPunct(text.trim()) : text.trim(),
      confidence: null,
      words: wordsOfTokens(tokens, timestamps, span.fromMs, span.toMs),
    });
    await say({ type: 'heard', utterances, done: false });
  }
  await say({ type: 'heard', utterances, done: true });
}

function readSamples(path: string): Float32Array {
  const bytes = readFileSync(path).subarray(44);
  const samples = new Float32Array(Math.floor(bytes.length / 2));
  for (let i = 0; i < samples.length; i++) samples[i] = bytes.readInt16LE(i * 2) / 32_768;
  return samples;
}

function settingsOf({ model, takesWords }: ModelFolder, language: string): Record<string, unknown> {
  const spoken = language === 'multi' ? '' : language.split('-')[0]!;
  const whisper = model['whisper']
    ? { whisper: { ...(model['whisper'] as object), language: spoken, task: 'transcribe' } }
    : {};
  const senseVoice = model['senseVoice']
    ? { senseVoice: { ...(model['senseVoice'] as object), language: spoken || 'auto', useInverseTextNormalization: 1 } }
    : {};
  return {
    featConfig: { sampleRate, featureDim: 80 },
    modelConfig: { ...model, ...whisper, ...senseVoice },
    ...(takesWords ? { decodingMethod: 'modified_beam_search', maxActivePaths: 4, hotwordsScore: 1.5 } : {}),
  };
}

function cut(samples: Float32Array, { fromMs, toMs }: AudioSpan): Span {
  return { fromMs, toMs, samples: samples.subarray(fromMs * samplesPerMs, toMs * samplesPerMs) };
}

function spokenSpans(sherpa: Sherpa, model: string, samples: Float32Array): Span[] {
  const sileroVad = {
    model,
    threshold: 0.5,
    minSilenceDuration: 0.4,
    minSpeechDuration: 0.2,
    maxSpeechDuration: 20,
    windowSize: voiceWindow,
  };
  const detector = new sherpa.Vad({ sileroVad, sampleRate, numThreads: 1, provider: 'cpu', debug: 0 }, 60);
  const spans: Span[] = [];
  const take = (): void => {
    for (; !detector.isEmpty(); detector.pop()) {
      const { start, samples: voiced } = detector.front(false);
      const fromMs = Math.round(start / samplesPerMs);
      spans.push({ fromMs, toMs: Math.round(fromMs + voiced.length / samplesPerMs), samples: voiced });
    }
  };
  for (let at = 0; at < samples.length; at += voiceWindow) {
    detector.acceptWaveform(samples.subarray(at, at + voiceWindow));
    take();
  }
  detector.flush();
  take();
  return spans;
}

function turnsOf(
  sherpa: Sherpa,
  { segmentation, embedding }: NonNullable<ModelFolder['speakers']>,
  samples: Float32Array,
): Turn[] {
  const diarizer = new sherpa.OfflineSpeakerDiarization({
    segmentation: { pyannote: { model: segmentation }, numThreads: 1, provider: 'cpu', debug: 0 },
    embedding: { model: embedding, numThreads: 1, provider: 'cpu', debug: 0 },
    clustering: { numClusters: -1, threshold: 0.5 },
    minDurationOn: 0.2,
    minDurationOff: 0.5,
  });
  return diarizer.process(samples);
}

/** Whoever speaks for most of it. */
function speakerOf({ fromMs, toMs }: AudioSpan, turns: readonly Turn[]): string | null {
  const spoken = new Map<number, number>();
  for (const { start, end, speaker } of turns) {
    const shared = Math.min(toMs, end * 1_000) - Math.max(fromMs, start * 1_000);
    if (shared > 0) spoken.set(speaker, (spoken.get(speaker) ?? 0) + shared);
  }
  const [most] = [...spoken].toSorted((a, b) => b[1] - a[1]);
  return most ? `Speaker ${most[0] + 1}` : null;
}
