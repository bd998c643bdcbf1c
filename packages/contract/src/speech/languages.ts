/** One choice of the transcription language picker. `key` is unique; `value` is what the server and the engines are told. */
export type TranscriptionLanguage = { key: string; value: string; label: string };

const named = (value: string, label: string): TranscriptionLanguage => ({ key: value, value, label });

/** The specification's list (section 3). Dutch and Flemish share a value, so each has a key of its own. */
export const transcriptionLanguages: readonly TranscriptionLanguage[] = [
  named('en', 'Medical English'),
  named('multi', 'Multi-Language (slightly less accurate)'),
  named('bg', 'Bulgarian'),
  named('ca', 'Catalan'),
  named('zh', 'Chinese'),
  named('cs', 'Czech'),
  named('da', 'Danish'),
  named('nl', 'Dutch'),
  named('et', 'Estonian'),
  named('fi', 'Finnish'),
  { key: 'nl-flemish', value: 'nl', label: 'Flemish' },
  named('fr', 'French'),
  named('de', 'German'),
  named('de-CH', 'German (Switzerland)'),
  named('el', 'Greek'),
  named('hi', 'Hindi'),
  named('hu', 'Hungarian'),
  named('id', 'Indonesian'),
  named('it', 'Italian'),
  named('ja', 'Japanese'),
  named('ko', 'Korean'),
  named('lv', 'Latvian'),
  named('lt', 'Lithuanian'),
  named('ms', 'Malay'),
  named('no', 'Norwegian'),
  named('pl', 'Polish'),
  named('pt', 'Portuguese'),
  named('ro', 'Romanian'),
  named('ru', 'Russian'),
  named('sk', 'Slovak'),
  named('es', 'Spanish'),
  named('sv', 'Swedish'),
  named('th', 'Thai'),
  named('tr', 'Turkish'),
  named('uk', 'Ukrainian'),
  named('vi', 'Vietnamese'),
];

/** True for a value that the picker offers, e.g. `de-CH`. */
export const isTranscriptionLanguage = (value: string): boolean =>
  transcriptionLanguages.some((language) => language.value === value);

/**
 * The choice that a chart's language presets: the same tag, else the same language in another country. Null when there is none.
 * @param tag a language tag as charts have it, e.g. `de-CH`, `pt-BR`
 */
export function languageOfChart(tag: string | null | undefined): TranscriptionLanguage | null {
  if (!tag) return null;
  const wanted = tag.toLowerCase();
  const same = (value: string) => transcriptionLanguages.find((language) => language.value.toLowerCase() === value);
  return same(wanted) ?? same(wanted.split('-')[0]!) ?? null;
}
