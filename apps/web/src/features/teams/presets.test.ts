import { presets } from '@clinical/contract/teams/members.rules';
import { expect, test } from 'vitest';
import { presetOf } from './presets.ts';

const off = { sign: false, templates: false, billing: false, audit: false };

test('names the preset that says the same, the first of those that are alike', () => {
  for (const { key, permission, switches } of presets)
    expect(presetOf(permission, switches)).toBe(key === 'frontDesk' ? 'assistant' : key);
});

test('a preset that was chosen by its name keeps it, as long as it fits', () => {
  expect(presetOf('edit', off, 'frontDesk')).toBe('frontDesk');
  expect(presetOf('edit', { ...off, sign: true, templates: true }, 'frontDesk')).toBe('clinician');
  expect(presetOf('read', off, 'frontDesk')).toBeNull();
});

test('an admin is one whatever the switches say, and other choices are people’s own', () => {
  expect(presetOf('admin', off)).toBe('admin');
  expect(presetOf('read', off)).toBeNull();
  expect(presetOf('edit', { ...off, billing: true })).toBeNull();
});
