/** What the address of the page may say: the chart, by its id. */
export type VisualizerAddress = { id?: string };

/** Keeps what the page understands of any address; the rest is dropped. */
export const readVisualizerAddress = ({ id }: Record<string, unknown>): VisualizerAddress => ({
  id: typeof id === 'string' && id !== '' ? id : undefined,
});
