import * as contract from '@clinical/contract/quick-phrases/quick-phrases.contract';
import { bind } from '../../platform/area.ts';
import { createQuickPhrase } from './create-quick-phrase.ts';
import { deleteQuickPhrase } from './delete-quick-phrase.ts';
import { listQuickPhrases } from './quick-phrases.reads.ts';
import { updateQuickPhrase } from './update-quick-phrase.ts';

export const routes = [
  bind(contract.listQuickPhrases, (ctx) => listQuickPhrases(ctx)),
  bind(contract.createQuickPhrase, (ctx, { body }) => createQuickPhrase(ctx, body)),
  bind(contract.updateQuickPhrase, (ctx, { params, body }) => updateQuickPhrase(ctx, params.id, body)),
  bind(contract.deleteQuickPhrase, (ctx, { params }) => deleteQuickPhrase(ctx, params.id)),
];
