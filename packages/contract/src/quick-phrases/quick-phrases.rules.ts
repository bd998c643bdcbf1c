import type { QuickPhrase } from './quick-phrases.schemas.ts';

/** What `{{…}}` in a phrase can stand for. */
export const phraseFields = ['today', 'patient', 'date_of_birth', 'mrn'] as const;
export type PhraseField = (typeof phraseFields)[number];

/** Two names are the same phrase when only their case differs. */
export function phraseKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** What "/name" finds: each name once, by name; mine wins over the workspace's. */
export function usablePhrases<P extends Pick<QuickPhrase, 'name' | 'scope'>>(phrases: readonly P[]): P[] {
  const found = new Map<string, P>();
  for (const phrase of phrases) {
    const key = phraseKey(phrase.name);
    if (phrase.scope === 'me' || !found.has(key)) found.set(key, phrase);
  }
  return [...found.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, phrase]) => phrase);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * The phrase's HTML with its fields filled in. Values are plain text and become text, never markup. A field that is unknown, or
 * that nothing is known for, stays as it is written, so that nobody overlooks the gap.
 */
export function fillPhrase(html: string, values: Partial<Record<PhraseField, string>>): string {
  return html.replace(/\{\{\s*([a-z_ ]+?)\s*\}\}/gi, (written, name: string) => {
    const wanted = name.toLowerCase().replaceAll(' ', '_');
    const field = phraseFields.find((known) => known === wanted);
    const value = field && values[field];
    return value ? value.replace(/[&<>"']/g, (sign) => escapes[sign]!) : written;
  });
}
