import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { Collaborator, CollaboratorUpdate, NewCollaborator } from './collaborators.schemas.ts';

type ById = { params: { id: string } };

export const listCollaborators = call<Record<never, never>, Collaborator[]>('GET', '/collaborators');
export const createCollaborator = call<{ body: NewCollaborator }, Collaborator>('POST', '/collaborators');
export const updateCollaborator = call<ById & { body: CollaboratorUpdate }, Collaborator>('PUT', '/collaborators/{id}');
export const deleteCollaborator = call<ById, Ok>('DELETE', '/collaborators/{id}');
export const listCollaboratorRequests = call<Record<never, never>, Collaborator[]>(
  'GET',
  '/collaborators/pending-requests',
);
export const acceptCollaborator = call<ById, Collaborator>('POST', '/collaborators/{id}/accept');
export const declineCollaborator = call<ById, Ok>('POST', '/collaborators/{id}/decline');
