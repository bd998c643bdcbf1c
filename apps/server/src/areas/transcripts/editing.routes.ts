import * as commands from '@clinical/contract/transcripts/commands.contract';
import * as exports from '@clinical/contract/transcripts/export.contract';
import * as synthetic from '@clinical/contract/transcripts/synthetic.contract';
import * as replacing from '@clinical/contract/transcripts/replace-text.contract';
import { bind, bindBytes } from '../../platform/area.ts';
import { startCommand } from './commands/start-command.ts';
import { exportEntry } from './export/export-entry.ts';
import { recordNoteUse } from './export/record-note-use.ts';
import { makeSynthetic } from './synthetic/make-synthetic.ts';
import { replaceText } from './replace-text/replace-text.ts';

/** What is done with a note's text: magic edit, commands on the chart, and ways out of the program; and visits that are made up. */
export const editingRoutes = [
  bind(replacing.replaceText, (ctx, { body }) => replaceText(ctx, body)),
  bind(synthetic.makeSynthetic, (ctx, { body }) => makeSynthetic(ctx, body)),
  bind(commands.startCommand, (ctx, { params, body }) => startCommand(ctx, params.id, body)),
  bindBytes(exports.exportTranscript, (ctx, { params, query }) => exportEntry(ctx, params.id, query.format)),
  bind(exports.recordNoteUse, (ctx, { params, body }) => recordNoteUse(ctx, params.id, body.use)),
];
