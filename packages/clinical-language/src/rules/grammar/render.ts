import { isDrug } from '../../vocabulary/drugs.ts';
import { mentionsIn } from '../../vocabulary/order-terms.ts';
import { clinicalForm, sentenceText } from './clinical-form.ts';
import { polish, settlePronoun } from './polish.ts';

/** "on plavix zocor and lasix": drugs that were named one after the other take a comma. */
function withDrugsApart(words: readonly string[]): readonly string[] {
  if (!words.some((word, at) => isDrug(word) && isDrug(words[at + 1] ?? ''))) return words;
  const drugs = mentionsIn(words).filter(({ kind }) => kind === 'drug');
  const ends = new Set(drugs.map(({ at, length }) => at + length));
  const apart = new Set(drugs.flatMap(({ at }) => (ends.has(at) ? [at] : [])));
  return words.flatMap((word, at) => (apart.has(at) ? [',', word] : [word]));
}

/** The sentence of words as written in a note: loose ends mended, clinical numbers and units, capitals, full stop. */
export function renderWords(words: readonly string[], names: ReadonlySet<string>): string {
  return sentenceText(clinicalForm(settlePronoun(withDrugsApart(polish(words)))), names)
    .replaceAll('( ', '(')
    .replaceAll(' )', ')');
}
