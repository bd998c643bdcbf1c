import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import { type FetchedScript, fetchedScripts, type FontsPort } from '../../gateways/fonts/port.ts';
import { drawLinesInBothDirections } from './pdf-lines.ts';
import type { Family } from './script-runs.ts';

drawLinesInBothDirections();
pdfmake.setUrlAccessPolicy(() => false);

const { resolve } = createRequire(import.meta.url);
export type Faces = { normal: string; bold: string; italics: string; bolditalics: string };

/** Packages name only their entry, so a font is found from there. */
const fontOf = (name: string, file: string): string => resolve(name).replace(/dist[/\\][^/\\]+$/, `fonts/${file}`);
const webFontOf = (name: string, file: string): string => resolve(`${name}/files/${file}`);
/** Scripts without a slant of their own are set upright where others are italic. */
const upright = (normal: string, bold: string): Faces => ({ normal, bold, italics: normal, bolditalics: bold });

const noto = (name: string, file: string): Faces =>
  upright(fontOf(name, `${file.replace('*', 'Regular')}`), fontOf(name, `${file.replace('*', 'Bold')}`));
const notoWeb = (script: string): Faces => {
  const face = (weight: number) =>
    webFontOf(`@fontsource/noto-sans-${script}`, `noto-sans-${script}-${script}-${weight}-normal.woff`);
  return upright(face(400), face(700));
};

/** A font that the reader of PDFs comes with. */
const symbols = (face: string): string =>
  resolve('pdfjs-dist/package.json').replace(/package\.json$/, `standard_fonts/LiberationSans-${face}.ttf`);
const latin = (face: string): string => fontOf('@embedpdf/fonts-latin', `NotoSans-${face}.ttf`);
const fonts: Record<Exclude<Family, FetchedScript>, Faces> = {
  Latin: { normal: latin('Regular'), bold: latin('Bold'), italics: latin('Italic'), bolditalics: latin('BoldItalic') },
  Arabic: noto('@embedpdf/fonts-arabic', 'NotoNaskhArabic-*.ttf'),
  Hebrew: noto('@embedpdf/fonts-hebrew', 'NotoSansHebrew-*.ttf'),
  Devanagari: notoWeb('devanagari'),
  Thai: notoWeb('thai'),
  Symbols: {
    normal: symbols('Regular'),
    bold: symbols('Bold'),
    italics: symbols('Italic'),
    bolditalics: symbols('BoldItalic'),
  },
};

/** The files of each family. Font files may be opened and nothing else. */
export function setFonts(faces: FontsPort['faces']): Record<Family, Faces> {
  const fetched = fetchedScripts.map((script) => [script, upright(faces[script].regular, faces[script].bold)] as const);
  const all = { ...fonts, ...Object.fromEntries(fetched) } as Record<Family, Faces>;
  const files = new Set(Object.values(all).flatMap((each) => Object.values(each)));
  pdfmake.setFonts(all);
  pdfmake.setLocalAccessPolicy((path) => files.has(path));
  return all;
}

/** Those scripts of a text whose font is not on disk. */
export const scriptsWithoutFont = (used: ReadonlySet<Family>, faces: FontsPort['faces']): FetchedScript[] =>
  fetchedScripts.filter((script) => used.has(script) && !existsSync(faces[script].regular));
