import stems from '../../lexicon/irregular-stems.json' with { type: 'json' };

const irregular: Readonly<Record<string, string>> = stems;

/** A light English stem, good enough to compare words ("denies", "denied" → "deny"). Not a dictionary form. */
export function stem(word: string): string {
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined;
  if (known !== undefined) return known;
  if (word.length < 4 || /\d/.test(word)) return word;
  let s = word.replace(/'s$/, '');
  if (/[^s]s$/.test(s) && !/(?:us|is)$/.test(s))
    s = s
      .replace(/ies$/, 'y')
      .replace(/(sh|ch|x|ss|z)es$/, '$1')
      .replace(/s$/, '');
  if (s.length > 5) s = s.replace(/ied$/, 'y').replace(/(?:ing|ed|ly)$/, '');
  return s.replace(/([b-df-hj-np-rtv-z])\1$/, '$1').replace(/e$/, '');
}
