const longestShown = 49;

/** Text over 49 characters is cut and an ellipsis takes the place of the rest. Characters as people count them, never halves. */
export function truncate(text: string): string {
  // Of a very long text only the beginning is looked at: one visible character may be many units, but not without end.
  const beginning = text.slice(0, 4_096);
  const characters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(beginning)];
  if (characters.length <= longestShown && beginning.length === text.length) return text;
  return `${characters
    .slice(0, longestShown)
    .map(({ segment }) => segment)
    .join('')}…`;
}

/** What is copied in plain-text mode: without the signs of Markdown's bold and headings. */
export function plainCopy(text: string): string {
  return text.replace(/[*#]/g, '');
}

/** True for what may be an AI key: the locally stored one counts only if it contains this. */
export function isApiKey(text: string | null | undefined): boolean {
  return text?.includes('sk-') ?? false;
}

/** True for an AI key that can be saved: it starts with `sk-`, and 8 to 200 letters, digits, dashes or underscores follow. */
export function isWholeApiKey(text: string): boolean {
  return /^sk-[\w-]{8,200}$/.test(text);
}
