import { route } from '../route.ts';
import * as calls from './permissions.calls.ts';
import { ExplainedPermission, ExplainPermission } from './permissions.schemas.ts';

export const explainPermission = route(calls.explainPermission, {
  access: 'session',
  whileViewing: 'as-member',
  summary:
    '[ours] What somebody may do with a chart, and which rules give it, an opening in an emergency with its end among them. Admins ask for anybody, others for themselves.',
  query: ExplainPermission,
  response: ExplainedPermission,
  permission: 'note.read',
  phi: true,
});
