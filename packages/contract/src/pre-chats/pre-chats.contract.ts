import { z } from 'zod';
import { Id, IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './pre-chats.calls.ts';
import {
  DeletedPrecharts,
  DeletePrecharts,
  NewPrechat,
  PrechartTitle,
  Prechat,
  PrechatItem,
  PrechatKind,
  PrechatUpdate,
  TriedPrompt,
  TryPrompt,
} from './pre-chats.schemas.ts';

const ListQuery = z.object({ kind: PrechatKind.default('pre-chat'), noteId: Id.optional() });
const Sequence = z.object({ prompt_id: Id.optional() });

export const listPrechats = route(calls.listPrechats, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'Pre-chats, or precharts when asked for by `kind`; of one chart or of all I may see, newest first.',
  query: ListQuery,
  response: z.array(PrechatItem),
  permission: 'note.read',
  phi: true,
});
export const createPrechat = route(calls.createPrechat, {
  access: 'session',
  summary:
    'A pre-chat, or its next sequence (id, answer, question, noteId, prompt_id); or a prechart: typed, from a prompt template, or as the brief.',
  body: NewPrechat,
  largeBody: true,
  response: Prechat,
  permission: 'note.edit',
  errors: ['CONFLICT', 'NOTHING_FOUND', 'CONTEXT_TOO_LARGE', 'PROVIDER_FAILED', 'NO_CREDITS', 'NO_SEAT'],
  cost: 'nurse-sequence',
  phi: true,
});
export const deletePrechats = route(calls.deletePrechats, {
  access: 'session',
  summary: 'Delete several pre-chats, or precharts that no note was written with, all or none.',
  body: DeletePrecharts,
  response: DeletedPrecharts,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
});
export const getPrechat = route(calls.getPrechat, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'One of them; with `prompt_id` only that sequence, or the prechart only if that prompt template made it.',
  params: IdParams,
  query: Sequence,
  response: Prechat,
  permission: 'note.read',
  phi: true,
});
export const deletePrechat = route(calls.deletePrechat, {
  access: 'session',
  summary: 'Delete a pre-chat, or with `prompt_id` one sequence of it; or a prechart that no note was written with.',
  params: IdParams,
  query: Sequence,
  response: Ok,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
});
export const updatePrechat = route(calls.updatePrechat, {
  access: 'session',
  summary:
    'Save the text of a prechart; in a pre-chat answer the question that waits, or correct an answer. `If-Match` names the version.',
  params: IdParams,
  body: PrechatUpdate,
  largeBody: true,
  response: Prechat,
  permission: 'note.edit',
  errors: ['CONFLICT', 'VERSION_CONFLICT'],
  phi: true,
});
export const renamePrechat = route(calls.renamePrechat, {
  access: 'session',
  summary: 'Give it another title. `before` is the one it replaces.',
  params: IdParams,
  body: PrechartTitle,
  response: Prechat,
  permission: 'note.edit',
  errors: ['CONFLICT', 'VERSION_CONFLICT'],
  phi: true,
});
export const tryPrompt = route(calls.tryPrompt, {
  access: 'session',
  summary: 'What a prompt text makes of a chart. Nothing is saved.',
  body: TryPrompt,
  response: TriedPrompt,
  permission: 'note.read',
  errors: ['NOTHING_FOUND', 'CONTEXT_TOO_LARGE', 'PROVIDER_FAILED'],
  phi: true,
});
