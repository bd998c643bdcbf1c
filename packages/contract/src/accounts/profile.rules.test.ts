import { expect, test } from 'vitest';
import { isImageAddress, isPrintableImage, isLocale, isNpi, isTimeZone, isPersonName } from './profile.rules.ts';

test.each([
  ['1234567893', true],
  ['1245319599', true],
  ['1234567890', false],
  ['123456789', false],
  ['12345678931', false],
  ['', false],
])('NPI %s: %s', (value, expected) => expect(isNpi(value)).toBe(expected));

test('a printable image is a PNG or JPEG', () => {
  expect(isPrintableImage('data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB')).toBe(true);
  expect(isPrintableImage('data:image/webp;base64,UklGRAAA')).toBe(false);
});

test('a logo is an image that cannot run anything', () => {
  expect(isImageAddress('data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB')).toBe(true);
  expect(isImageAddress('data:image/jpeg;base64,/9j/4AAQSkZJRg==')).toBe(true);
  for (const value of [
    'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/png;base64,PHN2Zz48L3N2Zz4=',
    'data:image/png;base64,iVBORw0KGgo" onerror="x',
    'https://example.org/logo.png',
    'javascript:alert(1)',
    '',
  ])
    expect(isImageAddress(value), value).toBe(false);
});

test('locales and time zones are known ones', () => {
  expect(['en', 'de-CH', 'zh-Hant'].every(isLocale)).toBe(true);
  expect(['', 'x', 'not a tag'].some(isLocale)).toBe(false);
  expect(['Europe/Warsaw', 'UTC', 'America/New_York'].every(isTimeZone)).toBe(true);
  expect(['', 'Mars/Olympus'].some(isTimeZone)).toBe(false);
});

test('a name carries no address and no sign that changes what stands around it', () => {
  for (const name of ['Zoë O’Brien-Núñez', 'Dr. J. R. Smith Jr.', '李小龍', 'नाम्\u200dया'])
    expect(isPersonName(name), name).toBe(true);
  for (const name of [
    'Ada\u0007',
    'Ada\r\nBcc: x',
    'Ada \u202eadmin',
    'see http://x',
    'www.evil',
    'win at evil.com',
    'ada@evil',
  ])
    expect(isPersonName(name), name).toBe(false);
});
