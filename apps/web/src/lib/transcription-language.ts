import { type Language, languages } from './languages.ts';
import { preference } from './preference.ts';

const first = languages[0] as Language;

/** The key of the language that recordings and uploads are transcribed in. */
export const transcriptionLanguage = preference('transcription-language', first.key, (stored) =>
  languages.some(({ key }) => key === stored) ? (stored as string) : null,
);

/** What the server is told, e.g. `nl` for both Dutch and Flemish. */
export function transcriptionLanguageValue(): string {
  return (languages.find(({ key }) => key === transcriptionLanguage.get()) ?? first).value;
}
