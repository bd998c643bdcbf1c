import { expect, test } from 'vitest';
import { assertMayManageTemplates, templateAbilities } from './templates.policy.ts';

const owner = {
  userId: 'a',
  cap: 'edit',
  switches: { sign: true, templates: true, billing: false, audit: false },
  restrictedTemplates: false,
} as const;
const none = { edit: false, delete: false, copy: false };

test('a template is changed by its owner only; others make copies', () => {
  expect(templateAbilities(owner, { ownerId: 'a' })).toEqual({ edit: true, delete: true, copy: false });
  expect(templateAbilities(owner, { ownerId: 'b' })).toEqual({ ...none, copy: true });
});

test.each([
  { ...owner, restrictedTemplates: true },
  { ...owner, cap: 'read' as const },
])('making and changing templates can be closed to a person: %j', (actor) => {
  expect(templateAbilities(actor, { ownerId: 'a' })).toEqual(none);
  expect(templateAbilities(actor, { ownerId: 'b' })).toEqual(none);
  expect(() => assertMayManageTemplates(actor)).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
});
