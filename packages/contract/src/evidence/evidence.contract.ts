import { z } from 'zod';
import { IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import { AnswerLine, AskEvent, EvidenceAnswer } from './answer.schemas.ts';
import * as calls from './evidence.calls.ts';
import {
  AskQuestion,
  Journal,
  JournalQuery,
  Library,
  LibraryImport,
  LibraryQuery,
  SavedToNote,
  SaveToNote,
  Selection,
  SetSelection,
} from './evidence.schemas.ts';

export const listJournals = route(calls.listJournals, {
  access: 'session',
  summary: '[ours] Journals and collections of the library, the most used first.',
  query: JournalQuery,
  response: z.array(Journal),
  permission: 'workspace.member',
});
export const getSelection = route(calls.getSelection, {
  access: 'session',
  summary: '[ours] The journals that the person searches; none means all.',
  response: Selection,
  permission: 'self',
});
export const setSelection = route(calls.setSelection, {
  access: 'session',
  summary: '[ours] Save the journals to search.',
  body: SetSelection,
  response: Selection,
  permission: 'self',
});
export const askQuestion = route(calls.askQuestion, {
  access: 'session',
  summary: '[ours] Answer a clinical question from the library. Identifiers are taken out before anything is searched.',
  body: AskQuestion,
  response: AskEvent,
  reply: 'stream',
  permission: 'self',
  errors: ['NO_CREDITS', 'NO_SEAT', 'MODEL_NOT_SET_UP'],
  cost: 'evidence',
});
export const listAnswers = route(calls.listAnswers, {
  access: 'session',
  summary: '[ours] Own answers, newest first, with how many of their sources were retracted or superseded since.',
  response: z.array(AnswerLine),
  permission: 'self',
});
export const getAnswer = route(calls.getAnswer, {
  access: 'session',
  summary: '[ours] An own answer, its sources marked as they stand now.',
  params: IdParams,
  response: EvidenceAnswer,
  permission: 'evidence-answer.own',
});
export const deleteAnswer = route(calls.deleteAnswer, {
  access: 'session',
  summary: '[ours] Delete an own answer. Entries that were made of it remain.',
  params: IdParams,
  response: Ok,
  permission: 'evidence-answer.own',
});
export const saveAnswerToNote = route(calls.saveAnswerToNote, {
  access: 'session',
  summary: '[ours] Save an answer to a chart as an entry headed "Reference considered".',
  params: IdParams,
  body: SaveToNote,
  response: SavedToNote,
  permission: 'evidence-answer.own',
  errors: ['CONFLICT'],
  phi: true,
});
export const getLibrary = route(calls.getLibrary, {
  access: 'session',
  summary: '[ours] Sources of the library, newest first, and how many there are.',
  query: LibraryQuery,
  response: Library,
  permission: 'workspace.member',
});
export const addToLibrary = route(calls.addToLibrary, {
  access: 'session',
  summary: '[ours] Add PubMed XML, NBIB, RIS or PDF files. A record that is there already is updated.',
  body: z.object({}),
  bodyKind: 'multipart',
  response: z.array(LibraryImport),
  permission: 'workspace.edit',
  errors: ['UNSUPPORTED_MEDIA', 'TOO_LARGE', 'EMPTY_SOURCE', 'UNREADABLE_SOURCE', 'CONFLICT', 'UNAVAILABLE'],
});
export const deleteLibrarySource = route(calls.deleteLibrarySource, {
  access: 'session',
  summary: '[ours] Take a source that the workspace added out of the library.',
  params: IdParams,
  response: Ok,
  permission: 'evidence-source.edit',
});
