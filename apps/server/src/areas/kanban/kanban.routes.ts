import * as contract from '@clinical/contract/kanban/kanban.contract';
import { bind, bindBytes } from '../../platform/area.ts';
import { addCardAssets } from './add-card-assets.ts';
import { changeCard } from './change-card.ts';
import { createCard } from './create-card.ts';
import { deleteCard, deleteCardAsset } from './delete-card.ts';
import { getBoard, listCards, readCardAsset, readCardAssetText } from './kanban.reads.ts';
import { priceCards, processCards } from './process-cards.ts';
import { stopCards } from './stop-cards.ts';

export const routes = [
  bind(contract.getBoard, (ctx, { params }) => getBoard(ctx, params.id)),
  bind(contract.createCard, (ctx, { params, body }) => createCard(ctx, params.id, body)),
  bind(contract.changeCard, (ctx, { params, body }) => changeCard(ctx, params, body)),
  bind(contract.deleteCard, (ctx, { params }) => deleteCard(ctx, params)),
  bind(contract.listCards, (ctx, { params, query }) => listCards(ctx, params.id, query.ids)),
  bind(contract.addCardAssets, (ctx, { params, files }) => addCardAssets(ctx, params, files)),
  bind(contract.deleteCardAsset, (ctx, { params, query }) => deleteCardAsset(ctx, params, query.assetId)),
  bindBytes(contract.getCardAsset, (ctx, { params }) => readCardAsset(ctx, params)),
  bind(contract.getCardAssetText, (ctx, { params }) => readCardAssetText(ctx, params)),
  bind(contract.priceCards, (ctx, { params, query }) => priceCards(ctx, params.id, query)),
  bind(contract.processCards, (ctx, { params, body }) => processCards(ctx, params.id, body)),
  bind(contract.stopCards, (ctx, { params }) => stopCards(ctx, params.id)),
];
