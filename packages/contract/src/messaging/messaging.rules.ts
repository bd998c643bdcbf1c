/** The reactions that there are; few, so that all fit beside a message. */
export const reactionEmoji = ['👍', '✅', '👀', '❤️', '🙏', '❓'] as const;
