import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Kinds of models that hear, as sherpa-onnx names their settings. */
const singleFile = {
  'sense-voice': 'senseVoice',
  paraformer: 'paraformer',
  nemo: 'nemoCtc',
  medasr: 'medasr',
  zipformer: 'zipformerCtc',
};
type SingleKind = keyof typeof singleFile;

/** What lies in `STT_MODEL_DIR`: paths of the files that each task needs, null where they are not there. */
export type ModelFolder = {
  /** Settings of the recogniser's model, as sherpa-onnx takes them. */
  model: Record<string, unknown>;
  /** True when words to expect can be given to it. */
  takesWords: boolean;
  voice: string | null;
  punctuation: string | null;
  speakers: { segmentation: string; embedding: string } | null;
};

/**
 * Tells from the names of the files what a folder holds: `tokens.txt` with a transducer (encoder, decoder, joiner), a Whisper
 * (encoder, decoder) or one model file, whose kind the folder's name or `kind.txt` says; beside it `silero_vad.onnx`,
 * `punctuation.onnx`, and `segmentation.onnx` with `embedding.onnx`.
 * @throws Error that says what is missing
 */
export function readModelFolder(folder: string): ModelFolder {
  if (!existsSync(folder)) throw new Error(`STT_MODEL_DIR: there is no folder ${folder}`);
  const names = readdirSync(folder).toSorted();
  const optional = (name: string): string | null => (names.includes(name) ? join(folder, name) : null);
  const [segmentation, embedding] = [optional('segmentation.onnx'), optional('embedding.onnx')];
  const hearing = hearingModel(folder, names);
  return {
    ...hearing,
    voice: optional('silero_vad.onnx'),
    punctuation: optional('punctuation.onnx'),
    speakers: segmentation && embedding ? { segmentation, embedding } : null,
  };
}

function hearingModel(folder: string, names: readonly string[]): Pick<ModelFolder, 'model' | 'takesWords'> {
  const tokens = names.find((name) => /(^|[-_.])tokens\.txt$/.test(name));
  if (!tokens) throw new Error(`STT_MODEL_DIR: ${folder} has no tokens.txt, so it is no model that hears`);
  const common = { tokens: join(folder, tokens), numThreads: 2, provider: 'cpu', debug: 0 };
  const part = (name: string): string | null => {
    const fitting = names.filter((file) => file.endsWith('.onnx') && file.includes(name));
    // the smaller, quantised file where there are both
    const chosen = fitting.find((file) => file.includes('int8')) ?? fitting[0];
    return chosen ? join(folder, chosen) : null;
  };
  const [encoder, decoder, joiner] = [part('encoder'), part('decoder'), part('joiner')];
  if (encoder && decoder && joiner) {
    const takesWords = names.includes('bpe.vocab');
    const words = takesWords ? { modelingUnit: 'bpe', bpeVocab: join(folder, 'bpe.vocab') } : {};
    return { model: { transducer: { encoder, decoder, joiner }, ...common, ...words }, takesWords };
  }
  if (encoder && decoder) return { model: { whisper: { encoder, decoder }, ...common }, takesWords: false };
  const file = part('model');
  if (!file) throw new Error(`STT_MODEL_DIR: ${folder} has a tokens.txt and no model of a known form beside it`);
  return { model: { [singleFile[kindOf(folder, names)]]: { model: file }, ...common }, takesWords: false };
}

function kindOf(folder: string, names: readonly string[]): SingleKind {
  const said = names.includes('kind.txt') ? readFileSync(join(folder, 'kind.txt'), 'utf8').trim() : basename(folder);
  const kinds = Object.keys(singleFile) as SingleKind[];
  const kind = kinds.find((name) => said.includes(name));
  if (!kind) {
    throw new Error(
      `STT_MODEL_DIR: the kind of the model in ${folder} is not known. Write one of ${kinds.join(', ')} into kind.txt there`,
    );
  }
  return kind;
}
