/** Countries that print on Letter; the others use A4 (ISO 216). */
const letterCountries = new Set('US CA MX PH CL CO CR DO GT HN NI PA PR SV VE'.split(' '));

export type Paper = 'LETTER' | 'A4';

/** @param locale a BCP 47 tag; one without a country counts as its most likely one, `en` as the United States */
export function paperOf(locale: string): Paper {
  const { region } = new Intl.Locale(locale).maximize();
  return letterCountries.has(region ?? '') ? 'LETTER' : 'A4';
}

/** Fonts of other scripts lack the narrow space that some locales put before "PM". */
const spaced = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** Days and times as one reader writes them. */
export type DateWriter = {
  /** A moment with its zone: "Mar 4, 2026, 2:05 PM EST". */
  moment(iso: string): string;
  /** A calendar day (`1980-02-01`), the same in every zone: "Feb 1, 1980". */
  day(day: string): string;
  /** Day of a moment in the reader's zone as `YYYY-MM-DD`. */
  dayOf(iso: string): string;
};

export function dateWriter(locale: string, timeZone: string): DateWriter {
  const moment = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const plainDay = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  return {
    moment: (iso) => spaced(moment.format(new Date(iso))),
    day: (text) => spaced(day.format(new Date(`${text}T00:00:00Z`))),
    dayOf: (iso) => plainDay.format(new Date(iso)),
  };
}
