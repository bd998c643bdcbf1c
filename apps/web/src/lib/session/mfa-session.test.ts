import { expect, test } from 'vitest';
import { mfaSession } from './mfa-session.ts';

test('it is kept for five minutes', () => {
  mfaSession.keep('mfa-1', 1_000);
  expect(mfaSession.get(1_000 + 5 * 60_000 - 1)).toBe('mfa-1');
  expect(mfaSession.get(1_000 + 5 * 60_000)).toBeNull();
  expect(localStorage.getItem('mfa-session')).toBeNull();
});

test('what is not one counts as none', () => {
  localStorage.setItem('mfa-session', 'scribble');
  expect(mfaSession.get()).toBeNull();
  mfaSession.forget();
});
