import { call } from '../call.ts';
import type {
  Board,
  Card,
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

type OfNote = { params: { id: string } };
type OfCard = { params: { id: string; cardId: string } };
type AssetsOf = { params: { noteId: string; id: string } };

export const getBoard = call<OfNote, Board>('GET', '/notes/{id}/kanban');
export const createCard = call<OfNote & { body: NewCard }, Card>('POST', '/notes/{id}/kanban');
export const changeCard = call<OfCard & { body: ChangeCard }, Card>('PUT', '/notes/{id}/kanban/{cardId}');
export const deleteCard = call<OfCard, { ok: true }>('DELETE', '/notes/{id}/kanban/{cardId}');
export const listCards = call<OfNote & { query: CardIds }, Card[]>('GET', '/notes/{id}/kanban/cards');
export const addCardAssets = call<AssetsOf & { body: Record<never, never> }, Card>(
  'POST',
  '/notes/{noteId}/kanban/{id}/assets',
);
export const deleteCardAsset = call<AssetsOf & { query: { assetId: string } }, Card>(
  'DELETE',
  '/notes/{noteId}/kanban/{id}/assets',
);
/** The file of a card, as an attachment. */
export const getCardAsset = call<{ params: { noteId: string; id: string; assetId: string } }, Blob>(
  'GET',
  '/notes/{noteId}/kanban/{id}/assets/{assetId}',
);
/** The words of a text file of a card, Word files among them. */
export const getCardAssetText = call<{ params: { noteId: string; id: string; assetId: string } }, CardAssetText>(
  'GET',
  '/notes/{noteId}/kanban/{id}/assets/{assetId}/text',
);
export const priceCards = call<OfNote & { query: PriceQuery }, ProcessPrice>('GET', '/notes/{id}/kanban/price');
export const processCards = call<OfNote & { body: ProcessCards }, ProcessStarted>(
  'POST',
  '/notes/{id}/kanban/bulk-process',
);
export const stopCards = call<OfNote, ProcessStopped>('POST', '/notes/{id}/kanban/stop');
