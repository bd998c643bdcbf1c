import { expect, test } from 'vitest';
import { actionName } from './action-name.ts';
import { creditChange } from './credit-change.ts';

const none = { granted: 0, reserved: 0, taken: 0, returned: 0 };

test('a grant adds, what was taken goes, what was returned changes nothing, and what runs holds', () => {
  expect(creditChange({ ...none, granted: 30 })).toEqual({ change: 30, held: 0, returned: 0 });
  expect(creditChange({ ...none, reserved: 3, taken: 3 })).toEqual({ change: -3, held: 0, returned: 0 });
  expect(creditChange({ ...none, reserved: 3, returned: 3 })).toEqual({ change: 0, held: 0, returned: 3 });
  expect(creditChange({ ...none, reserved: 3 })).toEqual({ change: 0, held: 3, returned: 0 });
});

test('actions have names, and one that is not known yet is readable', () => {
  expect(actionName('fax')).toBe('Fax');
  expect(actionName('new_kind.of-thing')).toBe('New kind of thing');
});
