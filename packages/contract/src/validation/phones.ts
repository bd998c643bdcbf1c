export type PhoneCountry = 'US' | 'UK' | 'PL';

const longest = 30;

/** Area code, exchange, number: with +1 or without, the area code in parentheses or not, and `-`, `.`, a space or nothing between. */
const us = /^(?:\+1[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}$/;
/** Nine digits in one, as 2-3-2-2 or as 3-3-3. */
const polish = /^(?:\+48[- ]?)?(?:\d{9}|\d{2}[- ]\d{3}[- ]\d{2}[- ]\d{2}|\d{3}[- ]\d{3}[- ]\d{3})$/;
/** A mobile is 07 and nine digits; a landline 01, 02 or 03 and eight or nine. */
const ukDigits = /^0(?:7\d{9}|[123]\d{8,9})$/;

/** The digits of a British number in national form, or null when it is written in another way. */
function ukNational(text: string): string | null {
  if (!/^(?:\+44 ?(?:\(0\) ?)?|\(?0)[\d() -]*$/.test(text)) return null;
  if (/[ -]{2}|[ -]$|\([^)]*$|^[^(]*\)/.test(text.replace('(0)', '0'))) return null;
  const digits = text.replace(/\D/g, '');
  return text.startsWith('+44') ? `0${digits.slice(2).replace(/^0/, '')}` : digits;
}

/** True for a phone number as people of that country write it. */
export function isPhone(text: string, country: PhoneCountry): boolean {
  if (text.length > longest) return false;
  if (country === 'US') return us.test(text);
  if (country === 'PL') return polish.test(text);
  const national = ukNational(text);
  return national !== null && ukDigits.test(national);
}

/**
 * Digits with the country's code in front, as they are dialled from anywhere: `15551234567`, `447400123456`, `48601234567`.
 * Null when it is no number of that country.
 */
export function normalisePhone(text: string, country: PhoneCountry): string | null {
  const trimmed = text.trim();
  if (!isPhone(trimmed, country)) return null;
  if (country === 'UK') return `44${(ukNational(trimmed) ?? '').slice(1)}`;
  const digits = trimmed.replace(/\D/g, '');
  if (country === 'PL') return digits.length === 9 ? `48${digits}` : digits;
  return digits.length === 10 ? `1${digits}` : digits;
}

/** Any other country's number: with its code, at most 15 digits (ITU-T E.164). */
function readInternational(text: string): string | null {
  if (text.length > longest || !/^\+[1-9][\d ().-]*\d$/.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  return digits.length >= 8 && digits.length <= 15 ? digits : null;
}

/** The digits that are dialled, for a number of one of the three countries or of another with its code; null for anything else. */
export function readPhone(text: string): string | null {
  const trimmed = text.trim();
  const national = (['US', 'UK', 'PL'] as const).map((country) => normalisePhone(trimmed, country));
  return national.find((digits) => digits !== null) ?? readInternational(trimmed);
}
