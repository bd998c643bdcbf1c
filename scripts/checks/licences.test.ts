import { expect, test } from 'vitest';
import { licences } from './licences.ts';

const messages = (locked: Parameters<typeof licences>[0], excused = {}) =>
  licences(locked, excused).map(({ message }) => message);

test('a permissive licence passes, also as one of several', () => {
  expect(
    messages({
      'node_modules/a': { license: 'MIT' },
      'node_modules/b': { license: '(GPL-3.0-or-later OR MIT)' },
      'node_modules/c': { license: '(MIT AND Zlib)' },
      'packages/own': {},
      'node_modules/own': { link: true },
    }),
  ).toEqual([]);
});

test('another licence fails, one that also applies, and none at all', () => {
  expect(
    messages({
      'node_modules/a': { license: 'AGPL-3.0' },
      'node_modules/x/node_modules/b': { license: '(MIT AND GPL-2.0)' },
      'node_modules/c': {},
    }),
  ).toEqual([
    'a: AGPL-3.0 is not on the list of permissive licences',
    'b: (MIT AND GPL-2.0) is not on the list of permissive licences',
    'c: no licence is not on the list of permissive licences',
  ]);
});

test('a reason excuses a package and its parts, and fails when nothing needs it', () => {
  const locked = { 'node_modules/css': { license: 'MPL-2.0' }, 'node_modules/css-linux': { license: 'MPL-2.0' } };
  expect(messages(locked, { css: 'a tool', gone: 'a tool' })).toEqual(['gone needs no reason any more']);
});
