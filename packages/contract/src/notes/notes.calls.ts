import { call } from '../call.ts';
import type { DeletedNotes, DeleteNotes, NewNote, Note, NoteFilter, NoteList, NoteUpdate } from './notes.schemas.ts';

type ById = { id: string };

export const listNotes = call<{ query: NoteFilter }, NoteList>('GET', '/notes/');
export const listMyNotes = call<{ query: NoteFilter }, NoteList>('GET', '/notes/my-notes');
export const createNote = call<{ body: NewNote }, Note>('POST', '/notes/');
export const getNote = call<{ params: ById }, Note>('GET', '/notes/{id}');
export const updateNote = call<{ params: ById; body: NoteUpdate }, Note>('PUT', '/notes/{id}');
export const deleteNotes = call<{ body: DeleteNotes }, DeletedNotes>('DELETE', '/notes/');
export const restoreNote = call<{ params: ById }, Note>('POST', '/notes/{id}/restore');
