/** The reactions that there are; few, so that all fit beside a message. */
export const reactionEmoji = ['👍', '✅', '👀', '❤️', '🙏', '❓'] as const;

/** What a search looks for: each of these words has to begin a word of the message. */
export function searchWords(query: string): string[] {
  return [...new Set(query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, mostWords);
}

const mostWords = 12;
