import * as contract from '@clinical/contract/capture/uploads.contract';
import { bind } from '../../../platform/area.ts';
import { discardUpload } from './discard-upload.ts';
import { finishUploads } from './finish-uploads.ts';
import { listUploads } from '../capture.reads.ts';
import { startUpload } from './start-upload.ts';
import { storePiece } from './store-piece.ts';

/** Files that come in pieces. */
export const uploadRoutes = [
  bind(contract.listUploads, (ctx, { query }) => listUploads(ctx, query.noteId)),
  bind(contract.startUpload, (ctx, { body }) => startUpload(ctx, body)),
  bind(contract.storePiece, (ctx, { params, query, body }) =>
    storePiece(ctx, params.id, { n: params.n, sha256: query.sha256, bytes: body }),
  ),
  bind(contract.finishUploads, (ctx, { body }) => finishUploads(ctx, body)),
  bind(contract.discardUpload, (ctx, { params }) => discardUpload(ctx, params.id)),
];
