/** Channels, conversations and their messages; events of the server refresh them. */
export const messagingKey = ['messaging'] as const;

export const channelsKey = [...messagingKey, 'channels'] as const;
export const threadsKey = [...messagingKey, 'threads'] as const;

/** A refresh of it loads only what changed since. */
export const messagesKey = (channelId: string) => [...messagingKey, 'messages', channelId] as const;

export const urgentKey = [...messagingKey, 'urgent'] as const;
export const onCallKey = [...messagingKey, 'on-call'] as const;
export const quietHoursKey = [...messagingKey, 'quiet-hours'] as const;
