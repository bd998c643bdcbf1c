/** Sounds that say nothing, and phrases that do not when a comma follows: "you know, it hurts" but not "do you know it". */
const sounds = ['um+', 'uh+', 'uhm+', 'erm+', 'hmm+', 'mhm', 'mm-hmm'];
const phrases = ['you know', 'I mean', 'like', 'well', 'so', 'er'];
const filler = new RegExp(`\\b(?:(?:${sounds.join('|')})\\b,?|(?:${phrases.join('|')}),)`, 'gi');

export type FillerPart = { text: string; filler: boolean };

/** Cuts words that carry nothing out of a text, for drawing them fainter. */
export function fillerParts(text: string): FillerPart[] {
  const parts: FillerPart[] = [];
  let at = 0;
  for (const { index, 0: found } of text.matchAll(filler)) {
    if (index > at) parts.push({ text: text.slice(at, index), filler: false });
    parts.push({ text: found, filler: true });
    at = index + found.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), filler: false });
  return parts;
}
