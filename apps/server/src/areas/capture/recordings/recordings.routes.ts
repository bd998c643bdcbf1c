import * as consents from '@clinical/contract/capture/consents.contract';
import * as live from '@clinical/contract/capture/live-lines.contract';
import * as contract from '@clinical/contract/capture/recordings.contract';
import { bind } from '../../../platform/area.ts';
import { discardRecording } from './discard-recording.ts';
import { dismissLiveChanges } from './dismiss-live-changes.ts';
import { finishRecording } from './finish-recording.ts';
import { getLiveChanges, getLiveLines, listConsents, listRecordings } from '../capture.reads.ts';
import { recordConsent } from './record-consent.ts';
import { saveLiveLines } from './save-live-lines.ts';
import { startRecording } from './start-recording.ts';
import { storeChunk } from './store-chunk.ts';

export const recordingRoutes = [
  bind(contract.listRecordings, (ctx, { query }) => listRecordings(ctx, query.noteId)),
  bind(contract.startRecording, (ctx, { body }) => startRecording(ctx, body)),
  bind(contract.storeChunk, (ctx, { params, query, body }) =>
    storeChunk(ctx, params.id, { n: params.n, about: query, bytes: body }),
  ),
  bind(contract.finishRecording, (ctx, { params, body }) => finishRecording(ctx, params.id, body)),
  bind(contract.discardRecording, (ctx, { params }) => discardRecording(ctx, params.id)),
  bind(live.getLiveLines, (ctx, { params }) => getLiveLines(ctx, params.id)),
  bind(live.saveLiveLines, (ctx, { params, body }) => saveLiveLines(ctx, params.id, body)),
  bind(live.getLiveChanges, (ctx, { params }) => getLiveChanges(ctx, params.id)),
  bind(live.dismissLiveChanges, (ctx, { params, body }) => dismissLiveChanges(ctx, params.id, body)),
  bind(consents.listConsents, (ctx, { params }) => listConsents(ctx, params.id)),
  bind(consents.recordConsent, (ctx, { params, body }) => recordConsent(ctx, params.id, body)),
];
