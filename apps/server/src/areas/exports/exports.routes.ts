import * as contract from '@clinical/contract/exports/exports.contract';
import { bind, bindBytes } from '../../platform/area.ts';
import { exportEntry } from './export-entry.ts';
import { recordNoteUse } from './record-note-use.ts';

export const routes = [
  bindBytes(contract.exportTranscript, (ctx, { params, query }) => exportEntry(ctx, params.id, query)),
  bind(contract.recordNoteUse, (ctx, { params, body }) => recordNoteUse(ctx, params.id, body.use)),
];
