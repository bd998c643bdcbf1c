import * as contract from '@clinical/contract/evidence/evidence.contract';
import { bind, bindStream } from '../../platform/area.ts';
import { addToLibrary } from './add-to-library.ts';
import { askQuestion } from './ask-question.ts';
import { deleteAnswer } from './delete-answer.ts';
import { deleteSource } from './delete-source.ts';
import { getAnswer, getLibrary, getSelection, listAnswers, listJournals } from './evidence.reads.ts';
import { saveAnswer } from './save-answer.ts';
import { setSelection } from './set-selection.ts';

export const routes = [
  bind(contract.listJournals, (ctx, { query }) => listJournals(ctx, query)),
  bind(contract.getSelection, (ctx) => getSelection(ctx)),
  bind(contract.setSelection, (ctx, { body }) => setSelection(ctx, body)),
  bindStream(contract.askQuestion, (ctx, { body }, send) => askQuestion(ctx, body, send)),
  bind(contract.listAnswers, (ctx) => listAnswers(ctx)),
  bind(contract.getAnswer, (ctx, { params }) => getAnswer(ctx, params.id)),
  bind(contract.deleteAnswer, (ctx, { params }) => deleteAnswer(ctx, params.id)),
  bind(contract.saveAnswerToNote, (ctx, { params, body }) => saveAnswer(ctx, params.id, body.noteId)),
  bind(contract.getLibrary, (ctx, { query }) => getLibrary(ctx, query)),
  bind(contract.addToLibrary, (ctx, { files }) => addToLibrary(ctx, files)),
  bind(contract.deleteLibrarySource, (ctx, { params }) => deleteSource(ctx, params.id)),
];
