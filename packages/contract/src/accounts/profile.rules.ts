/** True for a National Provider Identifier: ten digits whose last one is Luhn's check digit over `80840` and the first nine (45 CFR 162.406). */
export function isNpi(value: string): boolean {
  if (!/^\d{10}$/.test(value)) return false;
  const digits = [...`80840${value}`].map(Number);
  const sum = digits.reduceRight((total, digit, index) => {
    const fromRight = digits.length - 1 - index;
    const weighted = fromRight % 2 === 1 ? digit * 2 : digit;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}

const beginnings: Record<string, string> = { png: 'iVBORw0KGgo', jpeg: '/9j/', webp: 'UklGR' };

/** True for a PNG, JPEG or WebP as a base64 data address whose bytes begin as that type does. No other kind may be shown as an image: an SVG can hold script. */
export function isImageAddress(value: string): boolean {
  const match = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/.exec(value);
  return match !== null && (match[2] ?? '').startsWith(beginnings[match[1] ?? ''] ?? '\0');
}

/** True for a PNG or JPEG of these. Word and PDF files and most mail programs show no WebP. */
export const isPrintableImage = (value: string): boolean =>
  isImageAddress(value) && !value.startsWith('data:image/webp');

/** True for a BCP 47 language tag, e.g. `en` or `de-CH`. */
export function isLocale(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

/** True for an IANA time zone this machine knows, e.g. `Europe/Warsaw`. */
export function isTimeZone(value: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: value }) !== null;
  } catch {
    return false;
  }
}

/** Controls, and signs that change the direction of what follows. Joiners stay: names in several scripts need them. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const address = /@|:\/\/|\bwww\.|\b[\p{L}\p{N}-]+\.(?:com|org|net|info|io|app|link|top|xyz)\b/iu;

/** A name that can stand in the subject of an e-mail without carrying an address of its own. */
export function isPersonName(text: string): boolean {
  return !unprintable.test(text) && !address.test(text);
}
