import { expect, test } from 'vitest';
import { prechartAbilities } from './pre-chats.policy.ts';

test('who may edit the chart may edit what is prepared in it, until a note was written with it', () => {
  expect(prechartAbilities({ mayEditChart: true, usedAt: null })).toEqual({ edit: true, delete: true });
  expect(prechartAbilities({ mayEditChart: false, usedAt: null })).toEqual({ edit: false, delete: false });
  expect(prechartAbilities({ mayEditChart: true, usedAt: 1 })).toEqual({ edit: false, delete: false });
});
