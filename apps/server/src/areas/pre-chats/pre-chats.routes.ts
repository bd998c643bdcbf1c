import * as contract from '@clinical/contract/pre-chats/pre-chats.contract';
import { bind } from '../../platform/area.ts';
import { createPrechart, tryPrompt } from './create-prechart.ts';
import { deletePrechart, deletePrecharts } from './delete-precharts.ts';
import { getPrechart, listPrechats } from './pre-chats.reads.ts';
import { renamePrechart } from './rename-prechart.ts';
import { updatePrechart } from './update-prechart.ts';

export const routes = [
  bind(contract.listPrechats, (ctx, { query }) => listPrechats(ctx, query)),
  bind(contract.createPrechart, (ctx, { body }) => createPrechart(ctx, body)),
  bind(contract.deletePrecharts, (ctx, { body }) => deletePrecharts(ctx, body)),
  bind(contract.getPrechart, (ctx, { params, query }) => getPrechart(ctx, params.id, query.prompt_id)),
  bind(contract.deletePrechart, (ctx, { params, query }) => deletePrechart(ctx, params.id, query.prompt_id)),
  bind(contract.updatePrechart, (ctx, { params, body }) => updatePrechart(ctx, params.id, body)),
  bind(contract.renamePrechart, (ctx, { params, body }) => renamePrechart(ctx, params.id, body)),
  bind(contract.tryPrompt, (ctx, { body }) => tryPrompt(ctx, body)),
];
