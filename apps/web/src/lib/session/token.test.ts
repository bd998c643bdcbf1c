import { expect, test } from 'vitest';
import { makeToken } from '../../testing/make-token.ts';
import { decodeToken, decodeUser, tokenLife } from './token.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

test('a token is valid only while its expiry is in the future', () => {
  const token = makeToken({}, 60_000, now);
  expect(tokenLife(token, now)).toBe(60_000);
  expect(tokenLife(token, now + 60_000)).toBe(0);
});

test.each([null, undefined, '', 'abc', 'a.b.c', 'a.bnVsbA.c', `a.${btoa('{"exp":"soon"}')}.c`])(
  '%s counts as signed out',
  (token) => {
    expect(decodeToken(token)).toBeNull();
    expect(tokenLife(token, now)).toBe(0);
  },
);

test('the claims are read as they are', () => {
  expect(decodeToken(makeToken({ sub: 'user-2', role_value: 2 }, 1_000, now))).toMatchObject({ role_value: 2 });
  expect(decodeUser(makeToken({ sub: 'u-1' }))).toBe('u-1');
});
