import { listQuickPhrases } from '@clinical/contract/quick-phrases/quick-phrases.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** All phrases that I may use: on their page, and in every long text field. */
export const quickPhrasesQuery = queryOptions({
  queryKey: ['quick-phrases'],
  queryFn: ({ signal }) => api.request(listQuickPhrases, {}, { signal }),
});
