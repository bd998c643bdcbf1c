import { z } from 'zod';
import { Id, IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './pre-chats.calls.ts';
import {
  DeletedPrecharts,
  DeletePrecharts,
  NewPrechart,
  Prechart,
  PrechartTitle,
  PrechartUpdate,
  PrechatKind,
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
  response: z.array(Prechart),
  permission: 'note.read',
  phi: true,
});
export const createPrechart = route(calls.createPrechart, {
  access: 'session',
  summary:
    'A turn of a pre-chat (id, answer, question, noteId), or a prechart: typed, from a prompt template, or as the brief before a visit.',
  body: NewPrechart,
  largeBody: true,
  response: Prechart,
  permission: 'note.edit',
  errors: ['CONFLICT', 'NOTHING_FOUND', 'CONTEXT_TOO_LARGE', 'PROVIDER_FAILED'],
  phi: true,
});
export const deletePrecharts = route(calls.deletePrecharts, {
  access: 'session',
  summary: 'Delete several that no note was written with, all or none.',
  body: DeletePrecharts,
  response: DeletedPrecharts,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
});
export const getPrechart = route(calls.getPrechart, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'One of them; with `prompt_id` only if that prompt template made it.',
  params: IdParams,
  query: Sequence,
  response: Prechart,
  permission: 'note.read',
  phi: true,
});
export const deletePrechart = route(calls.deletePrechart, {
  access: 'session',
  summary: 'Delete one that no note was written with; with `prompt_id` only if that prompt template made it.',
  params: IdParams,
  query: Sequence,
  response: Ok,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
});
export const updatePrechart = route(calls.updatePrechart, {
  access: 'session',
  summary: 'Save its text. `If-Match` names the version it was based on.',
  params: IdParams,
  body: PrechartUpdate,
  largeBody: true,
  response: Prechart,
  permission: 'note.edit',
  errors: ['CONFLICT', 'VERSION_CONFLICT'],
  phi: true,
});
export const renamePrechart = route(calls.renamePrechart, {
  access: 'session',
  summary: 'Give it another title. `before` is the one it replaces.',
  params: IdParams,
  body: PrechartTitle,
  response: Prechart,
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
