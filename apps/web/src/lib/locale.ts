const fallback = 'en';
let locale = fallback;

/** The profile's locale, a BCP 47 tag. */
export function currentLocale(): string {
  return locale;
}

/** Called when the profile is known. An unknown tag leaves English. */
export function setLocale(tag: string): void {
  locale = supported(tag) ? tag : fallback;
}

function supported(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
