import { expect, test } from 'vitest';
import { isWriting, matchesKeys } from './match-keys.ts';

const press = (key: string, held: Partial<Record<'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test('mod is Command on a Mac and Control elsewhere', () => {
  expect(matchesKeys('mod+k', press('k', { metaKey: true }), true)).toBe(true);
  expect(matchesKeys('mod+k', press('k', { ctrlKey: true }), true)).toBe(false);
  expect(matchesKeys('mod+k', press('k', { ctrlKey: true }), false)).toBe(true);
  expect(matchesKeys('k', press('k', { ctrlKey: true }), false)).toBe(false);
});

test('a sign is itself however it is typed; a letter is not its capital', () => {
  expect(matchesKeys('?', press('?', { shiftKey: true }), false)).toBe(true);
  expect(matchesKeys('j', press('J', { shiftKey: true }), false)).toBe(false);
  expect(matchesKeys('mod+Enter', press('Enter', { ctrlKey: true }), false)).toBe(true);
});

test('fields and editors are where people write', () => {
  document.body.innerHTML = '<input id="a"><div contenteditable="true"><p id="b">x</p></div><button id="c">x</button>';
  const by = (id: string) => isWriting(document.getElementById(id));
  expect([by('a'), by('b'), by('c')]).toEqual([true, true, false]);
});
