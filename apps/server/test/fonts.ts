import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { npmFonts } from '../src/gateways/fonts/npm-fonts.ts';
import type { FetchedScript } from '../src/gateways/fonts/port.ts';

/** Fonts of a few signs each, by script. */
export const smallFonts: Record<FetchedScript, string> = {
  Chinese: join(import.meta.dirname, 'fonts/NotoSansHans.ttf'),
  Japanese: join(import.meta.dirname, 'fonts/NotoSansJP.ttf'),
  Korean: join(import.meta.dirname, 'fonts/NotoSansKR.ttf'),
};

/** Puts small fonts where the program looks for the downloaded ones. */
export async function putFonts(dataDir: string): Promise<void> {
  const { faces } = npmFonts({ folder: join(dataDir, 'fonts'), say: () => undefined, write: async () => undefined });
  for (const [script, { regular, bold }] of Object.entries(faces)) {
    await mkdir(dirname(regular), { recursive: true });
    for (const file of [regular, bold]) await cp(smallFonts[script as FetchedScript], file);
  }
}
