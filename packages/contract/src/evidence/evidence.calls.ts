import { call } from '../call.ts';
import type { Ok } from '../common.schemas.ts';
import type { AnswerLine, AskEvent, EvidenceAnswer } from './answer.schemas.ts';
import type {
  AskQuestionInput,
  Journal,
  JournalQuery,
  Library,
  LibraryImport,
  LibraryQueryInput,
  SavedToNote,
  SaveToNote,
  Selection,
  SetSelection,
} from './evidence.schemas.ts';

type ById = { params: { id: string } };
type None = Record<never, never>;

export const listJournals = call<{ query: JournalQuery }, Journal[]>('GET', '/deep-evidentia/journals');
export const getSelection = call<None, Selection>('GET', '/deep-evidentia/selection');
export const setSelection = call<{ body: SetSelection }, Selection>('PUT', '/deep-evidentia/selection');
export const askQuestion = call<{ body: AskQuestionInput }, AskEvent>('POST', '/deep-evidentia/ask');
export const listAnswers = call<None, AnswerLine[]>('GET', '/deep-evidentia/answers');
export const getAnswer = call<ById, EvidenceAnswer>('GET', '/deep-evidentia/answers/{id}');
export const deleteAnswer = call<ById, Ok>('DELETE', '/deep-evidentia/answers/{id}');
export const saveAnswerToNote = call<ById & { body: SaveToNote }, SavedToNote>(
  'POST',
  '/deep-evidentia/answers/{id}/save-to-note',
);
export const getLibrary = call<{ query: LibraryQueryInput }, Library>('GET', '/deep-evidentia/library');
export const addToLibrary = call<{ body: None }, LibraryImport[]>('POST', '/deep-evidentia/library');
export const deleteLibrarySource = call<ById, Ok>('DELETE', '/deep-evidentia/library/{id}');
