import { expect, it } from 'vitest';
import { applyExceptions } from './apply-exceptions.ts';
import { filesOf, shown } from './fixture.ts';
import { forbiddenWords } from './forbidden-words.ts';
import { links } from './links.ts';

it('follows relative links of Markdown to files, folders and headings', () => {
  const text = [
    '# The start',
    '[a](docs/testing.md) [b](docs) [c](#the-start) [d](https://example.org/x)',
    '[lost](docs/lost.md)',
    '[lost](docs/testing.md#nowhere)',
    '`[code](not/a/link.md)` `docs/testing.md` `notes/x.ts` `docs/<area>.md`',
    '`docs/gone.md`',
    '```',
    'cat `docs/gone.md`',
    '```',
  ].join('\n');
  const files = filesOf({ 'README.md': text, 'docs/testing.md': '# Testing' });
  expect(shown(links(files, new Set(['README.md', 'docs/testing.md'])))).toEqual([
    'README.md:6 link',
    'README.md:3 link',
    'README.md:4 link',
  ]);
});

it('finds paths of one machine and unfinished marks', () => {
  const machine = ['', 'root', 'project', 'a.ts'].join('/');
  const mark = ['TO', 'DO'].join('');
  const files = filesOf({ 'a.ts': `read('${machine}');\n// ${mark} later\nfetch('https://example.org/work/a');` });
  expect(shown(forbiddenWords(files))).toEqual(['a.ts:1 forbidden-word', 'a.ts:2 forbidden-word']);
});

it('lets an exception cover its problem, and reports one that covers nothing', () => {
  const problem = { rule: 'cycle', path: 'a.ts', line: 1, message: 'a and b' };
  const exception = { rule: 'cycle', path: 'a.ts', match: 'b', reason: 'generated' };
  expect(applyExceptions([problem], [exception])).toEqual([]);
  expect(shown(applyExceptions([{ ...problem, message: 'a and c' }], [exception]))).toEqual([
    'a.ts:1 cycle',
    'a.ts:1 exception',
  ]);
});
