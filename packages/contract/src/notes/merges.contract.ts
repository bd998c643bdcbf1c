import { z } from 'zod';
import { Id } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './merges.calls.ts';
import { MergedNotes, MergeNotes, NoteMerge, UnmergedNotes } from './merges.schemas.ts';

export const mergeNotes = route(calls.mergeNotes, {
  access: 'session',
  summary: 'Move everything of one chart into another of the same workspace; the source is deleted.',
  body: MergeNotes,
  response: MergedNotes,
  permission: 'note.delete',
  errors: ['DIFFERENT_PATIENTS', 'CONFLICT'],
  phi: true,
});
export const undoMerge = route(calls.undoMerge, {
  access: 'session',
  summary: 'Take a merge back, within 30 days; what was added to the target since stays there.',
  params: z.object({ mergeId: Id }),
  response: UnmergedNotes,
  permission: 'workspace.admin',
  errors: ['CONFLICT'],
  phi: true,
});
export const listMerges = route(calls.listMerges, {
  access: 'session',
  summary: 'Merges that can still be taken back, newest first; empty for those who may not.',
  response: z.array(NoteMerge),
  permission: 'workspace.admin',
  phi: true,
});
