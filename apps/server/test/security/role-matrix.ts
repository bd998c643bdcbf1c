import type { Route } from '@clinical/contract/route';

/**
 * Who calls about the owner's records: `reader` is a member who may only read, whatever the grant on the chart says; `colleague` a
 * member without a grant; `stranger` the admin of another workspace.
 */
export type Role = 'owner' | 'reader' | 'colleague' | 'stranger';

const everybody: readonly Role[] = ['owner', 'reader', 'colleague', 'stranger'];

/** Who may succeed at a route with this permission, about the owner's records. A new permission needs its row here. */
const letIn: Readonly<Record<string, readonly Role[]>> = {
  self: everybody,
  session: everybody,
  'workspace.member': everybody,
  'workspace.edit': ['owner', 'colleague', 'stranger'],
  'workspace.admin': ['owner', 'stranger'],
  'note.read': ['owner', 'reader'],
  'note.edit': ['owner'],
  'note.delete': ['owner'],
  'template.read': everybody,
  'template.manage': ['owner', 'colleague', 'stranger'],
  'template.edit': ['owner'],
  'quick-phrase.read': everybody,
  'quick-phrase.create': everybody,
  'quick-phrase.edit': ['owner'],
  'prompt-template.read': everybody,
  'prompt-template.create': everybody,
  'prompt-template.edit': ['owner'],
  'task.own': ['owner'],
  'invitation.own': [],
};

/** Lists, which show each caller what they may see. */
const ownThings: ReadonlySet<string> = new Set([
  'GET /notes/',
  'GET /notes/my-notes',
  'GET /notes/bin',
  'GET /notes/merges',
  'GET /notes/pre-chats',
  'GET /tasks/',
]);

/** True when a caller in this role may get what they ask for. @throws Error for a permission without a row */
export function mayUse(role: Role, { call, permission = '' }: Pick<Route, 'call' | 'permission'>): boolean {
  if (ownThings.has(`${call.method} ${call.path}`)) return true;
  const roles = letIn[permission];
  if (!roles) throw new Error(`"${permission}" of ${call.method} ${call.path} has no row in the role matrix`);
  return roles.includes(role);
}
