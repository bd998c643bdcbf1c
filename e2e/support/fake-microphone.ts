import config from '../playwright.config.ts';

/** What makes the browser of a test hear this WAV file, again and again, as its microphone. */
export function fakeMicrophone(voice: string | null) {
  return {
    permissions: ['microphone'],
    launchOptions: {
      ...config.use?.launchOptions,
      args: [
        ...(config.use?.launchOptions?.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${voice ?? ''}`,
      ],
    },
  };
}
