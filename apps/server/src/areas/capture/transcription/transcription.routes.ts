import * as contract from '@clinical/contract/capture/transcription.contract';
import { bind } from '../../../platform/area.ts';
import { addText, addTextFile } from './add-text.ts';
import { generatePending } from './generate-pending.ts';
import { reviewLines } from './review-lines.ts';
import { transcribeAudio } from './start-transcription.ts';

export const transcriptionRoutes = [
  bind(contract.transcribeAudio, (ctx, { params }) => transcribeAudio(ctx, params.id)),
  bind(contract.addText, (ctx, { params, body }) => addText(ctx, params.id, body.question)),
  bind(contract.addTextFile, (ctx, { params, files }) => addTextFile(ctx, params.id, files)),
  bind(contract.reviewLines, (ctx, { params, body }) => reviewLines(ctx, params.id, body)),
  bind(contract.generatePending, (ctx) => generatePending(ctx)),
];
