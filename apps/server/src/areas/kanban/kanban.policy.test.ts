import { expect, it } from 'vitest';
import { cardAbilities } from './kanban.policy.ts';

it('lets those edit cards who edit the chart, unless they only read in the workspace', () => {
  expect(cardAbilities({ cap: 'edit' }, 'edit')).toEqual({ edit: true });
  expect(cardAbilities({ cap: 'edit' }, 'manage')).toEqual({ edit: true });
  expect(cardAbilities({ cap: 'edit' }, 'read')).toEqual({ edit: false });
  expect(cardAbilities({ cap: 'read' }, 'edit')).toEqual({ edit: false });
});
