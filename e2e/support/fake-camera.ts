import type { Page } from '@playwright/test';
import config from '../playwright.config.ts';

/** A browser with a moving picture for a camera and a beep for a microphone, which asks nobody. */
export const fakeCamera = {
  launchOptions: {
    ...config.use?.launchOptions,
    args: [
      ...(config.use?.launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
    ],
  },
};

/** Frames that the picture of this name has shown. */
export const framesOf = (page: Page, name: string): Promise<number> =>
  page
    .getByLabel(name, { exact: true })
    .and(page.locator('video'))
    .evaluate((video: HTMLVideoElement) =>
      video.videoWidth > 0 ? video.getVideoPlaybackQuality().totalVideoFrames : 0,
    );
