import { expect, test } from 'vitest';
import { displayName } from './accounts.rules.ts';

test('a display name is given plus family name, else given name, else nickname', () => {
  expect(displayName({ given_name: 'Ada', family_name: 'Okafor', nickname: 'ao' })).toBe('Ada Okafor');
  expect(displayName({ given_name: 'Ada', family_name: '', nickname: 'ao' })).toBe('Ada');
  expect(displayName({ given_name: '', family_name: 'Okafor', nickname: 'ao' })).toBe('ao');
});
