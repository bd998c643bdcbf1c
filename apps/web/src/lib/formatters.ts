import { currentLocale } from './locale.ts';

/**
 * One formatter for each locale and options: making one takes a hundred times as long as using it, and a list needs hundreds.
 * Another one too when the clock's zone is another, for a laptop travels with its pages open.
 */
export function formatters<Options, Formatter>(Format: new (locale: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (options: Options, locale = currentLocale()): Formatter => {
    const name = `${locale} ${new Date().getTimezoneOffset()} ${JSON.stringify(options)}`;
    let formatter = made.get(name);
    if (!formatter) made.set(name, (formatter = new Format(locale, options)));
    return formatter;
  };
}
