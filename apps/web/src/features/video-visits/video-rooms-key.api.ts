/** Rooms, and who waits in them. */
export const videoRoomsKey = ['video-rooms'] as const;
