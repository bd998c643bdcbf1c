import { afterEach, expect, test } from 'vitest';
import { setLocale } from './locale.ts';
import { texts } from './texts.ts';

const t = texts(
  { hello: 'Hello {name}', charts: { one: '{n} chart', other: '{n} charts' }, plain: 'Save' },
  { de: { hello: 'Hallo {name}' } },
);
afterEach(() => setLocale('en'));

test('parameters are filled in, and only those', () => {
  expect(t('plain')).toBe('Save');
  expect(t('hello', { name: 'Ada {n}' })).toBe('Hello Ada {n}');
});

test('a number picks the form', () => {
  expect(t('charts', { n: 1 })).toBe('1 chart');
  expect(t('charts', { n: 3 })).toBe('3 charts');
  expect(t('charts', { n: 1_000 })).toBe('1,000 charts');
});

test('another language is used where it has the text, also for a region of it', () => {
  setLocale('de-CH');
  expect(t('hello', { name: 'Ada' })).toBe('Hallo Ada');
  expect(t('plain')).toBe('Save');
});

test('a locale that no browser knows leaves English', () => {
  setLocale('not a locale');
  expect(t('hello', { name: 'Ada' })).toBe('Hello Ada');
});
