import { currentLocale } from '../../lib/locale.ts';
import { transcriptionLanguages as languages } from '@clinical/contract/speech/languages';

/** The languages a patient may speak, each once, named in the reader's language and in its order. */
export function patientLanguages(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([currentLocale()], { type: 'language' });
  const values = new Set(languages.map((language) => language.value).filter((value) => value !== 'multi'));
  return [...values]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, currentLocale()));
}
