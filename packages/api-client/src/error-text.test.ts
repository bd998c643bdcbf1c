import { expect, test } from 'vitest';
import { errorText } from './error-text.ts';

const fallback = 'Unable to access server. Try again and contact support if the issue continues.';

test('the text of an error object comes first', () => {
  expect(errorText({ error: { message: 'from error' }, detail: 'from detail', message: 'from message' })).toBe(
    'from error',
  );
});

test('then the detail: of a list the first item with its place', () => {
  expect(
    errorText({
      detail: [
        { loc: ['body', 'sections', 0, 'header'], msg: 'too long' },
        { loc: [], msg: 'no' },
      ],
      message: 'm',
    }),
  ).toBe('sections.0.header: too long');
  expect(errorText({ detail: [{ msg: 'without a place' }] })).toBe('without a place');
  expect(errorText({ detail: ['only words'] })).toBe('only words');
  expect(errorText({ detail: 'a sentence', message: 'm' })).toBe('a sentence');
});

test('then the message, else the general text', () => {
  expect(errorText({ error: 'Not Found', message: 'from message', detail: [] })).toBe('from message');
  expect(errorText({ error: {}, message: '  ' })).toBe(fallback);
  expect(errorText(null)).toBe(fallback);
  expect(errorText('text', 'Stream request failed')).toBe('Stream request failed');
});
