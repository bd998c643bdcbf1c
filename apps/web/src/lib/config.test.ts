import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';

test('without a word from the server the defaults hold', () => {
  expect(parseConfig(undefined)).toEqual({ apiBase: '/api', liveSpeech: 'relay', links: {} });
  expect(parseConfig('__APP_CONFIG__')).toEqual({ apiBase: '/api', liveSpeech: 'relay', links: {} });
});

test('what the server writes counts, except addresses that could run code', () => {
  const given = {
    pdfBase: 'https://pdf.example.org',
    links: { community: 'https://community.example.org', privacyPolicy: 'javascript:alert(1)' },
  };
  expect(parseConfig(JSON.stringify(given))).toEqual({
    apiBase: '/api',
    liveSpeech: 'relay',
    pdfBase: 'https://pdf.example.org',
    links: { community: 'https://community.example.org' },
  });
});
