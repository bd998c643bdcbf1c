import * as contract from '@clinical/contract/transcripts/speech.contract';
import * as speakers from '@clinical/contract/transcripts/speakers.contract';
import { bind } from '../../../platform/area.ts';
import { changeSpeakers } from '../speakers/change-speakers.ts';
import { addText, addTextFile } from './add-text.ts';
import { generateWaiting } from './generate-waiting.ts';
import { reviewLines } from './review-lines.ts';
import { hearTranscript } from './start-hearing.ts';

export const speechRoutes = [
  bind(contract.hearTranscript, (ctx, { params }) => hearTranscript(ctx, params.id)),
  bind(contract.addText, (ctx, { params, body }) => addText(ctx, params.id, body.question)),
  bind(contract.addTextFile, (ctx, { params, files }) => addTextFile(ctx, params.id, files)),
  bind(speakers.changeSpeakers, (ctx, { params, body }) => changeSpeakers(ctx, params.id, body)),
  bind(contract.reviewLines, (ctx, { params, body }) => reviewLines(ctx, params.id, body)),
  bind(contract.generateWaiting, (ctx) => generateWaiting(ctx)),
];
