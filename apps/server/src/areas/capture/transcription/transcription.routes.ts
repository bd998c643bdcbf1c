import * as contract from '@clinical/contract/capture/transcription.contract';
import { bind } from '../../../platform/area.ts';
import { addText, addTextFile } from './add-text.ts';
import { generateWaiting } from './generate-waiting.ts';
import { reviewLines } from './review-lines.ts';
import { hearTranscript } from './start-hearing.ts';

export const transcriptionRoutes = [
  bind(contract.hearTranscript, (ctx, { params }) => hearTranscript(ctx, params.id)),
  bind(contract.addText, (ctx, { params, body }) => addText(ctx, params.id, body.question)),
  bind(contract.addTextFile, (ctx, { params, files }) => addTextFile(ctx, params.id, files)),
  bind(contract.reviewLines, (ctx, { params, body }) => reviewLines(ctx, params.id, body)),
  bind(contract.generateWaiting, (ctx) => generateWaiting(ctx)),
];
