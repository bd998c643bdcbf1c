import { port } from '../../platform/ports.ts';

/** Scripts whose fonts are large and are downloaded when a PDF first needs them. */
export const fetchedScripts = ['Chinese', 'Japanese', 'Korean'] as const;
export type FetchedScript = (typeof fetchedScripts)[number];

/** The two faces of a script: paths of font files, which may not be there yet. */
export type FontFaces = { regular: string; bold: string };

export type FontsPort = {
  readonly faces: Readonly<Record<FetchedScript, FontFaces>>;
  /** Downloads what is missing; several calls share one download. @throws Error that says what is missing and why */
  fetch(scripts: readonly FetchedScript[]): Promise<void>;
};

export const fontsPort = port<FontsPort>('fonts');
