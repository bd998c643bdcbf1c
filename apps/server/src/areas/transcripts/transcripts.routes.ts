import * as contract from '@clinical/contract/transcripts/transcripts.contract';
import { bind, bindBytes, bindPublicBytes, bindStream } from '../../platform/area.ts';
import { linkAsset, openAsset } from './asset-link.ts';
import { createEmptyTicket } from './create-empty-ticket.ts';
import { deleteTranscript } from './delete-transcript.ts';
import { inspectPdfFiles } from './documents/price-documents.ts';
import { uploadImageFiles, uploadPdfFiles } from './documents/upload-documents.ts';
import { editHistory } from './edit-history.ts';
import { generateNote } from './generate-note.ts';
import { getAsset } from './get-asset.ts';
import { getOutline } from './get-outline.ts';
import { getTranscripts } from './get-transcripts.ts';
import { getWriting } from './get-writing.ts';
import { restoreVersion } from './restore-version.ts';
import { saveTranscript } from './save-transcript.ts';
import { updateTranscript } from './update-transcript.ts';
import { updateTranscriptTag } from './update-transcript-tag.ts';
import { uploadAudioFiles } from './upload-audio-files.ts';

export const routes = [
  bind(contract.getTranscripts, (ctx, { params, query }) => getTranscripts(ctx, params.id, query)),
  bind(contract.getOutline, (ctx, { params }) => getOutline(ctx, params.id)),
  bind(contract.createEmptyTicket, (ctx, { body }) => createEmptyTicket(ctx, body)),
  bind(contract.saveTranscript, (ctx, { body }) => saveTranscript(ctx, body)),
  bind(contract.uploadAudioFiles, (ctx, { body, files }) => uploadAudioFiles(ctx, body, files)),
  bind(contract.uploadImageFiles, (ctx, { body, files }) => uploadImageFiles(ctx, body, files)),
  bind(contract.inspectPdfFiles, (ctx, { body, files }) => inspectPdfFiles(ctx, body, files)),
  bind(contract.uploadPdfFiles, (ctx, { body, files }) => uploadPdfFiles(ctx, body, files)),
  bindStream(contract.generateTranscript, (ctx, { params, body }, send) => generateNote(ctx, params.id, body, send)),
  bind(contract.getWriting, (ctx, { params }) => getWriting(ctx, params.id)),
  bind(contract.updateTranscript, (ctx, { body }) => updateTranscript(ctx, body)),
  bind(contract.updateTranscriptTag, (ctx, { params, body }) => updateTranscriptTag(ctx, params.id, body)),
  bind(contract.getEditHistory, (ctx, { params, query }) => editHistory(ctx, params.id, query.note_id)),
  bind(contract.restoreVersion, (ctx, { params, body }) => restoreVersion(ctx, params.id, body.version)),
  bind(contract.deleteTranscript, (ctx, { params }) => deleteTranscript(ctx, params.id)),
  bindBytes(contract.getAsset, (ctx, { params }) => getAsset(ctx, params)),
  bind(contract.linkAsset, (ctx, { params }) => linkAsset(ctx, params)),
  bindPublicBytes(contract.openAsset, (ctx, { query }) => openAsset(ctx, query.link)),
];
