import * as contract from '@clinical/contract/capture/files.contract';
import { bind } from '../../../platform/area.ts';
import { inspectPdfFiles } from '../documents/price-documents.ts';
import { uploadImageFiles, uploadPdfFiles } from '../documents/upload-documents.ts';
import { uploadAudioFiles } from './upload-audio-files.ts';

export const fileRoutes = [
  bind(contract.uploadAudioFiles, (ctx, { body, files }) => uploadAudioFiles(ctx, body, files)),
  bind(contract.uploadImageFiles, (ctx, { body, files }) => uploadImageFiles(ctx, body, files)),
  bind(contract.inspectPdfFiles, (ctx, { body, files }) => inspectPdfFiles(ctx, body, files)),
  bind(contract.uploadPdfFiles, (ctx, { body, files }) => uploadPdfFiles(ctx, body, files)),
];
