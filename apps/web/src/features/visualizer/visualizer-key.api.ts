/** Pictures and files of charts; an event of the server refreshes the files. */
export const visualizerKey = ['visualizer'] as const;
export const chartImportsKey = (noteId: string) => [...visualizerKey, 'imports', noteId] as const;
