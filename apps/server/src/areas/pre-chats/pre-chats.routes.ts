import * as interviews from '@clinical/contract/pre-chats/interviews.contract';
import * as contract from '@clinical/contract/pre-chats/pre-chats.contract';
import { bind } from '../../platform/area.ts';
import { tryPrompt } from './create-prechart.ts';
import { deletePrechats } from './delete-prechats.ts';
import { createPrechat, deletePrechat, getPrechat, listPrechats, renamePrechat, updatePrechat } from './either-kind.ts';
import { clearFlag, markPreChatRead, stopSequences } from './interviews/change-pre-chat.ts';
import { linkPreChat, unlinkPreChat } from './interviews/link-pre-chat.ts';
import { transferPreChat } from './interviews/transfer-pre-chat.ts';

export const routes = [
  bind(contract.listPrechats, (ctx, { query }) => listPrechats(ctx, query)),
  bind(contract.createPrechat, (ctx, { body }) => createPrechat(ctx, body)),
  bind(contract.deletePrechats, (ctx, { body }) => deletePrechats(ctx, body)),
  bind(contract.getPrechat, (ctx, { params, query }) => getPrechat(ctx, params.id, query.prompt_id)),
  bind(contract.deletePrechat, (ctx, { params, query }) => deletePrechat(ctx, params.id, query.prompt_id)),
  bind(contract.updatePrechat, (ctx, { params, body }) => updatePrechat(ctx, params.id, body)),
  bind(contract.renamePrechat, (ctx, { params, body }) => renamePrechat(ctx, params.id, body)),
  bind(interviews.transferPreChat, (ctx, { params, body }) => transferPreChat(ctx, params.id, body)),
  bind(interviews.stopSequence, (ctx, { params, query }) => stopSequences(ctx, params.id, query.prompt_id)),
  bind(interviews.markPreChatRead, (ctx, { params }) => markPreChatRead(ctx, params.id)),
  bind(interviews.clearFlag, (ctx, { params, body }) => clearFlag(ctx, params.id, params.flagId, body)),
  bind(interviews.linkPreChat, (ctx, { params, body }) => linkPreChat(ctx, params.id, body)),
  bind(interviews.unlinkPreChat, (ctx, { params }) => unlinkPreChat(ctx, params.id)),
  bind(contract.tryPrompt, (ctx, { body }) => tryPrompt(ctx, body)),
];
