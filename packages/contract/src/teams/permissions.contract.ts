import { z } from 'zod';
import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './permissions.calls.ts';
import { ExplainedPermission, ExplainPermission, PersonWithAccess } from './permissions.schemas.ts';

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
export const listNoteAccess = route(calls.listNoteAccess, {
  access: 'session',
  whileViewing: 'as-member',
  summary: '[ours] Who may open a chart, for those who may edit it. Openings in an emergency are in the log.',
  params: IdParams,
  response: z.array(PersonWithAccess),
  permission: 'note.edit',
  phi: true,
});
