import { describe, expect, test } from 'vitest';
import { isEmail, isUrl } from './addresses.ts';
import { ageAt, fullYear, fullYearOf, readShortDate } from './dates.ts';
import { isPhone, normalisePhone, readPhone, type PhoneCountry } from './phones.ts';
import { isApiKey, isWholeApiKey, plainCopy, truncate } from './texts.ts';

describe('e-mail', () => {
  test.each(['a@example.org', 'First.Last+tag@Sub.Example.ORG', "o'neil@example.co.uk", 'x_y-z@a-b.io', '1@2.de'])(
    '%s is one',
    (text) => expect(isEmail(text)).toBe(true),
  );
  test.each([
    '',
    'a',
    '@example.org',
    'a@',
    'a@b',
    'a@example.org ',
    'a b@example.org',
    'a..b@example.org',
    '.a@example.org',
    'a@-example.org',
    'a@example-.org',
    'a@example..org',
    'a@example.1',
    'a@example.org\nBcc: x@example.org',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(250)}.org`,
  ])('%j is none', (text) => expect(isEmail(text)).toBe(false));
});

describe('web address', () => {
  test.each([
    'example.org',
    'http://example.org',
    'HTTPS://Example.org:8443/a/b?c=d&e#f',
    '192.168.0.1:3000/x',
    'sub.example.co.uk?x=1',
    'example.org#top',
  ])('%s is one', (text) => expect(isUrl(text)).toBe(true));
  test.each([
    '',
    'example',
    'ftp://example.org',
    'javascript:alert(1)',
    'http://',
    'http://exa mple.org',
    'http://user:pw@example.org',
    'http://example.org:99999',
    'http://256.1.1.1',
    'http://1.2.3',
    'http://[::1]/',
    '//example.org',
    'http://example.org/a\nb',
  ])('%j is none', (text) => expect(isUrl(text)).toBe(false));
});

describe('phone', () => {
  const numbers: [PhoneCountry, string, string][] = [
    ['US', '5552345678', '15552345678'],
    ['US', '(555) 234-5678', '15552345678'],
    ['US', '+1 555.234.5678', '15552345678'],
    ['US', '+15552345678', '15552345678'],
    ['US', '(123) 456-7890', '11234567890'],
    ['PL', '601234567', '48601234567'],
    ['PL', '22 123 45 67', '48221234567'],
    ['PL', '+48 601-234-567', '48601234567'],
    ['UK', '07400 123456', '447400123456'],
    ['UK', '+44 7400 123456', '447400123456'],
    ['UK', '+44 (0)20 7946 0958', '442079460958'],
    ['UK', '(020) 7946 0958', '442079460958'],
    ['UK', '01632 960001', '441632960001'],
  ];
  test.each(numbers)('%s %s is dialled %s', (country, text, digits) => {
    expect(isPhone(text, country)).toBe(true);
    expect(normalisePhone(` ${text} `, country)).toBe(digits);
  });
  test.each<[PhoneCountry, string]>([
    ['US', ''],
    ['US', '155523456789'],
    ['US', '+1 1 555 234 5678'],
    ['US', '555 234 567'],
    ['US', '555--234-5678'],
    ['US', '(555 234-5678'],
    ['US', '555)234-5678'],
    ['US', '+48 601 234 567'],
    ['PL', '60123456'],
    ['PL', '6012 345 67'],
    ['PL', '+1 601234567'],
    ['UK', '7400 123456'],
    ['UK', '08000 123456'],
    ['UK', '07400 12345'],
    ['UK', '(020 7946 0958'],
    ['UK', '+44 -- 7400'],
  ])('%s %j is none', (country, text) => {
    expect(isPhone(text, country)).toBe(false);
    expect(normalisePhone(text, country)).toBeNull();
  });
});

test.each([
  ['(555) 234-5678', '15552345678'],
  ['07400 123456', '447400123456'],
  ['22 123 45 67', '48221234567'],
  ['+49 30 1234567', '49301234567'],
  ['abc', null],
  ['555 0100', null],
  ['+49', null],
  ['+0 123 456 789', null],
  ['', null],
])('%j is dialled %j', (text, digits) => expect(readPhone(text)).toBe(digits));

describe('short dates', () => {
  test('a year more than ten above the present one is of the last century', () => {
    expect([fullYear(36, 2026), fullYear(37, 2026), fullYear(0, 2026), fullYear(99, 2026)]).toEqual([
      2036, 1937, 2000, 1999,
    ]);
    expect([fullYear(5, 1999), fullYear(99, 2095)]).toEqual([2005, 2099]);
  });
  test.each([
    ['03/10/26', '2026-03-10'],
    ['3/9/85', '1985-03-09'],
    ['02/29/24', '2024-02-29'],
    ['02/29/00', '2000-02-29'],
    ['12/31/36', '2036-12-31'],
  ])('%s is %s', (text, day) => expect(readShortDate(text, 2026)).toBe(day));
  test.each(['', '02/29/25', '02/30/24', '13/01/24', '00/10/24', '04/31/24', '1/1/2024', '2024-01-01', 'x'])(
    '%j is no day',
    (text) => expect(readShortDate(text, 2026)).toBeNull(),
  );
});

test('a year typed with two digits into a date is a full one', () => {
  expect(['0085-03-09', '0026-01-01', '1985-03-09', ''].map((day) => fullYearOf(day, 2026))).toEqual([
    '1985-03-09',
    '2026-01-01',
    '1985-03-09',
    '',
  ]);
});

test('an age turns on the birthday', () => {
  expect(ageAt('1980-03-11', '2026-03-10')).toBe(45);
  expect(ageAt('1980-03-10', '2026-03-10')).toBe(46);
});

describe('texts', () => {
  test('49 characters stay, the fiftieth makes an ellipsis', () => {
    expect(truncate('a'.repeat(49))).toBe('a'.repeat(49));
    expect(truncate('a'.repeat(50))).toBe(`${'a'.repeat(49)}…`);
    expect(truncate('')).toBe('');
    expect(truncate('👩‍⚕️'.repeat(50))).toBe(`${'👩‍⚕️'.repeat(49)}…`);
  });
  test('a plain copy has no stars and hashes', () => {
    expect(plainCopy('## **Plan**\n* rest #1')).toBe(' Plan\n rest 1');
  });
  test.each([
    ['sk-abc', true],
    ['my sk-abc', true],
    ['SK-abc', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%j as an API key: %s', (text, expected) => expect(isApiKey(text)).toBe(expected));
  test.each([
    ['sk-12345678', true],
    ['sk-1234567', false],
    [`sk-${'a'.repeat(201)}`, false],
    ['my sk-12345678', false],
    ['sk-1234 5678', false],
  ])('%j as a key to save: %s', (text, expected) => expect(isWholeApiKey(text)).toBe(expected));
});

/** An expression that goes wrong on one of these takes minutes, and the test ends by its own time limit. */
test.each(['a', '.', '-', 'a.', '1-', '(', ' ', '+', '@', 'a@', '0', '*', '\u0301'])(
  'a hundred thousand characters of %j keep no check busy',
  (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    expect([isEmail(`${text}@${text}`), isUrl(`http://${text}`)]).toEqual([false, false]);
    for (const country of ['US', 'UK', 'PL'] as const) expect(normalisePhone(text, country)).toBeNull();
    expect(readShortDate(text, 2026)).toBeNull();
    expect(truncate(text).length).toBeLessThan(5_000);
    expect(plainCopy(text)).not.toContain('*');
  },
);
