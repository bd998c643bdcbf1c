import { z } from 'zod';
import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './notes.calls.ts';
import {
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

export const listNotes = route(calls.listNotes, {
  access: 'session',
  whileViewing: 'as-member',
  summary:
    'Charts I may see, by last activity or name, my starred ones first. With `limit` a page, without it an array.',
  query: NoteFilter,
  response: NoteList,
  permission: 'note.read',
  phi: true,
});
export const listMyNotes = route(calls.listMyNotes, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'Charts that I own.',
  query: NoteFilter,
  response: NoteList,
  permission: 'note.read',
  phi: true,
});
export const listDepartmentNotes = route(calls.listDepartmentNotes, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'Charts of one department, or of none, that I may see.',
  query: DepartmentNoteFilter,
  response: NoteList,
  permission: 'note.read',
  phi: true,
});
export const listTags = route(calls.listTags, {
  access: 'session',
  whileViewing: 'as-member',
  summary: '[ours] The tags in use in the charts that I may see, each once, sorted.',
  response: z.array(z.string()),
  permission: 'note.read',
  phi: true,
});
export const getSample = route(calls.getSample, {
  access: 'session',
  summary: '[ours] My sample patient, which is in no list; null without one.',
  response: SampleNote,
  permission: 'self',
  phi: true,
});
export const removeSample = route(calls.removeSample, {
  access: 'session',
  summary: '[ours] Remove my sample patient for good.',
  response: Ok,
  permission: 'self',
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
  whileViewing: 'as-member',
  summary: 'One chart.',
  params: IdParams,
  response: Note,
  permission: 'note.read',
  phi: true,
});
export const updateNote = route(calls.updateNote, {
  access: 'session',
  summary:
    'Change the named details of a chart. `If-Match` names the version it was based on; the reply has the new one.',
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
  errors: ['SIGNED_ENTRIES'],
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
export const listBin = route(calls.listBin, {
  access: 'session',
  summary: 'Charts in the bin that I may restore, newest first. With `limit` a page, without it an array.',
  query: BinFilter,
  response: BinList,
  permission: 'note.delete',
  phi: true,
});
export const archiveNote = route(calls.archiveNote, {
  access: 'session',
  summary: 'Keep a chart out of the usual lists, or put it back.',
  params: IdParams,
  body: ArchiveNote,
  response: Note,
  permission: 'note.delete',
  phi: true,
});
export const updateReferralFavorite = route(calls.updateReferralFavorite, {
  access: 'session',
  summary: 'Star a patient whose referral I follow, or take the star away. It is mine: nobody else sees it.',
  params: IdParams,
  body: ReferralFavorite,
  response: Note,
  permission: 'note.read',
  phi: true,
});
export const countTranscripts = route(calls.countTranscripts, {
  access: 'session',
  summary: 'Number of entries of several charts.',
  body: TranscriptCountsOf,
  response: TranscriptCounts,
  permission: 'note.read',
  phi: true,
  background: true,
});
export const getActiveEditors = route(calls.getActiveEditors, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'Who edited the chart within the last 30 seconds or has it open, and where; latest edit first.',
  params: IdParams,
  response: ActiveEditors,
  permission: 'note.read',
  phi: true,
  background: true,
});
export const updatePresence = route(calls.updatePresence, {
  access: 'session',
  summary: 'Say that I have the chart open and which section I am in, or that I closed it; answers who else is there.',
  params: IdParams,
  body: Presence,
  response: ActiveEditors,
  permission: 'note.read',
  phi: true,
  background: true,
});
export const exportNote = route(calls.exportNote, {
  access: 'session',
  summary: 'The whole chart as a zip: notes as HTML and JSON, sources and original files.',
  params: IdParams,
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'note.read',
  phi: true,
});
