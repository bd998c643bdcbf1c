import { z } from 'zod';
import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './collaborators.calls.ts';
import { Collaborator, CollaboratorUpdate, NewCollaborator } from './collaborators.schemas.ts';

export const listCollaborators = route(calls.listCollaborators, {
  access: 'session',
  summary: 'With whom I share charts of the acting workspace, and who shares theirs with me.',
  response: z.array(Collaborator),
  permission: 'self',
});
export const createCollaborator = route(calls.createCollaborator, {
  access: 'session',
  summary: 'Ask somebody to share charts that I own: all of them, or chosen ones. They have to accept.',
  body: NewCollaborator,
  response: Collaborator,
  status: 201,
  permission: 'note.manage',
  errors: ['CONFLICT'],
});
export const updateCollaborator = route(calls.updateCollaborator, {
  access: 'session',
  summary: 'Change what a collaborator may do, or which charts they see.',
  params: IdParams,
  body: CollaboratorUpdate,
  response: Collaborator,
  permission: 'collaboration.own',
});
export const deleteCollaborator = route(calls.deleteCollaborator, {
  access: 'session',
  summary: 'End a collaboration, as either side of it, or take a request back.',
  params: IdParams,
  response: Ok,
  permission: 'collaboration.own',
});
export const listCollaboratorRequests = route(calls.listCollaboratorRequests, {
  access: 'session',
  summary: 'Requests to share that wait for my answer or for somebody else’s.',
  response: z.array(Collaborator),
  permission: 'self',
});
export const acceptCollaborator = route(calls.acceptCollaborator, {
  access: 'session',
  summary: 'Accept charts that somebody wants to share with my address.',
  params: IdParams,
  response: Collaborator,
  permission: 'collaboration.invited',
  errors: ['INVITATION_OVER'],
});
export const declineCollaborator = route(calls.declineCollaborator, {
  access: 'session',
  summary: 'Decline a request to share.',
  params: IdParams,
  response: Ok,
  permission: 'collaboration.invited',
  errors: ['INVITATION_OVER'],
});
