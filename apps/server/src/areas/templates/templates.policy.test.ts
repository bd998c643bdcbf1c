import { expect, test } from 'vitest';
import { assertMayManageTemplates, templateAbilities } from './templates.policy.ts';

const owner = { userId: 'a', cap: 'edit', restrictedTemplates: false } as const;
const none = { edit: false, delete: false };

test('a template is changed by its owner only', () => {
  expect(templateAbilities(owner, { ownerId: 'a' })).toEqual({ edit: true, delete: true });
  expect(templateAbilities(owner, { ownerId: 'b' })).toEqual(none);
});

test.each([
  { ...owner, restrictedTemplates: true },
  { ...owner, cap: 'read' as const },
])('making and changing templates can be closed to a person: %j', (actor) => {
  expect(templateAbilities(actor, { ownerId: 'a' })).toEqual(none);
  expect(() => assertMayManageTemplates(actor)).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
});
