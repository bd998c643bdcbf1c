import { type Font, openSync } from 'fontkit';

const opened = new Map<string, Font>();

function fontAt(path: string): Font {
  const known = opened.get(path);
  if (known) return known;
  const font = openSync(path);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${path} holds several fonts`);
  opened.set(path, font);
  return font;
}

/** Spaces, line ends and characters that only steer others need no sign of their own. */
const unseen = /[\p{C}\p{Z}\p{Variation_Selector}]/u;

/** Those of some characters that a font file has no sign for. */
export function withoutGlyph(characters: Iterable<string>, path: string): string[] {
  return [...characters].filter(
    (char) => !unseen.test(char) && !fontAt(path).hasGlyphForCodePoint(char.codePointAt(0)!),
  );
}

/** How wide a text is in a font file, in its own size: 1 for the size itself. */
export function textWidth(text: string, path: string): number {
  const font = fontAt(path);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}
