/** One choice of the transcription language picker. `key` is unique; `value` is what the server is told. */
export type Language = { key: string; value: string; label: string };

const named = (value: string, label: string): Language => ({ key: value, value, label });

/** The specification's list (section 3). Dutch and Flemish share a value, so each has a key of its own. */
export const languages: readonly Language[] = [
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
