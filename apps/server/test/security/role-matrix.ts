import type { Route } from '@clinical/contract/route';

/**
 * Who calls about the owner's records: `reader` is a member who may only read, whatever the grant on the chart says; `colleague` a
 * member without a grant; `nurse` a member who may view, and no more, the charts of the department that the chart is filed in;
 * `collaborator` the admin of another workspace with whom the owner shares all charts to be read; `stranger` the admin of another one.
 */
export type Role = 'owner' | 'reader' | 'colleague' | 'nurse' | 'collaborator' | 'stranger';

const everybody: readonly Role[] = ['owner', 'reader', 'colleague', 'nurse', 'collaborator', 'stranger'];
/** Who may change things of their own in the workspace that they act in. */
const editors: readonly Role[] = ['owner', 'colleague', 'nurse', 'collaborator', 'stranger'];
/** Admins of the workspace that they act in, which for two of them is not that of the records. */
const admins: readonly Role[] = ['owner', 'collaborator', 'stranger'];

/** Who may succeed at a route with this permission, about the owner's records. A new permission needs its row here. */
const letIn: Readonly<Record<string, readonly Role[]>> = {
  self: everybody,
  session: everybody,
  'workspace.member': everybody,
  'workspace.edit': editors,
  'workspace.admin': admins,
  'workspace.billing': admins,
  'workspace.invite': admins,
  'department.manage': ['owner'],
  'department.invite': ['owner'],
  'collaboration.own': ['owner', 'collaborator'],
  'collaboration.invited': [],
  'note.manage': editors,
  'note.read': ['owner', 'reader', 'nurse', 'collaborator'],
  'note.edit': ['owner'],
  'note.delete': ['owner'],
  'template.read': everybody,
  'template.use': ['owner'],
  'template.manage': editors,
  'template.edit': ['owner'],
  'quick-phrase.read': everybody,
  'quick-phrase.create': everybody,
  'quick-phrase.edit': ['owner'],
  'prompt-template.read': everybody,
  'prompt-template.create': everybody,
  'prompt-template.edit': ['owner'],
  'vocabulary.read': everybody,
  'vocabulary.edit': everybody,
  'task.own': ['owner'],
  'recording.own': ['owner'],
  'upload.own': ['owner'],
  'audit.read': admins,
  'break-glass.open': ['colleague', 'nurse'],
  'break-glass.review': ['owner'],
  'invitation.own': [],
  'task.manage': ['owner'],
  'channel.member': ['owner'],
  'channel.manage': ['owner'],
  'channel.post': ['owner'],
  'message.own': ['owner'],
  // only who was asked answers, and nobody their own message
  'message.acknowledge': [],
  'conversation.open': ['colleague', 'nurse'],
  // of a colleague; hours are one's own, or those of the people whose admin one is
  'member.schedule': ['owner', 'reader', 'colleague', 'nurse'],
  'member.hours': ['owner'],
  'form.read': everybody,
  'form.use': ['owner', 'colleague', 'reader', 'nurse'],
  'form.edit': ['owner'],
  'fax-contact.edit': ['owner', 'colleague', 'nurse'],
  'fax.own': ['owner'],
  // what came in is everybody's who may change things, and what was sent everybody's who may read the chart
  'fax.read': ['owner', 'colleague', 'reader', 'nurse', 'collaborator'],
  'fax.edit': ['owner'],
  // a room whose chart may be edited
  'video-room.edit': ['owner'],
  'fax.file': ['owner', 'colleague', 'nurse'],
};

/** Lists, which show each caller what they may see. */
const ownThings: ReadonlySet<string> = new Set([
  'GET /notes/',
  'GET /notes/my-notes',
  'GET /notes/department-filtered',
  'GET /notes/tags',
  'GET /notes/open-work',
  'GET /notes/bin',
  'GET /notes/merges',
  'GET /notes/pre-chats',
  'GET /notes/tasks',
  'GET /notes/brief',
  'GET /notes/tasks/export',
  'POST /notes/batch-apply-task-operations',
  'GET /tasks/',
  'GET /transcripts/recordings',
  'GET /fax',
  'GET /schedules/',
  'GET /schedules/waitlist',
  'GET /schedules/freed',
]);

/** True when a caller in this role may get what they ask for. @throws Error for a permission without a row */
export function mayUse(role: Role, { call, permission = '' }: Pick<Route, 'call' | 'permission'>): boolean {
  if (ownThings.has(`${call.method} ${call.path}`)) return true;
  const roles = letIn[permission];
  if (!roles) throw new Error(`"${permission}" of ${call.method} ${call.path} has no row in the role matrix`);
  return roles.includes(role);
}
