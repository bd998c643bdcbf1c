import { call } from '../call.ts';
import type { MergedNotes, MergeNotes, NoteMerge, UnmergedNotes } from './merges.schemas.ts';

export const mergeNotes = call<{ body: MergeNotes }, MergedNotes>('POST', '/notes/merge');
export const undoMerge = call<{ params: { mergeId: string } }, UnmergedNotes>('POST', '/notes/merge/{mergeId}/undo');
export const listMerges = call<object, NoteMerge[]>('GET', '/notes/merges');
