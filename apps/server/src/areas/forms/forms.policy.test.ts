import { expect, it } from 'vitest';
import { assertMayAddForms, draftAbilities, formAbilities } from './forms.policy.ts';

it('lets the owner and admins change a form, and nobody who only reads here', () => {
  expect(formAbilities({ userId: 'me', cap: 'edit' }, { ownerId: 'me' })).toEqual({ edit: true });
  expect(formAbilities({ userId: 'me', cap: 'read' }, { ownerId: 'me' })).toEqual({ edit: false });
  expect(formAbilities({ userId: 'me', cap: 'edit' }, { ownerId: 'another' })).toEqual({ edit: false });
  expect(formAbilities({ userId: 'me', cap: 'admin' }, { ownerId: 'another' })).toEqual({ edit: true });
});

it('lets who may edit the chart fill a form in, until it is filled', () => {
  expect(draftAbilities({ cap: 'edit' }, { level: 'edit', filledAt: null })).toEqual({ edit: true });
  expect(draftAbilities({ cap: 'edit' }, { level: 'edit', filledAt: 1 })).toEqual({ edit: false });
  expect(draftAbilities({ cap: 'edit' }, { level: 'read', filledAt: null })).toEqual({ edit: false });
  expect(draftAbilities({ cap: 'read' }, { level: 'edit', filledAt: null })).toEqual({ edit: false });
});

it('keeps a reader from adding', () => {
  expect(() => assertMayAddForms({ userId: 'me', cap: 'read' })).toThrow('not add');
  expect(() => assertMayAddForms({ userId: 'me', cap: 'edit' })).not.toThrow();
});
