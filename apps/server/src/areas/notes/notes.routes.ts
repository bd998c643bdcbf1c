import * as contract from '@clinical/contract/notes/notes.contract';
import { bind } from '../../platform/area.ts';
import { createNote } from './create-note.ts';
import { deleteNotes } from './delete-notes.ts';
import { getNote } from './get-note.ts';
import { listMyNotes } from './list-my-notes.ts';
import { listNotes } from './list-notes.ts';
import { restoreNote } from './restore-note.ts';
import { updateNote } from './update-note.ts';

export const routes = [
  bind(contract.listNotes, (ctx, { query }) => listNotes(ctx, query)),
  bind(contract.listMyNotes, (ctx, { query }) => listMyNotes(ctx, query)),
  bind(contract.createNote, (ctx, { body }) => createNote(ctx, body)),
  bind(contract.getNote, (ctx, { params }) => getNote(ctx, params.id)),
  bind(contract.updateNote, (ctx, { params, body }) => updateNote(ctx, params.id, body)),
  bind(contract.deleteNotes, (ctx, { body }) => deleteNotes(ctx, body)),
  bind(contract.restoreNote, (ctx, { params }) => restoreNote(ctx, params.id)),
];
