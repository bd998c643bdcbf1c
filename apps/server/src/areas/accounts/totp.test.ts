import { expect, test } from 'vitest';
import { base32, matchingStep, totpCode, totpUri } from './totp.ts';

const secret = base32(Buffer.from('12345678901234567890'));

// RFC 6238, appendix B, SHA-1; the last six of its eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totpCode(secret, Math.floor(second / 30))).toBe(code);
  expect(matchingStep(secret, code, second * 1000)).toBe(Math.floor(second / 30));
});

test('base32 is that of RFC 4648', () => {
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
});

test('a clock may be half a minute off, not more', () => {
  const now = 1_700_000_010_000;
  const step = Math.floor(now / 30_000);
  for (const off of [-1, 0, 1]) expect(matchingStep(secret, totpCode(secret, step + off), now)).toBe(step + off);
  for (const off of [-2, 2]) expect(matchingStep(secret, totpCode(secret, step + off), now)).toBeNull();
});

test('the QR code names account and issuer', () => {
  const uri = new URL(totpUri('ABC', 'a+b@example.org'));
  expect(uri.href).toContain('AI%20Clinical%20Workspace%3Aa%2Bb%40example.org');
  expect(uri.searchParams.get('secret')).toBe('ABC');
});
