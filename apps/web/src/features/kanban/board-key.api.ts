/** Where what boards hold begins. */
export const kanbanKey = ['kanban'] as const;

/** Where the cards of a chart lie. */
export const boardKey = (noteId: string) => [...kanbanKey, noteId] as const;
