/** Pre-chats; an event of the server refreshes them. */
export const interviewsKey = ['interviews'] as const;
