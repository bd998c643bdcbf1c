import * as bin from '@clinical/contract/transcripts/entry-bin.contract';
import * as late from '@clinical/contract/transcripts/late-facts.contract';
import { bind } from '../../platform/area.ts';
import { addLateFacts } from './add-late-facts.ts';
import { listEntryBin } from './list-entry-bin.ts';
import { restoreTranscript } from './restore-transcript.ts';

export const threadRoutes = [
  bind(late.addLateFacts, (ctx, { params, body }) => addLateFacts(ctx, params.id, body)),
  bind(bin.listEntryBin, (ctx, { params }) => listEntryBin(ctx, params.id)),
  bind(bin.restoreTranscript, (ctx, { params }) => restoreTranscript(ctx, params.id)),
];
