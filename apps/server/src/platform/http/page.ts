import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { liveAddressOf } from '../config/speech-config.ts';

type PageParts = Pick<Config, 'links' | 'pdfServiceUrl' | 'speech'>;

/** The page's part of the configuration, as the page reads it. */
function pageConfig(config: PageParts): Record<string, unknown> {
  const liveSpeech = config.speech.engine === 'none' ? null : (liveAddressOf(config.speech) ?? 'relay');
  const links = Object.fromEntries(Object.entries(config.links).filter(([, address]) => address !== null));
  return {
    apiBase: '/api',
    ...(config.pdfServiceUrl ? { pdfBase: config.pdfServiceUrl } : {}),
    liveSpeech,
    links,
  };
}

function escapeAttribute(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
  return text.replace(/[&"<>]/g, (sign) => entities[sign] ?? sign);
}

/** Reads the built page once. @returns the page for one reply, with its nonce filled in */
export function loadPage(webDir: string, config: PageParts): (nonce: string) => string {
  const html = readFileSync(join(webDir, 'index.html'), 'utf8').replace('__APP_CONFIG__', () =>
    escapeAttribute(JSON.stringify(pageConfig(config))),
  );
  return (nonce) => html.replaceAll('__CSP_NONCE__', nonce);
}

/** Pages of people without an account: where patients answer, and where they join a video call. */
export const guestPaths = ['/patient', '/video'];

/** The built page of that path, read once; null when these pages have none. Nothing in it depends on who opens it. */
export function loadGuestPage(webDir: string, guestPath: string): string | null {
  const path = join(webDir, `${guestPath}.html`);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Where browsers look for the script that opens the pages without a network. */
export const workerPath = '/service-worker.js';

/** The built script, read once; null when these pages have none. */
export function loadWorker(webDir: string): string | null {
  const path = join(webDir, workerPath);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
