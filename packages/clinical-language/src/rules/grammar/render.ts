import { clinicalForm, sentenceText } from './clinical-form.ts';
import { polish, settlePronoun } from './polish.ts';

/** The sentence of words as written in a note: loose ends mended, clinical numbers and units, capitals, full stop. */
export function renderWords(words: readonly string[], names: ReadonlySet<string>): string {
  return sentenceText(clinicalForm(settlePronoun(polish(words))), names)
    .replaceAll('( ', '(')
    .replaceAll(' )', ')');
}
