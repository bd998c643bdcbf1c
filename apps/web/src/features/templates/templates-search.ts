/** Which template is open: one of mine by id, a starter by its key, or a new one. `learn`: with what it could learn. */
export type TemplatesSearch = { id?: string; starter?: string; make?: true; learn?: true };

export function readTemplatesSearch(search: Record<string, unknown>): TemplatesSearch {
  const learn = search['learn'] === true || search['learn'] === 'true' ? { learn: true as const } : {};
  if (typeof search['id'] === 'string') return { id: search['id'], ...learn };
  if (typeof search['starter'] === 'string') return { starter: search['starter'] };
  return search['make'] === true || search['make'] === 'true' ? { make: true } : {};
}
