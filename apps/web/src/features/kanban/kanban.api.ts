import { newKey } from '@clinical/api-client/new-key';
import * as calls from '@clinical/contract/kanban/kanban.calls';
import type {
  Board,
  Card,
  CardAsset,
  ChangeCard,
  NewCard,
  ProcessCards,
} from '@clinical/contract/kanban/kanban.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../lib/action-key.ts';
import { api } from '../../lib/api.ts';
import { trackTask } from '../../lib/task-list.ts';
import { boardKey, kanbanKey } from './board-key.api.ts';
import { endUpload, setUpload } from './card-uploads.ts';

/** The cards of a chart. */
export const boardQuery = (noteId: string) =>
  queryOptions({
    queryKey: boardKey(noteId),
    queryFn: ({ signal }) => api.request(calls.getBoard, { params: { id: noteId } }, { signal }),
  });

/** `states`: the cards with their versions, for what they hold may have changed. */
type Wanted = { cardIds: readonly string[]; model: string | undefined; states: readonly string[] };

/** What processing these cards would cost, as they are now. */
export const priceQuery = (noteId: string, { cardIds, model, states }: Wanted) =>
  queryOptions({
    queryKey: [...kanbanKey, noteId, 'price', states, model],
    queryFn: ({ signal }) => {
      const query = { ids: cardIds.join(','), ...(model === undefined ? {} : { model }) };
      return api.request(calls.priceCards, { params: { id: noteId }, query }, { signal });
    },
  });

/** The file of a card. */
export const assetQuery = (card: Pick<Card, 'noteId' | 'id'>, assetId: string) =>
  queryOptions({
    queryKey: [...kanbanKey, card.noteId, 'asset', assetId],
    queryFn: () => api.download(calls.getCardAsset, { params: { noteId: card.noteId, id: card.id, assetId } }),
    // bytes of a file never change, also when its board does; they are not kept once nobody looks at them
    staleTime: 'static',
    gcTime: 0,
  });

/** The words of a text file of a card. */
export const assetTextQuery = (card: Pick<Card, 'noteId' | 'id'>, assetId: string) =>
  queryOptions({
    queryKey: [...kanbanKey, card.noteId, 'asset-text', assetId],
    queryFn: ({ signal }) =>
      api.request(calls.getCardAssetText, { params: { noteId: card.noteId, id: card.id, assetId } }, { signal }),
    staleTime: 'static',
    gcTime: 0,
  });

/** A small picture of a file of a card. */
export const thumbQuery = (card: Pick<Card, 'noteId' | 'id'>, { id: assetId, kind }: Pick<CardAsset, 'id' | 'kind'>) =>
  queryOptions({
    queryKey: [...kanbanKey, card.noteId, 'thumb', assetId],
    queryFn: async () => {
      const params = { noteId: card.noteId, id: card.id, assetId };
      const [blob, { drawThumb }] = await Promise.all([
        api.download(calls.getCardAsset, { params }),
        import('./draw-thumb.ts'),
      ]);
      return drawThumb(kind, blob);
    },
    // a file never changes, also when its board does; one that cannot be drawn keeps its icon
    staleTime: 'static',
    retry: false,
  });

/** Changes of cards; each puts the card that comes back on the board. */
export function useCards(noteId: string) {
  const queries = useQueryClient();
  const { queryKey } = boardQuery(noteId);
  const put = (card: Card): void => {
    queries.setQueryData(queryKey, (board: Board | undefined) => board && withCard(board, card));
  };
  const refresh = () => queries.invalidateQueries({ queryKey, exact: true });
  const create = useMutation({
    mutationFn: (body: NewCard) => api.request(calls.createCard, { params: { id: noteId }, body }),
    onSuccess: put,
  });
  const change = useMutation({
    mutationFn: ({ cardId, ...body }: ChangeCard & { cardId: string }) =>
      api.request(calls.changeCard, { params: { id: noteId, cardId }, body }),
    onSuccess: put,
    onError: refresh,
  });
  const remove = useMutation({
    mutationFn: (cardId: string) => api.request(calls.deleteCard, { params: { id: noteId, cardId } }),
    onSettled: refresh,
  });
  const addFiles = useMutation({
    mutationFn: ({ cardId, files }: { cardId: string; files: readonly File[] }) => {
      const form = new FormData();
      for (const file of files) form.append('files', file, file.name);
      setUpload(cardId, 0);
      const onProgress = (percent: number) => setUpload(cardId, percent);
      const params = { noteId, id: cardId };
      return api.upload(calls.addCardAssets, form, { params, idempotencyKey: newKey(), onProgress });
    },
    onSuccess: put,
    onSettled: (_card, _error, { cardId }) => endUpload(cardId),
  });
  const removeFile = useMutation({
    mutationFn: ({ cardId, assetId }: { cardId: string; assetId: string }) =>
      api.request(calls.deleteCardAsset, { params: { noteId, id: cardId }, query: { assetId } }),
    onSuccess: put,
  });
  return { create, change, remove, addFiles, removeFile };
}

function withCard(board: Board, card: Card): Board {
  const others = board.cards.filter(({ id }) => id !== card.id);
  return { ...board, cards: [...others, card] };
}

/** Starts one job over cards, once however often it is tried. */
export function useProcessCards(noteId: string) {
  const queries = useQueryClient();
  const key = useActionKey(newKey);
  return useMutation({
    mutationFn: (body: ProcessCards) =>
      api.request(calls.processCards, { params: { id: noteId }, body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: ({ taskId }) => {
      key.done();
      trackTask({ taskId, status: 'pending', noteId });
      return queries.invalidateQueries({ queryKey: boardQuery(noteId).queryKey, exact: true });
    },
  });
}

/** Cancels what is being processed on the board of a chart, whoever started it. */
export function useStopCards(noteId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.request(calls.stopCards, { params: { id: noteId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: boardQuery(noteId).queryKey, exact: true }),
  });
}
