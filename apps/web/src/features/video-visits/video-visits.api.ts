import { ApiError } from '@clinical/api-client/api-error';
import type { CallState, RoomSync } from '@clinical/contract/video-visits/signals.schemas';
import * as calls from '@clinical/contract/video-visits/video-visits.calls';
import type {
  GuestKind,
  NewQuickCall,
  SetRoomRecording,
  VideoRoom,
} from '@clinical/contract/video-visits/video-visits.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { videoRoomsKey } from './video-rooms-key.api.ts';

/** Who went away without a word is seen so often, in milliseconds. */
const lookEvery = 15_000;

export const videoRoomsQuery = queryOptions({
  queryKey: [...videoRoomsKey, 'open'],
  queryFn: ({ signal }) => api.request(calls.listVideoRooms, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(({ guests }) => guests.some(isHere)) ? lookEvery : false),
});

const isHere = ({ state, isPresent }: VideoRoom['guests'][number]): boolean =>
  isPresent && (state === 'waiting' || state === 'in-call');

export const videoRoomQuery = (id: string) =>
  queryOptions({
    queryKey: [...videoRoomsKey, 'one', id],
    queryFn: ({ signal }) => api.request(calls.getVideoRoom, { params: { id } }, { signal }),
    refetchInterval: lookEvery,
  });

export const syncRoom = (id: string, body: RoomSync): Promise<CallState> =>
  api.request(calls.syncVideoRoom, { params: { id }, body });

/** The room is not there any more, or not this person's. */
export const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export function useQuickCall() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewQuickCall) => api.request(calls.quickCall, { body }),
    onSuccess: ({ room }) => queries.setQueryData(videoRoomQuery(room.id).queryKey, room),
    onSettled: () => queries.invalidateQueries({ queryKey: videoRoomsQuery.queryKey }),
  });
}

/** All that is done to a room. The reply is how it stands then. */
export function useVideoRoom(id: string) {
  const queries = useQueryClient();
  const params = { id };
  const onSuccess = (room: VideoRoom) => {
    queries.setQueryData(videoRoomQuery(id).queryKey, room);
    void queries.invalidateQueries({ queryKey: videoRoomsQuery.queryKey });
  };
  return {
    invite: useMutation({
      mutationFn: (kind: GuestKind) => api.request(calls.inviteVideoGuest, { params, body: { kind } }),
      onSuccess: ({ room }) => onSuccess(room),
    }),
    admit: useMutation({
      mutationFn: (guestId: string) => api.request(calls.admitVideoGuest, { params: { id, guestId } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (guestId: string) => api.request(calls.removeVideoGuest, { params: { id, guestId } }),
      onSuccess,
    }),
    setChart: useMutation({
      mutationFn: (noteId: string) => api.request(calls.setVideoChart, { params, body: { noteId } }),
      onSuccess,
    }),
    setRecording: useMutation({
      mutationFn: (body: SetRoomRecording) => api.request(calls.setVideoRecording, { params, body }),
      onSuccess,
    }),
    end: useMutation({ mutationFn: () => api.request(calls.endVideoRoom, { params }), onSuccess }),
  };
}
