/**
 * Characters of chart text that a model takes beside the visit, its instructions and its answer. Of each window, as its vendor
 * states it, a good part is kept for these, and three characters are counted for a token.
 */
const contextCharacters: Record<string, number> = {
  'gpt-4.1': 2_700_000,
  'gpt-5-no-cds': 600_000,
  'gpt-5': 600_000,
  'gpt-5-high': 600_000,
  'o3-pro': 210_000,
  o3: 210_000,
  o1: 210_000,
  'o4-mini': 210_000,
  'grok-4': 450_000,
};

/** Characters; of a model that is not known, as much as the smallest takes. */
export function contextLimit(model: string): number {
  return Object.hasOwn(contextCharacters, model) ? contextCharacters[model]! : 210_000;
}

/**
 * Null when all of it fits. Else by how many characters it is too much, and the one to leave out: the smallest that is enough,
 * or the largest when none alone is.
 */
export function contextExcess<Item extends { size: number }>(
  chosen: readonly Item[],
  model: string,
): { over: number; drop: Item } | null {
  const over = chosen.reduce((sum, { size }) => sum + size, 0) - contextLimit(model);
  if (over <= 0) return null;
  const bySize = chosen.toSorted((a, b) => a.size - b.size);
  return { over, drop: bySize.find(({ size }) => size >= over) ?? bySize.at(-1)! };
}
