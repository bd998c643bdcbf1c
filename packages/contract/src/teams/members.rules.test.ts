import { expect, test } from 'vitest';
import { defaultSwitches, presets } from './members.rules.ts';

test('only the preset of an admin gives what an admin may do', () => {
  const admin = presets.filter(({ permission }) => permission === 'admin');
  expect(admin.map(({ key }) => key)).toEqual(['admin']);
  expect(admin[0]?.switches).toEqual(defaultSwitches('admin'));
});

test('who only reads signs nothing and manages no templates', () => {
  const readers = presets.filter(({ permission }) => permission === 'read').map(({ switches }) => switches);
  const allowed = [...readers, defaultSwitches('read')].filter(({ sign, templates }) => sign || templates);
  expect(allowed).toEqual([]);
});
