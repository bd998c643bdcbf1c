import type { Card } from '@clinical/contract/kanban/kanban.schemas';
import { type GrantLevel, includesLevel } from '../../platform/access.ts';
import type { Actor } from '../../platform/session.ts';

/** Who edits the chart edits its cards. */
export function cardAbilities(actor: Pick<Actor, 'cap'>, level: GrantLevel): Card['abilities'] {
  return { edit: actor.cap !== 'read' && includesLevel(level, 'edit') };
}
