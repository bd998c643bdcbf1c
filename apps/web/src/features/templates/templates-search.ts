/** Which template is open: one of mine by id, a starter by its key, or a new one. */
export type TemplatesSearch = { id?: string; starter?: string; make?: true };

export function readTemplatesSearch(search: Record<string, unknown>): TemplatesSearch {
  if (typeof search['id'] === 'string') return { id: search['id'] };
  if (typeof search['starter'] === 'string') return { starter: search['starter'] };
  return search['make'] === true || search['make'] === 'true' ? { make: true } : {};
}
