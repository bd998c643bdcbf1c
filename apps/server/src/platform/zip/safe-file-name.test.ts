import { expect, test } from 'vitest';
import { safeFileName, uniqueNames } from './safe-file-name.ts';

test.each([
  ['../../etc/passwd', '-..-etc-passwd'],
  ['C:\\Windows\\x.exe', 'C-Windows-x.exe'],
  ['..', 'file'],
  ['   ', 'file'],
  ['a\u0000b\r\nc.txt', 'abc.txt'],
  ['gpj.\u202Eexe', 'gpj.exe'],
  ['CON', '_CON'],
  ['lpt1.txt', '_lpt1.txt'],
  ['.htaccess', 'htaccess'],
  ['name. ', 'name'],
  ['Zoë 李.pdf', 'Zoë 李.pdf'],
  ['<img src=x onerror=1>.png', '-img src=x onerror=1-.png'],
])('%j becomes %j', (name, safe) => {
  expect(safeFileName(name, 'file')).toBe(safe);
});

test('a long name is cut and keeps its ending', () => {
  const name = safeFileName(`${'👩🏽‍⚕️'.repeat(90)}.webm`, 'file');
  expect(Array.from(name).length).toBeLessThanOrEqual(80);
  expect(name).toMatch(/\.webm$/);
  expect(name.isWellFormed()).toBe(true);
});

test('each name is given once, whatever its case', () => {
  const unique = uniqueNames();
  expect(['a/x.pdf', 'A/X.PDF', 'a/x.pdf', 'b'].map(unique)).toEqual(['a/x.pdf', 'A/X (2).PDF', 'a/x (3).pdf', 'b']);
});
