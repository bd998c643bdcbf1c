import type { MessageHit } from '@clinical/contract/messaging/messaging.schemas';

/** Characters of an excerpt, and those before its first word that was found. */
const [longest, lead] = [200, 60];

/** The text around the first of these words, in parts: those that were found begin a word of the text. */
export function excerptOf(content: string, words: readonly string[]): MessageHit['excerpt'] {
  const beginning = words.toSorted((a, b) => b.length - a.length).join('|');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${beginning})`, 'giu');
  const at = content.search(found);
  const start = at > lead ? content.lastIndexOf(' ', at - lead) + 1 : 0;
  const text = Array.from(content.slice(start)).slice(0, longest).join('');
  const parts: MessageHit['excerpt'] = start > 0 ? [{ text: '…', found: false }] : [];
  let from = 0;
  for (const match of text.matchAll(found)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index), found: false });
    parts.push({ text: match[0], found: true });
    from = match.index + match[0].length;
  }
  const rest = text.slice(from) + (start + text.length < content.length ? '…' : '');
  return rest === '' ? parts : [...parts, { text: rest, found: false }];
}
