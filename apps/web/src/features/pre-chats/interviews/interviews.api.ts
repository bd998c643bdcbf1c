import * as calls from '@clinical/contract/pre-chats/interviews.calls';
import type { PreChat, PreChatItem } from '@clinical/contract/pre-chats/interviews.schemas';
import * as prechats from '@clinical/contract/pre-chats/pre-chats.calls';
import type { NewPreChat, PrechatUpdate } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { interviewsKey } from './interviews-key.api.ts';

export const preChatsQuery = queryOptions({
  queryKey: [...interviewsKey, 'list'],
  queryFn: async ({ signal }) => (await api.request(prechats.listPrechats, { query: {} }, { signal })) as PreChatItem[],
});

export const preChatQuery = (id: string) =>
  queryOptions({
    queryKey: [...interviewsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await api.request(prechats.getPrechat, { params: { id }, query: {} }, { signal })) as PreChat,
  });

/** Begins a pre-chat, or the next questions of one. The client makes its id, so that a second try begins no second one. */
export function useBegin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewPreChat) =>
      (await api.request(
        prechats.createPrechat,
        { body },
        { idempotencyKey: `${body.id}.${body.prompt_id}` },
      )) as PreChat,
    onSuccess: (chat) => {
      queries.setQueryData(preChatQuery(chat.id).queryKey, chat);
      void queries.invalidateQueries({ queryKey: preChatsQuery.queryKey });
    },
  });
}

/** All that is done to one pre-chat; each answer shows it as it is then. */
export function usePreChat(id: string) {
  const queries = useQueryClient();
  const { queryKey } = preChatQuery(id);
  const show = (chat: PreChat): void => {
    queries.setQueryData(queryKey, chat);
    void queries.invalidateQueries({ queryKey: preChatsQuery.queryKey });
  };
  // refused: somebody else was faster
  const onError = () => void queries.invalidateQueries({ queryKey });
  const params = { id };
  const save = async (body: PrechatUpdate & { turnId: string }) =>
    (await api.request(prechats.updatePrechat, { params, body })) as PreChat;
  return {
    answer: useMutation({ mutationFn: save, onSuccess: show, onError }),
    // apart: nobody types while an answer is corrected
    correct: useMutation({ mutationFn: save, onSuccess: show, onError }),
    stop: useMutation({
      mutationFn: (promptId: string) => api.request(calls.stopSequence, { params, query: { prompt_id: promptId } }),
      onSuccess: show,
      onError,
    }),
    markRead: useMutation({ mutationFn: () => api.request(calls.markPreChatRead, { params }), onSuccess: show }),
    clearFlag: useMutation({
      mutationFn: ({ flagId, reason }: { flagId: string; reason: string }) =>
        api.request(calls.clearFlag, { params: { id, flagId }, body: { reason } }),
      onSuccess: show,
      onError,
    }),
    // the reply has no pre-chat: the page loads it again
    makeLink: useMutation({
      mutationFn: (dateOfBirth: string | undefined) =>
        api.request(calls.linkPreChat, { params, body: { dateOfBirth } }),
      onSettled: () => queries.invalidateQueries({ queryKey }),
    }),
    revokeLink: useMutation({
      mutationFn: () => api.request(calls.unlinkPreChat, { params }),
      onSuccess: show,
      onError,
    }),
    transfer: useMutation({
      mutationFn: (noteId: string | undefined) => api.request(calls.transferPreChat, { params, body: { noteId } }),
      onSettled: () => queries.invalidateQueries({ queryKey: interviewsKey }),
    }),
    remove: useMutation({
      mutationFn: () => api.request(prechats.deletePrechat, { params, query: {} }),
      onSuccess: () => {
        queries.removeQueries({ queryKey });
        return queries.invalidateQueries({ queryKey: preChatsQuery.queryKey });
      },
    }),
  };
}
