import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './notes.calls.ts';
import { DeletedNotes, DeleteNotes, NewNote, Note, NoteFilter, NoteList, NoteUpdate } from './notes.schemas.ts';

export const listNotes = route(calls.listNotes, {
  access: 'session',
  summary: 'Charts I may see, by last activity. With `limit` a page, without it an array.',
  query: NoteFilter,
  response: NoteList,
  permission: 'note.read',
  phi: true,
});
export const listMyNotes = route(calls.listMyNotes, {
  access: 'session',
  summary: 'Charts that I own.',
  query: NoteFilter,
  response: NoteList,
  permission: 'note.read',
  phi: true,
});
export const createNote = route(calls.createNote, {
  access: 'session',
  summary: 'Make a chart.',
  body: NewNote,
  response: Note,
  permission: 'workspace.edit',
  phi: true,
});
export const getNote = route(calls.getNote, {
  access: 'session',
  summary: 'One chart.',
  params: IdParams,
  response: Note,
  permission: 'note.read',
  phi: true,
});
export const updateNote = route(calls.updateNote, {
  access: 'session',
  summary: 'Change the details of a chart. `If-Match` names the version it was based on.',
  params: IdParams,
  body: NoteUpdate,
  response: Note,
  permission: 'note.edit',
  errors: ['VERSION_CONFLICT'],
  phi: true,
});
export const deleteNotes = route(calls.deleteNotes, {
  access: 'session',
  summary: 'Move charts to the bin, all or none; they can be restored for 30 days.',
  body: DeleteNotes,
  response: DeletedNotes,
  permission: 'note.delete',
  phi: true,
});
export const restoreNote = route(calls.restoreNote, {
  access: 'session',
  summary: 'Take a chart out of the bin.',
  params: IdParams,
  response: Note,
  permission: 'note.delete',
  phi: true,
});
