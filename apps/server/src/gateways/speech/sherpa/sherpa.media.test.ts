import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { tones } from '../../../../test/spoken-audio.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { audioDecoder } from '../decode-audio.ts';
import type { SpeechEngine } from '../port.ts';
import { readModelFolder } from './model-folder.ts';
import { sherpa } from './sherpa.ts';
import { wordsOfTokens } from './token-words.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

async function modelOf(name: string, files: readonly string[], content = 'x'): Promise<string> {
  const path = join(folder, name);
  await mkdir(path, { recursive: true });
  for (const file of files) writeFileSync(join(path, file), content);
  return path;
}

describe('a model folder', () => {
  const transducer = [
    'tokens.txt',
    'encoder-epoch-99.onnx',
    'encoder-epoch-99.int8.onnx',
    'decoder-epoch-99.onnx',
    'joiner-epoch-99.onnx',
  ];

  it('of a transducer takes the smaller files, and what lies beside it', async () => {
    const path = await modelOf('zipformer-en', [
      ...transducer,
      'silero_vad.onnx',
      'segmentation.onnx',
      'embedding.onnx',
    ]);
    expect(readModelFolder(path)).toMatchObject({
      model: {
        transducer: { encoder: join(path, 'encoder-epoch-99.int8.onnx'), joiner: join(path, 'joiner-epoch-99.onnx') },
      },
      takesWords: false,
      voice: join(path, 'silero_vad.onnx'),
      punctuation: null,
      speakers: { segmentation: join(path, 'segmentation.onnx') },
    });
  });

  it('with a vocabulary of word pieces can be told words to expect', async () => {
    expect(readModelFolder(await modelOf('m', [...transducer, 'bpe.vocab'])).takesWords).toBe(true);
  });

  it('is a Whisper with an encoder and a decoder alone', async () => {
    const path = await modelOf('w', ['base.en-tokens.txt', 'base.en-encoder.onnx', 'base.en-decoder.onnx']);
    expect(readModelFolder(path).model).toHaveProperty('whisper');
  });

  it.each([
    ['sherpa-onnx-sense-voice-zh-en', 'senseVoice'],
    ['sherpa-onnx-paraformer-en', 'paraformer'],
  ])('named %s is of that kind', async (name, key) => {
    expect(readModelFolder(await modelOf(name, ['tokens.txt', 'model.int8.onnx'])).model).toHaveProperty(key);
  });

  it('says its kind in a file where its name does not', async () => {
    const path = await modelOf('mine', ['tokens.txt', 'model.onnx']);
    expect(() => readModelFolder(path)).toThrow(/kind\.txt/);
    writeFileSync(join(path, 'kind.txt'), 'nemo\n');
    expect(readModelFolder(path).model).toHaveProperty('nemoCtc');
  });

  it.each([
    ['is not there', [], /no folder/],
    ['has no tokens', ['model.onnx'], /no tokens\.txt/],
    ['has no model', ['tokens.txt'], /no model of a known form/],
  ])('that %s is refused in plain words', async (_, files, words) => {
    const path = files.length > 0 ? await modelOf('m', files) : join(folder, 'none');
    expect(() => readModelFolder(path)).toThrow(words);
  });
});

it('tokens become words with times', () => {
  expect(wordsOfTokens(['▁SO', 'RE', '▁THROAT'], [0.1, 0.3, 0.6], 1_000, 2_000)).toMatchObject([
    { text: 'SORE', startMs: 1_100, endMs: 1_600 },
    { text: 'THROAT', startMs: 1_600, endMs: 2_000 },
  ]);
});

describe('the process that hears', () => {
  async function engineWith(script: string): Promise<SpeechEngine> {
    const path = join(folder, 'hearer.mjs');
    writeFileSync(path, script);
    const model = readModelFolder(await modelOf('paraformer', ['tokens.txt', 'model.onnx']));
    return sherpa({ folder: model, decoder: audioDecoder(null), hearer: pathToFileURL(path) });
  }
  async function transcribe(engine: SpeechEngine, signal = new AbortController().signal) {
    const path = join(folder, 'in.wav');
    writeFileSync(path, tones([[2, 0.3]]));
    return engine.transcribe(
      { path, mediaType: 'audio/wav', durationMs: null },
      { language: 'en', vocabulary: [], signal },
    );
  }

  it('is told what to hear, and answers', async () => {
    const engine = await engineWith(`process.once('message', ({ phrases, language }) => {
      const utterances = phrases.map(({ fromMs, toMs }) => ({ speaker: null, startMs: fromMs, endMs: toMs, text: language, confidence: null, words: [] }));
      process.send({ type: 'heard', utterances, done: true });
    });`);
    expect((await transcribe(engine)).utterances).toMatchObject([{ startMs: 0, endMs: 2_000, text: 'en' }]);
  });

  it('may crash, and the server goes on', async () => {
    const engine = await engineWith(`process.once('message', () => process.abort());`);
    await expect(transcribe(engine)).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
      message: expect.stringMatching(/engine of this server stopped/),
    });
  });

  it('is killed when the work is cancelled', async () => {
    const engine = await engineWith(`process.once('message', () => setInterval(() => undefined, 1_000));`);
    const stop = new AbortController();
    const run = transcribe(engine, stop.signal);
    setTimeout(() => stop.abort(new Error('stopped by a person')), 200);
    await expect(run).rejects.toThrow('stopped by a person');
  });

  it('says that a model which is none cannot be used', async () => {
    const model = readModelFolder(await modelOf('paraformer', ['tokens.txt', 'model.onnx'], 'no model'));
    await expect(transcribe(sherpa({ folder: model, decoder: audioDecoder(null) }))).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
    });
  });
});
