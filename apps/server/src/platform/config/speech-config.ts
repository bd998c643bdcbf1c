/** What is to hear speech, with all that it needs, and why it is this. */
export type SpeechConfig = { reason: string } & (
  | { engine: 'deepgram'; apiKey: string; baseUrl: string }
  | { engine: 'openai'; apiKey: string | null; baseUrl: string; model: string }
  | { engine: 'sherpa'; modelFolder: string }
  | { engine: 'pocketsphinx'; modelFolder: string }
  | { engine: 'none' }
);

export const speechEngines = ['auto', 'deepgram', 'openai', 'sherpa', 'pocketsphinx', 'none'] as const;

type Variables = {
  STT_ENGINE: (typeof speechEngines)[number];
  DEEPGRAM_API_KEY: string | null;
  DEEPGRAM_BASE_URL: string;
  STT_BASE_URL: string | null;
  STT_API_KEY: string | null;
  STT_MODEL: string;
  STT_MODEL_DIR: string | null;
  POCKETSPHINX_MODEL_DIR: string;
  OPENAI_API_KEY: string | null;
  OPENAI_BASE_URL: string;
};

/**
 * The engine that serves: the one that is named, else the first that the variables speak of, else none. PocketSphinx hears too
 * little right to be taken unasked. @throws Error for a named engine that lacks something
 */
export function speechConfig(env: Variables): SpeechConfig {
  const named = env.STT_ENGINE !== 'auto';
  const because = (why: string): string => (named ? `STT_ENGINE is ${env.STT_ENGINE}` : why);
  switch (env.STT_ENGINE === 'auto' ? automatic(env) : env.STT_ENGINE) {
    case 'deepgram': {
      if (env.DEEPGRAM_API_KEY === null) throw new Error('STT_ENGINE: deepgram needs DEEPGRAM_API_KEY');
      const { DEEPGRAM_API_KEY: apiKey, DEEPGRAM_BASE_URL: baseUrl } = env;
      return { engine: 'deepgram', apiKey, baseUrl, reason: because('a Deepgram key is configured') };
    }
    case 'openai': {
      const apiKey = env.STT_API_KEY ?? (env.STT_BASE_URL === null ? env.OPENAI_API_KEY : null);
      const baseUrl = env.STT_BASE_URL ?? env.OPENAI_BASE_URL;
      const reason = because('a speech service is configured');
      return { engine: 'openai', apiKey, baseUrl, model: env.STT_MODEL, reason };
    }
    case 'sherpa':
      if (env.STT_MODEL_DIR === null) throw new Error('STT_ENGINE: sherpa needs STT_MODEL_DIR');
      return { engine: 'sherpa', modelFolder: env.STT_MODEL_DIR, reason: because('a model folder is configured') };
    case 'pocketsphinx':
      return { engine: 'pocketsphinx', modelFolder: env.POCKETSPHINX_MODEL_DIR, reason: because('') };
    default:
      return { engine: 'none', reason: because('no speech engine is configured') };
  }
}

function automatic(env: Variables): Exclude<SpeechConfig['engine'], 'pocketsphinx'> {
  if (env.DEEPGRAM_API_KEY !== null) return 'deepgram';
  if (env.STT_BASE_URL !== null) return 'openai';
  return env.STT_MODEL_DIR === null ? 'none' : 'sherpa';
}

/** Where pages reach the engine's own live service, e.g. `wss://api.deepgram.com/v1/listen`; null when they go by the server. */
export function liveAddressOf(speech: SpeechConfig): string | null {
  return speech.engine === 'deepgram' ? `${speech.baseUrl.replace(/^http/, 'ws').replace(/\/+$/, '')}/listen` : null;
}
