import * as merges from '@clinical/contract/notes/merges.contract';
import * as contract from '@clinical/contract/notes/notes.contract';
import * as permissions from '@clinical/contract/teams/permissions.contract';
import { bind, bindBytes } from '../../platform/area.ts';
import { archiveNote } from './archive-note.ts';
import { countTranscripts } from './count-transcripts.ts';
import { createNote } from './create-note.ts';
import { deleteNotes } from './delete-notes.ts';
import { explainPermission } from './explain-permission.ts';
import { listNoteAccess } from './list-note-access.ts';
import { exportNote } from './export/export-note.ts';
import { getActiveEditors } from './get-active-editors.ts';
import {
  getNote,
  getSample,
  listBin,
  listDepartmentNotes,
  listMerges,
  listMyNotes,
  listNotes,
  listTags,
} from './notes.reads.ts';
import { mergeNotes } from './merge-notes.ts';
import { removeSample } from './remove-sample.ts';
import { restoreNote } from './restore-note.ts';
import { updatePresence } from './update-presence.ts';
import { undoMerge } from './undo-merge.ts';
import { updateNote } from './update-note.ts';
import { updateReferralFavorite } from './update-referral-favorite.ts';

export const routes = [
  bind(contract.listNotes, (ctx, { query }) => listNotes(ctx, query)),
  bind(contract.listMyNotes, (ctx, { query }) => listMyNotes(ctx, query)),
  bind(contract.listDepartmentNotes, (ctx, { query }) => listDepartmentNotes(ctx, query)),
  bind(contract.listTags, (ctx) => listTags(ctx)),
  bind(contract.getSample, (ctx) => getSample(ctx)),
  bind(contract.removeSample, (ctx) => removeSample(ctx)),
  bind(contract.createNote, (ctx, { body }) => createNote(ctx, body)),
  bind(contract.getNote, (ctx, { params }) => getNote(ctx, params.id)),
  bind(contract.updateNote, (ctx, { params, body }) => updateNote(ctx, params.id, body)),
  bind(contract.deleteNotes, (ctx, { body }) => deleteNotes(ctx, body)),
  bind(contract.restoreNote, (ctx, { params }) => restoreNote(ctx, params.id)),
  bind(contract.listBin, (ctx, { query }) => listBin(ctx, query)),
  bind(contract.archiveNote, (ctx, { params, body }) => archiveNote(ctx, params.id, body)),
  bind(contract.updateReferralFavorite, (ctx, { params, body }) => updateReferralFavorite(ctx, params.id, body)),
  bind(contract.countTranscripts, (ctx, { body }) => countTranscripts(ctx, body)),
  bind(contract.getActiveEditors, (ctx, { params }) => getActiveEditors(ctx, params.id)),
  bind(contract.updatePresence, (ctx, { params, body }) => updatePresence(ctx, params.id, body)),
  bindBytes(contract.exportNote, (ctx, { params }) => exportNote(ctx, params.id)),
  bind(permissions.explainPermission, (ctx, { query }) => explainPermission(ctx, query)),
  bind(permissions.listNoteAccess, (ctx, { params }) => listNoteAccess(ctx, params.id)),
  bind(merges.mergeNotes, (ctx, { body }) => mergeNotes(ctx, body)),
  bind(merges.undoMerge, (ctx, { params }) => undoMerge(ctx, params.mergeId)),
  bind(merges.listMerges, (ctx) => listMerges(ctx)),
];
