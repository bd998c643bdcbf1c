import { z } from 'zod';
import { Id, IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './kanban.calls.ts';
import {
  Board,
  Card,
  CardAssetFields,
  CardAssetText,
  CardIds,
  ChangeCard,
  NewCard,
  PriceQuery,
  ProcessCards,
  ProcessPrice,
  ProcessStarted,
  ProcessStopped,
} from './kanban.schemas.ts';

const CardParams = z.object({ id: Id, cardId: Id });
const AssetsParams = z.object({ noteId: Id, id: Id });

export const getBoard = route(calls.getBoard, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'The cards of a chart by column and place.',
  params: IdParams,
  response: Board,
  permission: 'note.read',
  phi: true,
});
export const createCard = route(calls.createCard, {
  access: 'session',
  summary: 'Add a card at the end of a column.',
  params: IdParams,
  body: NewCard,
  response: Card,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
});
export const changeCard = route(calls.changeCard, {
  access: 'session',
  summary: 'Change a card or move it to a place. A text edited from an older version is rejected.',
  params: CardParams,
  body: ChangeCard,
  response: Card,
  permission: 'note.edit',
  errors: ['CONFLICT', 'VERSION_CONFLICT'],
  phi: true,
});
export const deleteCard = route(calls.deleteCard, {
  access: 'session',
  summary: 'Delete a card and its files. Entries made from it remain.',
  params: CardParams,
  response: Ok,
  permission: 'note.edit',
});
export const listCards = route(calls.listCards, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'Those of the cards that are in the chart.',
  params: IdParams,
  query: CardIds,
  response: z.array(Card),
  permission: 'note.read',
  phi: true,
});
export const addCardAssets = route(calls.addCardAssets, {
  access: 'session',
  summary: 'Add files to a card: PDF, picture, audio or text. All or none.',
  params: AssetsParams,
  body: CardAssetFields,
  bodyKind: 'multipart',
  response: Card,
  permission: 'note.edit',
  errors: ['UNSUPPORTED_MEDIA', 'TOO_LARGE', 'EMPTY_SOURCE', 'UNREADABLE_SOURCE', 'CONFLICT'],
  phi: true,
});
export const deleteCardAsset = route(calls.deleteCardAsset, {
  access: 'session',
  summary: 'Delete a file of a card. Entries made from it remain.',
  params: AssetsParams,
  query: z.object({ assetId: Id }),
  response: Card,
  permission: 'note.edit',
  phi: true,
});
export const getCardAsset = route(calls.getCardAsset, {
  access: 'session',
  whileViewing: 'as-member',
  summary: '[ours] A file of a card, with ranges, always as an attachment.',
  params: AssetsParams.extend({ assetId: Id }),
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'note.read',
  phi: true,
});
export const getCardAssetText = route(calls.getCardAssetText, {
  access: 'session',
  whileViewing: 'as-member',
  summary: '[ours] The words of a text file of a card, Word files among them, as far as a page shows them.',
  params: AssetsParams.extend({ assetId: Id }),
  response: CardAssetText,
  permission: 'note.read',
  errors: ['UNSUPPORTED_MEDIA', 'UNREADABLE_SOURCE', 'TOO_LARGE'],
  phi: true,
});
export const priceCards = route(calls.priceCards, {
  access: 'session',
  summary: '[ours] What processing these cards would cost, a line for each.',
  params: IdParams,
  query: PriceQuery,
  response: ProcessPrice,
  permission: 'note.edit',
  phi: true,
});
export const processCards = route(calls.processCards, {
  access: 'session',
  summary: 'Process cards in one background job: each becomes an entry with its note, and is then done.',
  params: IdParams,
  body: ProcessCards,
  response: ProcessStarted,
  cost: 'note',
  permission: 'note.edit',
  errors: ['CONFLICT', 'NO_CREDITS', 'TEMPLATE_WITHOUT_SECTIONS'],
  phi: true,
});
export const stopCards = route(calls.stopCards, {
  access: 'session',
  summary: '[ours] Cancel the jobs over cards of a chart, whoever started them. What is done stays.',
  params: IdParams,
  response: ProcessStopped,
  permission: 'note.edit',
});
