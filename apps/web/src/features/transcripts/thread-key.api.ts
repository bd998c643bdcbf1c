/** Where all that charts hold begins. */
export const threadsKey = ['transcripts'] as const;

/** Where what one chart holds lies; features above put theirs below it, so that it is asked for again with the thread. */
export const threadKey = (noteId: string) => [...threadsKey, noteId] as const;
