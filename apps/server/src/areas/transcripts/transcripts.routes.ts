import * as assets from '@clinical/contract/transcripts/assets.contract';
import * as entries from '@clinical/contract/transcripts/entries.contract';
import * as bin from '@clinical/contract/transcripts/entry-bin.contract';
import * as speakers from '@clinical/contract/transcripts/speakers.contract';
import * as versions from '@clinical/contract/transcripts/versions.contract';
import { bind, bindBytes, bindPublicBytes } from '../../platform/area.ts';
import { linkAsset, openAsset } from './assets/asset-link.ts';
import { getAsset } from './assets/get-asset.ts';
import { listEntryBin, editHistory, getOutline, getTranscripts } from './transcripts.reads.ts';
import { restoreTranscript } from './bin/restore-transcript.ts';
import { restoreVersion } from './editing/restore-version.ts';
import { updateTranscript } from './editing/update-transcript.ts';
import { createEmptyTicket } from './entries/create-empty-ticket.ts';
import { deleteTranscript } from './entries/delete-transcript.ts';
import { updateTranscriptTag } from './entries/update-transcript-tag.ts';
import { changeSpeakers } from './speakers/change-speakers.ts';

export const routes = [
  bind(entries.getTranscripts, (ctx, { params, query }) => getTranscripts(ctx, params.id, query)),
  bind(entries.getOutline, (ctx, { params }) => getOutline(ctx, params.id)),
  bind(entries.createEmptyTicket, (ctx, { body }) => createEmptyTicket(ctx, body)),
  bind(entries.updateTranscript, (ctx, { body }) => updateTranscript(ctx, body)),
  bind(entries.updateTranscriptTag, (ctx, { params, body }) => updateTranscriptTag(ctx, params.id, body)),
  bind(entries.deleteTranscript, (ctx, { params }) => deleteTranscript(ctx, params.id)),
  bind(versions.getEditHistory, (ctx, { params, query }) => editHistory(ctx, params.id, query.note_id)),
  bind(versions.restoreVersion, (ctx, { params, body }) => restoreVersion(ctx, params.id, body.version)),
  bind(speakers.changeSpeakers, (ctx, { params, body }) => changeSpeakers(ctx, params.id, body)),
  bind(bin.listEntryBin, (ctx, { params }) => listEntryBin(ctx, params.id)),
  bind(bin.restoreTranscript, (ctx, { params }) => restoreTranscript(ctx, params.id)),
  bindBytes(assets.getAsset, (ctx, { params }) => getAsset(ctx, params)),
  bind(assets.linkAsset, (ctx, { params }) => linkAsset(ctx, params)),
  bindPublicBytes(assets.openAsset, (ctx, { query }) => openAsset(ctx, query.link)),
];
