import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type {
  ActiveEditors,
  ArchiveNote,
  BinFilter,
  BinList,
  DeletedNotes,
  DeleteNotes,
  DepartmentNoteFilter,
  NewNote,
  Note,
  NoteFilter,
  NoteList,
  NoteUpdate,
  Presence,
  ReferralFavorite,
  SampleNote,
  TranscriptCounts,
  TranscriptCountsOf,
} from './notes.schemas.ts';

type Nothing = Record<never, never>;
type ById = { id: string };

export const listNotes = call<{ query: NoteFilter }, NoteList>('GET', '/notes/');
export const listMyNotes = call<{ query: NoteFilter }, NoteList>('GET', '/notes/my-notes');
export const listDepartmentNotes = call<{ query: DepartmentNoteFilter }, NoteList>('GET', '/notes/department-filtered');
/** Those in use in the charts that the actor may see. */
export const listTags = call<Record<never, never>, string[]>('GET', '/notes/tags');
export const getSample = call<Nothing, SampleNote>('GET', '/notes/sample');
export const removeSample = call<Nothing, Ok>('DELETE', '/notes/sample');
export const createNote = call<{ body: NewNote }, Note>('POST', '/notes/');
export const getNote = call<{ params: ById }, Note>('GET', '/notes/{id}');
export const updateNote = call<{ params: ById; body: NoteUpdate }, Note>('PUT', '/notes/{id}');
export const deleteNotes = call<{ body: DeleteNotes }, DeletedNotes>('DELETE', '/notes/');
export const restoreNote = call<{ params: ById }, Note>('POST', '/notes/{id}/restore');
export const listBin = call<{ query: BinFilter }, BinList>('GET', '/notes/bin');
export const archiveNote = call<{ params: ById; body: ArchiveNote }, Note>('PUT', '/notes/{id}/archive');
export const updateReferralFavorite = call<{ params: ById; body: ReferralFavorite }, Note>(
  'PUT',
  '/notes/update-referral-favorite/{id}',
);
export const countTranscripts = call<{ body: TranscriptCountsOf }, TranscriptCounts>(
  'POST',
  '/notes/transcript-counts',
);
export const getActiveEditors = call<{ params: ById }, ActiveEditors>('GET', '/notes/{id}/active-editors');
export const updatePresence = call<{ params: ById; body: Presence }, ActiveEditors>('PUT', '/notes/{id}/presence');
export const exportNote = call<{ params: ById }, Blob>('GET', '/notes/{id}/export');
