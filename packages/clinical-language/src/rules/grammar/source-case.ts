import type { Utterance } from '@clinical/contract/transcripts/source.schemas';

const word = /(?<=[\p{L}\p{N}],? )\p{Lu}[\p{L}\p{N}'-]*\p{L}[\p{L}\p{N}]*|\b\p{Ll}[\p{L}\p{N}'-]*/gu;
const spoken = /^(?:I'\w+|Doctor|Doc|Mom|Mum|Dad|Sir|Madam|Okay|Yes|No)$/;
const lower = /\b\p{Ll}[\p{L}\p{N}'-]*/gu;

/**
 * Gives words of a note the capitals that the source writes them with where no sentence begins: names of people and places,
 * acronyms. Speech text without capitals changes nothing.
 */
export function sourceCase(utterances: readonly Utterance[]): (text: string) => string {
  const forms = new Map<string, string>();
  const small = new Set<string>();
  for (const { text } of utterances) {
    if (text === text.toUpperCase()) continue;
    for (const [found] of text.matchAll(word)) {
      const plain = found.toLowerCase();
      if (found === plain) small.add(plain);
      else if (!spoken.test(found)) forms.set(plain, found);
    }
  }
  for (const plain of small) forms.delete(plain);
  return forms.size === 0 ? (text) => text : (text) => text.replace(lower, (found) => forms.get(found) ?? found);
}
